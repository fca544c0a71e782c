import type { EtapeId } from '@/domain/etape/etape-id.ts';
import {
  acknowledge,
  adoptTried,
  isWaiting,
  keepSolution,
  nextStep,
  passOver,
  reconcile,
  withFreshChances,
  withSession,
  type Envoi,
  type NextStep,
  type Operation,
  type ServerState,
  type Settled,
  type Tried,
} from '@/domain/partie/envoi.ts';
import { partieIdSchema, type Partie, type PartieId } from '@/domain/partie/partie.ts';
import { play } from '@/domain/partie/play.ts';
import type { Contenu, Quete } from '@/domain/quete/quete.ts';
import type { Solution } from '@/domain/quete/verrou.ts';
import {
  AccessDeniedError,
  OfflineError,
  LimitReachedError,
} from '@/lib/errors/data-error.ts';
import type { Trying } from '@/lib/network/keep-trying.ts';
import { hasEquipe } from '../equipe/equipe-store.ts';
import { outbox } from '../outbox.ts';
import type { KeptPartie } from './kept-partie.ts';
import type { PartieStore } from './partie-store.ts';

/** Target of an operation: the document, and the session. */
export type EnvoiTarget = {
  documentId: PartieId;
  uid: string;
  queteId: Partie['queteId'];
  version: number;
};

/** The writes to the server: `partie-repository.ts`, or a fake in tests. Throws data errors, before a deadline. */
export type PartieGateway = {
  /** The uid of the present session, or of an anonymous one made silently. */
  ensureUid: () => Promise<string>;
  write: (target: EnvoiTarget, operation: WriteOperation) => Promise<void>;
  /** The session's tries and seen solutions of the version, over all its parties. */
  readTried: (target: EnvoiTarget) => Promise<Tried>;
  /** The server's state of an operation's documents. */
  readState: (target: EnvoiTarget, etapeId: EtapeId | null) => Promise<ServerState>;
  /** Gives the session the right to read the solution of an étape that this party has renounced. */
  unlock: (target: EnvoiTarget, etapeId: EtapeId) => Promise<void>;
  readSolution: (
    target: Omit<EnvoiTarget, 'documentId'>,
    etapeId: EtapeId,
  ) => Promise<Solution>;
};

export type WriteOperation = Exclude<Operation, { type: 'readSolution' }>;

