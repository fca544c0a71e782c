import * as z from 'zod/mini';
import { etatList, parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import type { Ligne } from '@/domain/parcours/tableau.ts';
import { queteIdSchema, type QueteId } from '@/domain/quete/quete.ts';
import { timestampSchema } from '../firestore/timestamp.ts';

/** A parcours in a list for its membres or its commune's responsables, without its texts. */
export type LigneCourte = Pick<
  Ligne,
  'id' | 'titre' | 'communeNom' | 'etat' | 'updatedAt'
> & {
  /** Its publication, and when (epoch milliseconds); null if unpublished. */
  publication: { queteId: QueteId; version: number; at: number } | null;
};

const storedSchema = z.object({
  titre: z.string(),
  communeNom: z.string(),
  etat: z.enum(etatList),
  publication: z.optional(
    z.object({ queteId: queteIdSchema, version: z.int(), at: timestampSchema }),
  ),
  updatedAt: timestampSchema,
});

/** The row of a document of `parcours`; null, and logged, if unreadable. */
export function ligneCourteOf(documentId: string, data: unknown): LigneCourte | null {
  const id = parcoursIdSchema.safeParse(documentId).data;
  const row = storedSchema.safeParse(data);
  if (id !== undefined && row.success) {
    return { ...row.data, id, publication: row.data.publication ?? null };
  }
  console.error(`The parcours ${documentId} cannot be listed.`, row.error);
  return null;
}
