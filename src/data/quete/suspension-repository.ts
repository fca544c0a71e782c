import type { QueteId } from '@/domain/quete/quete.ts';
import { parseSuspensions, type Suspensions } from '@/domain/quete/suspension.ts';
import { readFreshFields } from '@/lib/firebase/firestore-rest.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';

/** What is closed of quêtes, read without the SDK. Every function throws one of the data errors. */
export const suspensionRepository = perServices(() => ({
  /** What is closed of a quête, whatever the version: one read of a few bytes. Null when the quête was withdrawn. */
  read: async (id: QueteId): Promise<Suspensions | null> => {
    const fields = await answered(readFreshFields(`quetes/${id}`, ['suspensions']));
    return fields === null ? null : parseSuspensions(fields['suspensions']);
  },
}));