export type SyncPorts = {
  /** All changes here are quiet: a proof is not play, and makes no party the last one played. */
  store: Pick<PartieStore, 'read' | 'changeQuietly'>;
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

/** Reads once the session's tries and seen solutions of the version, before this party tries anything. */
async function learnTried(
  { store, now }: SyncPorts,
  partieId: PartieId,
  uid: string,
  gateway: PartieGateway,
): Promise<void> {
  const kept = await store.changeQuietly(partieId, (before) => {
    const envoi = withSession(before.envoi, uid, randomPartieId());
    return envoi === before.envoi ? before : { ...before, envoi };
  });
  if (kept.envoi.lu) return;
  const tried = await gateway.readTried(targetOf(kept, uid));
  await store.changeQuietly(partieId, (before) => {
    const { envoi } = before;
    // Another tab has read it, or another session has taken over.
    if (envoi.lu || envoi.uid !== uid) return before;
    return { ...before, envoi: adoptTried(envoi, tried, now()) };
  });
}

/** Takes the next operation to send, stored as under way before it leaves; null for none now. */
async function takeOperation(
  { store, now }: SyncPorts,
  partieId: PartieId,
  uid: string,
  { contenu, unlocks }: { contenu: Contenu; unlocks: boolean },
): Promise<{ kept: KeptPartie; operation: Operation | null }> {
  let operation: Operation | null = null;
  const kept = await store.changeQuietly(partieId, (before) => {
    const envoi = withSession(before.envoi, uid, randomPartieId());
    const { partie } = before;
    const enEquipe = hasEquipe(partie.id);
    const input = { partie, contenu, envoi, now: now(), enEquipe, unlocks };
    const next = nextStep(input, randomId(24));
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
      await gateway.unlock(target, etapeId);
      const solution = await gateway.readSolution(target, etapeId);
      return (envoi) => ({ envoi: keepSolution(envoi, etapeId, solution), event: null });
    }
    await gateway.write(target, operation);
    return (envoi) => acknowledge(envoi, operation, now());
  } catch (error) {
    // Not refused by the rules: nothing was sent.
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

export type SyncOptions = {
  /** True to unlock and read solutions of renounced étapes. */
  unlocks?: boolean;
  /** Reads the session's seen solutions of this version, even if nothing is to be sent. */
  readsFirst?: boolean;
};

function outcomeOf(next: NextStep): SyncOutcome {
  return next.type === 'wait'
    ? { type: 'waiting', until: next.until }
    : { type: 'settled' };
}

/**
 * Sends all that can be sent now, in sequence. A party past the daily limit waits for another day. Rejects with the error of the network or
 * of the session that stopped it: the operation under way stays stored, and is sent again the next time.
 */
export async function syncPartie(
  ports: SyncPorts,
  partieId: PartieId,
  contenu: Contenu,
  { unlocks = true, readsFirst = false }: SyncOptions = {},
): Promise<SyncOutcome> {
  const { store, loadGateway, now } = ports;
  const first = await store.read(partieId);
  if (first === null) return { type: 'settled' };
  const stepOf = (kept: KeptPartie) =>
    nextStep({ ...kept, contenu, now: now(), unlocks }, '');
  const next = stepOf(first);
  const isUnread = readsFirst && !first.envoi.lu && !first.envoi.ailleurs;
  if (next.type !== 'send' && !isUnread) return outcomeOf(next);
  const gateway = await loadGateway();
  const uid = await gateway.ensureUid();
  await learnTried(ports, partieId, uid, gateway);
  for (;;) {
    const taken = await takeOperation(ports, partieId, uid, { contenu, unlocks });
    const { kept, operation } = taken;
    if (operation === null) return outcomeOf(stepOf(kept));
    let outcome;
    try {
      outcome = await perform(gateway, targetOf(kept, uid), operation, ports);
    } catch (error) {
      if (!(error instanceof LimitReachedError)) throw error;
      return { type: 'waiting', until: error.until };
    }
    await store.changeQuietly(partieId, (before) =>
      settle(before, contenu, operation, outcome),
    );
  }
}

/** A party of this device, with the version of the quête it is played on. */
export type PlayedPartie = { kept: KeptPartie; quete: Quete };

/** Dependencies for syncing the parties of this device. */
export type DevicePorts = Omit<SyncPorts, 'store'> & {
  store: Pick<PartieStore, 'read' | 'changeQuietly' | 'readPlayed'>;
};

function isLeft({ kept, quete }: PlayedPartie): boolean {
  return isWaiting({ ...kept, contenu: quete.contenu, unlocks: false });
}

/** The other parties of this device that have something to prove. */
async function readLeft(
  store: Pick<PartieStore, 'readPlayed'>,
  partieId: PartieId,
): Promise<PlayedPartie[]> {
  const played = await store.readPlayed();
  return played.filter((one) => one.kept.partie.id !== partieId && isLeft(one));
}

/** True if another party of this device, played offline and left since, has something to prove. */
export async function hasLeft(
  store: Pick<PartieStore, 'readPlayed'>,
  partieId: PartieId,
): Promise<boolean> {
  return (await readLeft(store, partieId)).length > 0;
}

/** A party to prove, and how far. `uid`: its last known session; another session leaves it alone. */
type Proving = SyncOptions & { id: PartieId; contenu: Contenu; uid: string | null };

/**
 * Syncs the server's copy of a party with the phone's, silently. Other parties that this device has left are proven too (under this
 * session, or without any), before unlocking a solution that one of them has found; none of them becomes the last one played. Starts at
 * once, and goes on until stopped.
 */
export function startPartieSync(
  ports: DevicePorts,
  partieId: PartieId,
  contenu: Contenu,
  { readsFirst = false }: Pick<SyncOptions, 'readsFirst'> = {},
): Trying {
  const { store, loadGateway, now } = ports;
  let freshened: Promise<void> | undefined;

  const afresh = (before: KeptPartie) => {
    const envoi = withFreshChances(before.envoi);
    return envoi === before.envoi ? before : { ...before, envoi };
  };
  async function giveFreshChances(): Promise<void> {
    await store.changeQuietly(partieId, afresh);
    for (const { kept } of await store.readPlayed()) {
      if (kept.partie.id !== partieId) await store.changeQuietly(kept.partie.id, afresh);
    }
  }

  async function waiting(): Promise<Proving[]> {
    // Once a page: repeatedly refused operations wait for the next.
    freshened ??= giveFreshChances();
    await freshened;
    const own = { id: partieId, contenu, uid: null };
    const left = await readLeft(store, partieId);
    return [
      { ...own, unlocks: false, readsFirst },
      ...left.map(({ kept, quete }) => ({
        ...{ id: kept.partie.id, contenu: quete.contenu },
        ...{ uid: kept.envoi.uid, unlocks: false },
      })),
      own,
    ];
  }

  async function send({ id, uid, ...proving }: Proving): Promise<number | null> {
    if (uid !== null && uid !== (await (await loadGateway()).ensureUid())) return null;
    const outcome = await syncPartie(ports, id, proving.contenu, proving);
    return outcome.type === 'waiting' ? outcome.until - now() : null;
  }

  const { start, wake } = outbox(`partie-${partieId}`, { waiting, send });
  return { wake, stop: start() };
}
