import type { Preuve } from '@/domain/preuve/preuve.ts';
import type { PreuveId } from '@/domain/preuve/preuve-id.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { readFreshFields } from '@/lib/firebase/firestore-rest.ts';
import { readQueteVersion } from '../quete/quete-repository.ts';
import { preuveOf } from './preuve-document.ts';

/** A preuve with what it is of. */
export type ReadPreuve = {
  preuve: Preuve;
  /** The version that was played; null where it cannot be read now. */
  quete: Quete | null;
  /** Whether the quête was withdrawn since. */
  isRetiree: boolean;
};

const fieldPaths = [
  'queteId',
  'version',
  'points',
  'etapes',
  'jour',
  'remisLe',
  'expireAt',
];

/** One preuve as it is now: one read, without the SDK. Null where there is none, or none any more. Throws one of the data errors. */
export async function readPreuve(id: PreuveId): Promise<Preuve | null> {
  const fields = await readFreshFields(`preuves/${id}`, fieldPaths);
  return fields === null
    ? null
    : preuveOf(id, { ...fields, remisLe: fields['remisLe'] ?? null });
}

async function versionOf({ queteId, version }: Preuve): Promise<Quete | null> {
  try {
    return await readQueteVersion(queteId, version);
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    return null;
  }
}

/** A preuve with its quête: three reads, without the SDK. Null where there is no such preuve. Throws one of the data errors. */
export async function readWholePreuve(id: PreuveId): Promise<ReadPreuve | null> {
  const preuve = await readPreuve(id);
  if (preuve === null) return null;
  const [quete, current] = await Promise.all([
    versionOf(preuve),
    readFreshFields(`quetes/${preuve.queteId}`, ['version']),
  ]);
  return { preuve, quete, isRetiree: current === null };
}
