import { onValue, ref, remove, serverTimestamp, set } from 'firebase/database';
import * as z from 'zod/mini';
import type { Absence } from '@/domain/conversation/absence.ts';
import type { DataError } from '@/lib/errors/data-error.ts';
import { listen } from '../firebase/listen.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';

const absenceSchema = z.object({ texte: z.string(), jusqua: z.number() });

const path = 'absence';

/** What the team says of its absence, for admins. Every promise rejects with one of the data errors. */
export const absenceDeskRepository = perServices((services) => {
  async function setNow({ texte, jusqua }: Absence): Promise<void> {
    const place = ref(await services.database(), path);
    await set(place, { texte, jusqua, at: serverTimestamp() });
  }

  async function withdrawNow(): Promise<void> {
    await remove(ref(await services.database(), path));
  }

  return {
    /**
     * Tells what the visitors read of an absence, now and after each change, even once it is over; null when there is none.
     * Returns the way to stop.
     */
    watch: (
      onAbsence: (absence: Absence | null) => void,
      onError: (error: DataError) => void,
    ): (() => void) =>
      listen(
        services.database(),
        (database, onTold, onRefused) =>
          onValue(
            ref(database, path),
            (snapshot) => onTold(absenceSchema.safeParse(snapshot.val()).data ?? null),
            onRefused,
          ),
        { onValue: onAbsence, onError },
      ),

    /** Tells the visitors of an absence, in the place of the one before. */
    set: (absence: Absence) => answered(setNow(absence)),

    /** Takes it back. */
    withdraw: () => answered(withdrawNow()),
  };
});
