import * as z from 'zod/mini';
import { read, readAnyway, write } from '@/device/database.ts';
import { keysUnder } from '@/device/rows.ts';
import { communeSchema } from '@/domain/commune/commune.ts';
import { queteIdSchema, type Quete, type QueteId } from '@/domain/quete/quete.ts';
import { refuseNewer } from '@/data/refuse-newer.ts';
import { parties, quetes, storedQueteSchema } from './kept-partie.ts';
import { forgetPhotos } from './photo-store.ts';

/** A quête stored on this device, with its parties. */
export type StoredQuete = {
  queteId: QueteId;
  titre: string;
  communeNom: string;
  /** Bytes of its stored text; the photographs are in the browser's own cache. */
  bytes: number;
  partieCount: number;
  /** Epoch milliseconds of the last change of one of its parties. */
  updatedAt: number;
};

const keptSchema = z.object({
  id: queteIdSchema,
  contenu: z.object({ titre: z.string(), commune: communeSchema }),
});
const partieSchema = z.object({ queteId: queteIdSchema, updatedAt: z.number() });

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).byteLength;
}

/**
 * The quêtes stored on this device, last played first. Data of another build with an unknown shape are counted with their quête, or left
 * out when even its title cannot be read. Rejects with `DeviceError` when the device refuses its storage.
 */
export async function listStoredQuetes(): Promise<StoredQuete[]> {
  const [queteRows, partieRows] = await read([quetes, parties], async (...rows) => [
    await rows[0].all(),
    await rows[1].all(),
  ]);
  const byId = new Map<QueteId, StoredQuete>();
  for (const row of queteRows) {
    const parsed = keptSchema.safeParse(row);
    if (!parsed.success) continue;
    const { id, contenu } = parsed.data;
    const other = byId.get(id);
    byId.set(id, {
      queteId: id,
      titre: contenu.titre,
      communeNom: contenu.commune.nom,
      bytes: (other?.bytes ?? 0) + bytesOf(row),
      partieCount: 0,
      updatedAt: 0,
    });
  }
  for (const row of partieRows) {
    const parsed = partieSchema.safeParse(row);
    const kept = parsed.success ? byId.get(parsed.data.queteId) : undefined;
    if (!parsed.success || kept === undefined) continue;
    kept.bytes += bytesOf(row);
    kept.partieCount += 1;
    kept.updatedAt = Math.max(kept.updatedAt, parsed.data.updatedAt);
  }
  return [...byId.values()].toSorted((a, b) => b.updatedAt - a.updatedAt);
}

/**
 * Removes a quête from this device, all its versions and all its parties at once, then their photos. Rejects with `DeviceError` when the
 * device refuses its storage.
 */
export async function forgetQuete(queteId: QueteId): Promise<void> {
  const ofQuete = { index: 'queteId', from: queteId, to: queteId };
  const partieIds = await write([quetes, parties], async (queteRows, partieRows) => {
    const ids = (await partieRows.all(ofQuete)).map(({ id }) => id);
    await queteRows.remove(keysUnder(queteId));
    await partieRows.remove(ofQuete);
    return ids;
  });
  await forgetPhotos(partieIds);
}

/** Stores a version of a quête, to be begun offline. Rejects with `DeviceError` when the device refuses its storage. */
export async function storeQuete(quete: Quete): Promise<void> {
  await write([quetes], (rows) => rows.put(quete));
}

/**
 * The newest version of a quête on this device; null for none, or when the device refuses. Throws only `NewerFormatError`, if a later build
 * stored it.
 */
export async function readStoredQuete(queteId: QueteId): Promise<Quete | null> {
  const versions = await readAnyway([quetes], (rows) => rows.all(keysUnder(queteId)));
  const newestFirst = versions.toReversed();
  refuseNewer('contenu', newestFirst[0]?.contenu);
  const readable = newestFirst.flatMap(
    (value) => storedQueteSchema.safeParse(value).data ?? [],
  );
  return readable[0] ?? null;
}
