import { etapeIdSchema } from '@/domain/etape/etape-id.ts';
import {
  commentaireEtatList,
  type Commentaire,
} from '@/domain/parcours/sharing/commentaire.ts';
import * as z from 'zod/mini';
import { timestampSchema } from '@/data/firestore/timestamp.ts';

const documentSchema = z.object({
  etapeId: z.union([z.literal(''), etapeIdSchema]),
  texte: z.string(),
  etat: z.enum(commentaireEtatList),
  nom: z.string(),
  by: z.string(),
  at: timestampSchema,
});

/** A comment for `uid`; null, and logged, if its document is invalid. */
export function commentaireFromDocument(
  id: string,
  data: unknown,
  uid: string,
): Commentaire | null {
  const parsed = documentSchema.safeParse(data);
  if (!parsed.success) {
    console.error(`The comment ${id} cannot be read.`, parsed.error);
    return null;
  }
  const { by, etapeId, ...rest } = parsed.data;
  return { ...rest, id, etapeId: etapeId === '' ? null : etapeId, isMine: by === uid };
}
