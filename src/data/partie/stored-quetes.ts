import * as z from 'zod/mini';
import { communeSchema } from '@/domain/commune/commune.ts';
import { queteIdSchema, type Quete, type QueteId } from '@/domain/quete/quete.ts';
import { refuseNewer } from '@/data/refuse-newer.ts';
import { onDevice } from '@/data/on-device.ts';
import { storedQueteSchema, openPartieDatabase } from './partie-database.ts';
import { forgetPhotos } from './photo-store.ts';

/** A quête that this device keeps, with the parties played on it. */
export type StoredQuete = {
  queteId: QueteId;
  titre: string;
  communeNom: string;
  /** Bytes of what is kept of it as text; the photographs are the browser's own cache. */
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
 * The quêtes this device keeps, the last played first. What another build kept in a shape that is not known is counted
 * with its quête, or left out when even its title cannot be read. Rejects when the device refuses its storage.
 */
export async function listStoredQuetes(name?: string): Promise<StoredQuete[]> {
  const database = await openPartieDatabase(name);
  try {
    const [quetes, parties] = await Promise.all([
      database.getAll('quetes'),
      database.getAll('parties'),
    ]);
    const byId = new Map<QueteId, StoredQuete>();
    for (const value of quetes) {
      const parsed = keptSchema.safeParse(value);
      if (!parsed.success) continue;
      const { id, contenu } = parsed.data;
      const other = byId.get(id);
      byId.set(id, {
        queteId: id,
        titre: contenu.titre,
        communeNom: contenu.commune.nom,
        bytes: (other?.bytes ?? 0) + bytesOf(value),
        partieCount: 0,
        updatedAt: 0,
      });
    }
    for (const value of parties) {
      const parsed = partieSchema.safeParse(value);
      const kept = parsed.success ? byId.get(parsed.data.queteId) : undefined;
      if (!parsed.success || kept === undefined) continue;
      kept.bytes += bytesOf(value);
      kept.partieCount += 1;
      kept.updatedAt = Math.max(kept.updatedAt, parsed.data.updatedAt);
    }
    return [...byId.values()].toSorted((a, b) => b.updatedAt - a.updatedAt);
  } finally {
    database.close();
  }
}

/** Takes a quête away from this device, all its versions and all its parties in one go, then their photos. */
export async function forgetQuete(queteId: QueteId, name?: string): Promise<void> {
  const database = await openPartieDatabase(name);
  try {
    const transaction = database.transaction(['quetes', 'parties'], 'readwrite');
    const quetes = transaction.objectStore('quetes');
    const parties = transaction.objectStore('parties');
    const versions = await quetes.getAllKeys();
    const partieIds = await parties.index('queteId').getAllKeys(queteId);
    await Promise.all([
      ...versions.filter(([id]) => id === queteId).map((key) => quetes.delete(key)),
      ...partieIds.map((key) => parties.delete(key)),
    ]);
    await transaction.done;
    await forgetPhotos(partieIds);
  } finally {
    database.close();
  }
}

/** Keeps a version of a quête, to be begun without network. Rejects when the device refuses its storage. */
export async function storeQuete(quete: Quete, name?: string): Promise<void> {
  const database = await openPartieDatabase(name);
  try {
    await database.put('quetes', quete);
  } finally {
    database.close();
  }
}

/**
 * The newest version of a quête on this device; null when there is none, or when the device refuses. Throws
 * `NewerFormatError` where a later build kept it, and nothing else.
 */
export async function readStoredQuete(
  queteId: QueteId,
  name?: string,
): Promise<Quete | null> {
  const versions = await onDevice(
    () => openPartieDatabase(name),
    (database) =>
      database.getAll(
        'quetes',
        IDBKeyRange.bound([queteId, 0], [queteId, Number.MAX_SAFE_INTEGER]),
      ),
    [],
    'The device gives no kept quête.',
  );
  const newestFirst = versions.toSorted((a, b) => b.version - a.version);
  refuseNewer('contenu', newestFirst[0]?.contenu);
  const readable = newestFirst.flatMap(
    (value) => storedQueteSchema.safeParse(value).data ?? [],
  );
  return readable[0] ?? null;
}
