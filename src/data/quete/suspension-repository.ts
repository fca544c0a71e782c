import type { QueteId } from '@/domain/quete/quete.ts';
import { parseSuspensions, type Suspensions } from '@/domain/quete/suspension.ts';
import { readFreshFields } from '@/lib/firebase/firestore-rest.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';

async function readFrom(id: QueteId): Promise<Suspensions | null> {
  const fields = await readFreshFields(`quetes/${id}`, ['suspensions']);
  return fields === null ? null : parseSuspensions(fields['suspensions']);
}

/**
 * The closures of a quête, whatever the version: one read of a few bytes, without the SDK. Null when the quête was withdrawn. Throws a data
 * error.
 */
export function readSuspensions(id: QueteId): Promise<Suspensions | null> {
  return answered(readFrom(id));
}

/** The same for the queries of signed-in screens, whose tests replace it. */
export const suspensionRepository = perServices(() => ({ read: readSuspensions }));
