import { onValue, ref, remove, set } from 'firebase/database';
import * as z from 'zod/mini';
import type { DataError } from '@/lib/errors/data-error.ts';
import { realtimeDatabase } from '@/lib/firebase/database.ts';
import { inTime, toError } from './conversation-repository.ts';

const reponseSchema = z.object({ titre: z.string(), texte: z.string() });

/** A ready answer as the team wrote it. */
export type ReponsePrete = z.infer<typeof reponseSchema>;

function place() {
  return ref(realtimeDatabase(), 'reponses');
}

/** Tells the ready answers of the team in their order, now and after each change: none while it has written none. For admins. */
export function watchReponses(
  onReponses: (reponses: readonly ReponsePrete[]) => void,
  onError: (error: DataError) => void,
): () => void {
  return onValue(
    place(),
    (snapshot) => {
      const reponses: ReponsePrete[] = [];
      snapshot.forEach((child) => {
        const parsed = reponseSchema.safeParse(child.val());
        if (parsed.success) reponses.push(parsed.data);
      });
      onReponses(reponses);
    },
    (error) => onError(toError(error)),
  );
}

/** Keeps the ready answers of the team, all of them, in this order; with none, those of the site are back. For admins. Throws one of the data errors. */
export function keepReponses(reponses: readonly ReponsePrete[]): Promise<void> {
  if (reponses.length === 0) return inTime(remove(place()));
  const rows = reponses.map(({ titre, texte }, index) => [
    `r${String(index).padStart(2, '0')}`,
    { titre, texte },
  ]);
  return inTime(set(place(), Object.fromEntries(rows)));
}
