import type { EtapeId } from '@/domain/etape/etape-id.ts';
import {
  acknowledge,
  keepSolution,
  nextStep,
  passOver,
  reconcile,
  withFreshChances,
  withSession,
  type Envoi,
  type Operation,
  type ServerState,
  type Settled,
} from '@/domain/partie/envoi.ts';
import { partieIdSchema, type Partie, type PartieId } from '@/domain/partie/partie.ts';
import { play } from '@/domain/partie/play.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import type { Solution } from '@/domain/quete/verrou.ts';
import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import { LimitReachedError } from '@/lib/errors/limit-reached-error.ts';
import { keepTrying, type Trying } from '@/lib/network/keep-trying.ts';
import { hasEquipe } from '../equipe/equipe-store.ts';
import type { KeptPartie } from './partie-database.ts';
import type { PartieStore } from './partie-store.ts';

/** Where an operation is sent: the document, and who sends. */
export type EnvoiTarget = {
  documentId: PartieId;
  uid: string;
  queteId: Partie['queteId'];
  version: number;
};

/** The way to the server: `partie-repository.ts`, or a fake one in tests. Throws data errors, before a deadline. */
export type PartieGateway = {
  /** The uid of the session there is, or of an anonymous one made quietly. */
  ensureUid: () => Promise<string>;
  write: (target: EnvoiTarget, operation: WriteOperation) => Promise<void>;
  /** What the server holds of what an operation touches. */
  readState: (target: EnvoiTarget, etapeId: EtapeId | null) => Promise<ServerState>;
  readSolution: (
    target: Omit<EnvoiTarget, 'documentId'>,
    etapeId: EtapeId,
  ) => Promise<Solution>;
};

export type WriteOperation = Exclude<Operation, { type: 'readSolution' }>;

export type SyncPorts = {
  store: Pick<PartieStore, 'read' | 'change'>;
  /** Loads the gateway when there is something to send, and not before. */
  loadGateway: () => Promise<PartieGateway>;
  now: () => number;
};

/** `settled`: the server holds all that can be proven. `waiting`: go on at that time (epoch milliseconds). */
export type SyncOutcome = { type: 'settled' } | { type: 'waiting'; until: number };

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random id of letters and digits; 20 of them hold 119 bits. */
function randomId(length: number): string {
  return Array.from(
    crypto.getRandomValues(new Uint32Array(length)),
    (word) => alphabet[word % alphabet.length] ?? 'A',
  ).join('');
}

/** A fresh id for a party. */
export function randomPartieId(): PartieId {
  return partieIdSchema.parse(randomId(24));
}

function targetOf({ partie, envoi }: KeptPartie, uid: string): EnvoiTarget {
  const { queteId, version } = partie;
  return { documentId: envoi.documentId, uid, queteId, version };
}

/** Takes the next operation to send, kept as under way before it leaves; null when there is none now. */
async function takeOperation(
  { store, now }: SyncPorts,
  partieId: PartieId,
  contenu: Contenu,
  uid: string,
): Promise<{ kept: KeptPartie; operation: Operation | null }> {
  let operation: Operation | null = null;
  const kept = await store.change(partieId, (before) => {
    const envoi = withSession(before.envoi, uid, randomPartieId());
    const { partie } = before;
    const enEquipe = hasEquipe(partie.id);
    const next = nextStep({ partie, contenu, envoi, now: now(), enEquipe }, randomId(24));
    operation = next.type === 'send' ? next.operation : null;
    if (envoi === before.envoi && operation === envoi.operation) return before;
    return { ...before, envoi: { ...envoi, operation } };
  });
  return { kept, operation };
}

async function perform(
  gateway: PartieGateway,
  target: EnvoiTarget,
  operation: Operation,
  { now }: SyncPorts,
): Promise<(envoi: Envoi) => Settled> {
  const freshId = randomPartieId();
  try {
    if (operation.type === 'readSolution') {
      const { etapeId } = operation;
      const solution = await gateway.readSolution(target, etapeId);
      return (envoi) => ({ envoi: keepSolution(envoi, etapeId, solution), event: null });
    }
    await gateway.write(target, operation);
    return (envoi) => acknowledge(envoi, operation, now());
  } catch (error) {
    // No refusal of the rules: nothing was sent.
    if (error instanceof OfflineError || error instanceof LimitReachedError) throw error;
    if (operation.type === 'readSolution') return (envoi) => passOver(envoi, operation);
    if (!(error instanceof AccessDeniedError)) throw error;
    const etapeId = 'etapeId' in operation ? operation.etapeId : null;
    const server = await gateway.readState(target, etapeId);
    return (envoi) => reconcile(envoi, operation, server, { seenAt: now(), freshId });
  }
}

function settle(
  kept: KeptPartie,
  contenu: Contenu,
  operation: Operation,
  outcome: (envoi: Envoi) => Settled,
): KeptPartie {
  // Another tab has settled it meanwhile.
  if (kept.envoi.operation?.operationId !== operation.operationId) return kept;
  const { envoi, event } = outcome(kept.envoi);
  const partie = event === null ? kept.partie : play(kept.partie, event, contenu);
  return { ...kept, partie, envoi };
}

/**
 * Sends all that can be sent now, one operation after the other. A party that is one more than may be begun in a day waits
 * for another. Rejects with the error of the network or of the
 * session that stopped it: what was under way stays kept, and is sent again the next time.
 */
export async function syncPartie(
  ports: SyncPorts,
  partieId: PartieId,
  contenu: Contenu,
): Promise<SyncOutcome> {
  const { store, loadGateway, now } = ports;
  const first = await store.read(partieId);
  if (first === null) return { type: 'settled' };
  let next = nextStep({ ...first, contenu, now: now() }, '');
  if (next.type === 'send') {
    const gateway = await loadGateway();
    const uid = await gateway.ensureUid();
    for (;;) {
      const { kept, operation } = await takeOperation(ports, partieId, contenu, uid);
      next = nextStep({ ...kept, contenu, now: now() }, '');
      if (operation === null) break;
      let outcome;
      try {
        outcome = await perform(gateway, targetOf(kept, uid), operation, ports);
      } catch (error) {
        if (!(error instanceof LimitReachedError)) throw error;
        return { type: 'waiting', until: error.until };
      }
      await store.change(partieId, (before) =>
        settle(before, contenu, operation, outcome),
      );
    }
  }
  return next.type === 'wait'
    ? { type: 'waiting', until: next.until }
    : { type: 'settled' };
}

/**
 * Keeps the server's copy of a party in step with the phone's, quietly: now, whenever `wake` is called, when the
 * network or the page comes back, and after growing pauses when something failed.
 */
export function startPartieSync(
  ports: SyncPorts,
  partieId: PartieId,
  contenu: Contenu,
): Trying {
  const afresh = ports.store.change(partieId, (kept) => {
    const envoi = withFreshChances(kept.envoi);
    return envoi === kept.envoi ? kept : { ...kept, envoi };
  });
  return keepTrying(
    `partie-${partieId}`,
    async () => {
      const outcome = await syncPartie(ports, partieId, contenu);
      return outcome.type === 'waiting' ? outcome.until - ports.now() : null;
    },
    afresh,
  );
}
