import { onValue, ref, remove, serverTimestamp, set } from 'firebase/database';
import * as z from 'zod/mini';
import type { Absence } from '@/domain/conversation/absence.ts';
import type { DataError } from '@/lib/errors/data-error.ts';
import { realtimeDatabase } from '@/lib/firebase/database.ts';
import { inTime, toError } from './conversation-repository.ts';

const absenceSchema = z.object({ texte: z.string(), jusqua: z.number() });

function place() {
  return ref(realtimeDatabase(), 'absence');
}

/** Tells what the visitors read of an absence, now and after each change, even once it is over; null when there is none. */
export function watchAbsence(
  onAbsence: (absence: Absence | null) => void,
  onError: (error: DataError) => void,
): () => void {
  return onValue(
    place(),
    (snapshot) => onAbsence(absenceSchema.safeParse(snapshot.val()).data ?? null),
    (error) => onError(toError(error)),
  );
}

/** Tells the visitors of an absence, in the place of the one before. For admins. Throws one of the data errors. */
export function setAbsence({ texte, jusqua }: Absence): Promise<void> {
  return inTime(set(place(), { texte, jusqua, at: serverTimestamp() }));
}

/** Takes it back. For admins. Throws one of the data errors. */
export function withdrawAbsence(): Promise<void> {
  return inTime(remove(place()));
}
