import type { Note } from '@/domain/catalogue/catalogue.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { readWholeDepartement } from './catalogue-repository.ts';

/** What players gave a quête, as its card says it; null where there is nothing. One read a part. Throws one of the data errors. */
export async function readNoteOf(
  queteId: QueteId,
  signal?: AbortSignal,
): Promise<Note | null> {
  const cartes = await readWholeDepartement(addressOf(queteId).departement, signal);
  return cartes.find((carte) => carte.queteId === queteId)?.note ?? null;
}
