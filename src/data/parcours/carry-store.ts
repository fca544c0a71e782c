import { read, write } from '@/device/database.ts';
import { keysUnder } from '@/device/rows.ts';
import { storeOf } from '@/device/stores.ts';
import { completeParcours } from '@/domain/parcours/complete-parcours.ts';
import type { Parcours, ParcoursId } from '@/domain/parcours/parcours.ts';
import { refuseNewer } from '../refuse-newer.ts';
import type { Draft } from './draft-repository.ts';

/**
 * Progress of moving a parcours of this device into an account, step by step: its text, each of its files, data without a place online,
 * then its removal from this device. Each step is recorded once confirmed, and may run twice.
 */
export type Carry = {
  id: ParcoursId;
  /** The account that receives it. */
  uid: string;
  /** The text: the last known state online, and unanswered saves. */
  texte: Pick<Draft, 'base' | 'sentOperationIds' | 'sentParcours'>;
  /** The files online, by their paths. */
  fichiers: readonly string[];
  /** This device's data when all of it had arrived: only its removal is left. Null until then. */
  arrive: { parcours: Parcours; saisies: Draft['saisies'] } | null;
};

type StoredCarry = Carry & { format: 1 };

const carries = storeOf<StoredCarry>('vers-le-compte');

function carryOf({ format, ...carry }: StoredCarry): Carry {
  refuseNewer('brouillon', { format });
  const { base, sentParcours = [] } = carry.texte;
  refuseNewer('parcours', base?.parcours);
  return {
    ...carry,
    texte: {
      ...carry.texte,
      base: base && { ...base, parcours: completeParcours(base.parcours) },
      sentParcours: sentParcours.map(completeParcours),
    },
    arrive: carry.arrive && {
      ...carry.arrive,
      parcours: completeParcours(carry.arrive.parcours),
    },
  };
}

/** A move without any step done. */
export function newCarry(id: ParcoursId, uid: string): Carry {
  const texte = { base: null, sentOperationIds: [], sentParcours: [] };
  return { id, uid, texte, fichiers: [], arrive: null };
}

/** Progress of moving a parcours into an account; empty if none. Throws `DeviceError` without an answer, and `NewerFormatError`. */
export async function readCarry(id: ParcoursId, uid: string): Promise<Carry> {
  const stored = await read([carries], (rows) => rows.get([id, uid]));
  return stored === undefined ? newCarry(id, uid) : carryOf(stored);
}

/** Stores the progress. A device without room stores nothing, and the move goes on: it frees room, and an unrecorded step runs twice. */
export async function keepCarry(carry: Carry): Promise<void> {
  try {
    await write([carries], (rows) => rows.put({ ...carry, format: 1 }));
  } catch (error) {
    console.warn('A step towards the account was not noted.', error);
  }
}

/** True if a part of a parcours was sent to an account, and not all of it is known to have arrived. */
export async function isCarryBegun(id: ParcoursId): Promise<boolean> {
  const begun = await read([carries], (rows) => rows.all(keysUnder(id)));
  return begun.length > 0;
}

/** The parcours that have arrived somewhere, and were perhaps not yet taken off this device. */
export async function listArrived(): Promise<ParcoursId[]> {
  const stored = await read([carries], (rows) => rows.all());
  return stored.filter(({ arrive }) => arrive !== null).map(({ id }) => id);
}

/** Forgets the progress of a parcours, in every account. */
export async function forgetCarry(id: ParcoursId): Promise<void> {
  await write([carries], (rows) => rows.remove(keysUnder(id)));
}
