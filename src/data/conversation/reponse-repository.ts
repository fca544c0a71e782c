import { onValue, ref, remove, set, type Database } from 'firebase/database';
import * as z from 'zod/mini';
import type { DataError } from '@/lib/errors/data-error.ts';
import { listen } from '../firebase/listen.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';

const reponseSchema = z.object({ titre: z.string(), texte: z.string() });

/** A ready answer as the team wrote it. */
export type ReponsePrete = z.infer<typeof reponseSchema>;

const path = 'reponses';

/** The ready answers of the team, for admins. */
export const reponseRepository = perServices((services) => {
  async function keepAll(reponses: readonly ReponsePrete[]): Promise<void> {
    const place = ref(await services.database(), path);
    if (reponses.length === 0) return remove(place);
    const rows = reponses.map(({ titre, texte }, index) => [
      `r${String(index).padStart(2, '0')}`,
      { titre, texte },
    ]);
    return set(place, Object.fromEntries(rows));
  }

  return {
    /**
     * Tells the ready answers of the team in their order, now and after each change: none while it has written none.
     * Returns the way to stop.
     */
    watch: (
      onReponses: (reponses: readonly ReponsePrete[]) => void,
      onError: (error: DataError) => void,
    ): (() => void) =>
      listen<Database, readonly ReponsePrete[]>(
        services.database(),
        (database, onTold, onRefused) =>
          onValue(
            ref(database, path),
            (snapshot) => {
              const reponses: ReponsePrete[] = [];
              snapshot.forEach((child) => {
                const parsed = reponseSchema.safeParse(child.val());
                if (parsed.success) reponses.push(parsed.data);
              });
              onTold(reponses);
            },
            onRefused,
          ),
        { onValue: onReponses, onError },
      ),

    /**
     * Keeps the ready answers of the team, all of them, in this order; with none, those of the site are back. Throws one of
     * the data errors.
     */
    keep: (reponses: readonly ReponsePrete[]) => answered(keepAll(reponses)),
  };
});
