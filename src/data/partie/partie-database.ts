import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import * as z from 'zod/mini';
import { etapeIdSchema } from '@/domain/etape/etape.ts';
import { envoiSchema } from '@/domain/partie/envoi.ts';
import { partieSchema } from '@/domain/partie/partie.ts';
import { contenuSchema, queteIdSchema, type Quete } from '@/domain/quete/quete.ts';

/** What was typed and not sent yet. */
const brouillonSchema = z.strictObject({ etapeId: etapeIdSchema, texte: z.string() });

/** One party as the device keeps it: where the player stands, and what the server knows of it. */
export const keptPartieSchema = z.strictObject({
  partie: partieSchema,
  envoi: envoiSchema,
  brouillon: z.nullable(brouillonSchema),
  /** Epoch milliseconds of the last change. */
  updatedAt: z.number(),
});
export type KeptPartie = z.infer<typeof keptPartieSchema>;

/** Closures are not among it: they hold for every version, and are asked for anew. */
export const keptQueteSchema = z.object({
  id: queteIdSchema,
  version: z.int(),
  contenu: contenuSchema,
  publishedAt: z.number(),
});

type Schema = DBSchema & {
  parties: {
    key: string;
    value: KeptPartie & { id: string; queteId: string };
    indexes: { queteId: string };
  };
  quetes: { key: [string, number]; value: Quete };
};

export type PartieDatabase = IDBPDatabase<Schema>;

/** Of the database, and of the channel on which its changes are told. */
export const partieDatabaseName = 'quetes-et-codes-parties';

/** The database of parties, in its present shape. */
export function openPartieDatabase(
  name: string = partieDatabaseName,
): Promise<PartieDatabase> {
  return openDB<Schema>(name, 1, {
    upgrade(database) {
      const parties = database.createObjectStore('parties', { keyPath: 'id' });
      parties.createIndex('queteId', 'queteId');
      database.createObjectStore('quetes', { keyPath: ['id', 'version'] });
    },
    blocking(_current, _blocked, event) {
      // A newer build in another tab wants to change the shape: it must not wait for this one.
      (event.target as IDBDatabase).close();
    },
  });
}

/** What an older build may have kept in another shape is left alone, and read as nothing. */
export function parseKept(value: unknown): KeptPartie | null {
  if (typeof value !== 'object' || value === null) return null;
  const { partie, envoi, brouillon, updatedAt } = value as Record<string, unknown>;
  return keptPartieSchema.safeParse({ partie, envoi, brouillon, updatedAt }).data ?? null;
}

/** A party as the database holds it. */
export function storedOf(kept: KeptPartie) {
  return { ...kept, id: kept.partie.id, queteId: kept.partie.queteId };
}
