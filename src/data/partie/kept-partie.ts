import * as z from 'zod/mini';
import { storeOf } from '@/device/stores.ts';
import { etapeIdSchema } from '@/domain/etape/etape-id.ts';
import { envoiSchema } from '@/domain/partie/envoi.ts';
import { partieSchema, type PartieId } from '@/domain/partie/partie.ts';
import {
  contenuSchema,
  queteIdSchema,
  type Quete,
  type QueteId,
} from '@/domain/quete/quete.ts';
import { isNewer } from '@/domain/format.ts';
import { openObject } from '@/domain/open-object.ts';
import { newerFormat } from '@/lib/errors/data-error.ts';

/** Typed text that was not sent yet. */
const brouillonSchema = openObject({ etapeId: etapeIdSchema, texte: z.string() });

/** A party as stored on the device: the player's position, and the server's knowledge of it. */
export const keptPartieSchema = openObject({
  partie: partieSchema,
  envoi: envoiSchema,
  brouillon: z.nullable(brouillonSchema),
  /** Epoch milliseconds of the last change. */
  updatedAt: z.number(),
});
export type KeptPartie = z.infer<typeof keptPartieSchema>;

/** Closures are not among it: they hold for every version, and are read again. */
export const storedQueteSchema = openObject({
  id: queteIdSchema,
  version: z.int(),
  contenu: contenuSchema,
  publishedAt: z.number(),
});

/** A party as stored on the device: its key, and its index's field. */
type StoredPartie = KeptPartie & { id: PartieId; queteId: QueteId };

export const parties = storeOf<StoredPartie>('parties');
export const quetes = storeOf<Quete>('quetes');

/** True if a later build stored it: it is left alone. */
function isLater(value: object): boolean {
  return (
    isNewer('partie', value) || ('partie' in value && isNewer('partie', value.partie))
  );
}

/** Keys that the database adds to a party: its key and its index. */
const databaseKeys: ReadonlySet<string> = new Set(['id', 'queteId']);

/** An older or later build's data of another shape is left alone, and read as nothing. */
export function parseKept(value: unknown): KeptPartie | null {
  if (typeof value !== 'object' || value === null || isLater(value)) return null;
  const own = Object.entries(value).filter(([key]) => !databaseKeys.has(key));
  return keptPartieSchema.safeParse(Object.fromEntries(own)).data ?? null;
}

/** The same for a party to be read or changed. Throws `NewerFormatError` for one of a later build. */
export function parseAskedKept(value: unknown): KeptPartie | null {
  if (typeof value === 'object' && value !== null && isLater(value)) {
    throw newerFormat('partie');
  }
  return parseKept(value);
}

/** A party as the device holds it. */
export function storedOf(kept: KeptPartie): StoredPartie {
  return { ...kept, id: kept.partie.id, queteId: kept.partie.queteId };
}
