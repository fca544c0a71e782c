import type { Note } from '@/domain/catalogue/catalogue.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { readWholeDepartement } from './catalogue-repository.ts';

/** Players' rating of a quête, from its card; null if none. One read per part. Throws a data error. */
export async function readNoteOf(
  queteId: QueteId,
  signal?: AbortSignal,
): Promise<Note | null> {
  const cartes = await readWholeDepartement(addressOf(queteId).departement, signal);
  return cartes.find((carte) => carte.queteId === queteId)?.note ?? null;
}
