import * as z from 'zod/mini';
import { choice, type Choice } from '@/device/choice.ts';
import { blankEnvoi } from '@/domain/partie/envoi.ts';
import {
  isNewerPassage,
  passageVersion,
  readPassage,
  writePassage,
} from '@/domain/partie/passage.ts';
import { isUnderWay, meetReprise, repriseSignature } from '@/domain/partie/reprise.ts';
import type { PartieId } from '@/domain/partie/partie.ts';
import type { Quete, QueteId } from '@/domain/quete/quete.ts';
import { AccessDeniedError, NewerFormatError } from '@/lib/errors/data-error.ts';
import type { Trying } from '@/lib/network/keep-trying.ts';
import { createOperationId } from '../firestore/operation-id.ts';
import { hasEquipe } from '../equipe/equipe-store.ts';
import { outbox } from '../outbox.ts';
import type { KeptPartie } from './kept-partie.ts';
import type { PartieStore } from './partie-store.ts';
import type { Reprise, ToldReprise } from './reprise-repository.ts';
import { queteOfVersion } from './take-passage.ts';

/** The writes to the server: `reprise-repository.ts`, or a fake in tests. Throws data errors. */
export type RepriseGateway = {
  read: (queteId: QueteId) => Promise<Reprise | null>;
  write: (queteId: QueteId, told: ToldReprise) => Promise<void>;
};

export type ReprisePorts = {
  store: Pick<PartieStore, 'begin' | 'change' | 'read' | 'readLast'>;
  gateway: RepriseGateway;
  now: () => number;
  /** Store of this device's knowledge: its own storage, unless a test has two devices. */
  notes?: Pick<Choice<Known>, 'read' | 'keep'>;
};

const knownSchema = z.record(
  z.string(),
  z.object({ operationId: z.string(), signature: z.string() }),
);
type Known = z.infer<typeof knownSchema>;

const ownNotes = choice<Known>('qc.reprises', knownSchema, {});

function readKnown({ notes = ownNotes }: ReprisePorts): Known {
  return notes.read();
}

/** Records the server's last known state of a party, and its equal here. */
function know(partieId: PartieId, one: Known[string], ports: ReprisePorts): void {
  const { notes = ownNotes } = ports;
  // The last ones are enough: an unknown party is merged again.
  const others = Object.entries(notes.read()).filter(([id]) => id !== partieId);
  notes.keep(Object.fromEntries([...others.slice(-19), [partieId, one]]));
}

type Last = { kept: KeptPartie; quete: Quete };

/** Played by a single account: the phones of a team sync by themselves. */
function isOfAccount({ kept: { partie } }: Last): boolean {
  return partie.premiere === 0 && !hasEquipe(partie.id);
}

async function meetOwn(
  { kept, quete }: Last,
  reprise: Reprise,
  ports: ReprisePorts,
): Promise<void> {
  const { store, now } = ports;
  const { id } = kept.partie;
  const { operationId, texte, finie, at } = reprise;
  if (readKnown(ports)[id]?.operationId === operationId) return;
  const told = readPassage(texte, quete, now());
  if (told === null) return;
  const meeting = { isLater: at > kept.updatedAt, isFinished: finie, at: now() };
  const met = await store.change(id, (before) => ({
    ...before,
    partie: meetReprise(before.partie, told, quete.contenu, meeting),
  }));
  // The merge may have more than either: it is sent too.
  const same = repriseSignature({ ...told, id }, quete) + (finie ? '.' : '');
  const signature = repriseSignature(met.partie, quete) === same ? same : '';
  know(id, { operationId, signature }, ports);
}

/** The party goes on here in the document that proves it: the server's state is found there. */
async function takeOther(
  queteId: QueteId,
  reprise: Reprise,
  ports: ReprisePorts,
): Promise<void> {
  const { store, now } = ports;
  const { texte, uid, partieId: id, operationId } = reprise;
  const version = passageVersion(texte);
  if (version === null) return;
  const quete = await queteOfVersion(queteId, version);
  const told = readPassage(texte, quete, now());
  if (told === null) return;
  const partie = { ...told, id };
  await store.begin(quete, partie);
  await store.change(id, (kept) => ({ ...kept, envoi: blankEnvoi(id, uid) }));
  know(id, { operationId, signature: repriseSignature(partie, quete) }, ports);
}

/**
 * Adopts on this device the state that another one of the account stored for a quête: the party here is merged with it, or a later party
 * from there becomes the last one played. Returns true if any was stored. Throws a data error; then nothing is changed.
 */
export async function meetElsewhere(
  queteId: QueteId,
  ports: ReprisePorts,
): Promise<boolean> {
  const reprise = await ports.gateway.read(queteId);
  if (reprise === null) return false;
  // Of a later build: this device plays on by itself, and never overwrites it.
  if (isNewerPassage(reprise.texte)) throw new NewerFormatError('partie');
  const last = await ports.store.readLast(queteId);
  const { partieId } = reprise;
  const isOwn =
    last?.kept.envoi.documentId === partieId || last?.kept.partie.id === partieId;
  if (last !== null && isOwn) {
    if (isOfAccount(last)) await meetOwn(last, reprise, ports);
    return true;
  }
  const isLater = last === null || reprise.at > last.kept.updatedAt;
  const isThere = (await ports.store.read(partieId)) !== null;
  if (isLater && !isThere && !reprise.finie) await takeOther(queteId, reprise, ports);
  return true;
}

/** Stores the party's state, unless stored already. Throws a data error. */
async function tell(
  partieId: PartieId,
  quete: Quete,
  isFirst: boolean,
  ports: ReprisePorts,
): Promise<void> {
  const { store, gateway, now } = ports;
  const kept = await store.read(partieId);
  if (kept === null || !isOfAccount({ kept, quete }) || !isUnderWay(kept.partie)) return;
  const signature = repriseSignature(kept.partie, quete);
  if (readKnown(ports)[partieId]?.signature === signature) return;
  const operationId = createOperationId();
  await gateway.write(quete.id, {
    partieId: kept.envoi.documentId,
    texte: writePassage(kept.partie, quete, now()),
    finie: kept.partie.finishedAt !== null,
    operationId,
    isFirst,
  });
  know(partieId, { operationId, signature }, ports);
}

/**
 * Syncs the devices of an account with a party of this one: now, when it changes, and when the network or the page comes back. `now`: epoch
 * milliseconds.
 */
export function startReprise(
  ports: ReprisePorts & { store: Pick<PartieStore, 'watch'> },
  partieId: PartieId,
  quete: Quete,
): Trying {
  const { start, wake } = outbox(`reprise-${partieId}`, {
    waiting: () => [quete],
    send: async () => {
      try {
        const isTold = await meetElsewhere(quete.id, ports);
        await tell(partieId, quete, !isTold, ports);
      } catch (error) {
        // Signed out meanwhile, too long to store, or of a later build: this device plays on by itself.
        const isSettled =
          error instanceof AccessDeniedError || error instanceof NewerFormatError;
        if (!isSettled) throw error;
      }
      return null;
    },
  });
  const stop = start();
  let seen = '';
  const stopWatching = ports.store.watch(partieId, ({ partie }) => {
    const signature = repriseSignature(partie, quete);
    // Not at each key that is typed.
    if (signature !== seen) wake();
    seen = signature;
  });
  return {
    wake,
    stop: () => {
      stopWatching();
      stop();
    },
  };
}
