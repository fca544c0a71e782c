import * as z from 'zod/mini';
import { carteArticleSchema } from '@/domain/actualite/actualite.ts';
import {
  articleDraftSchema,
  type ArticleDraft,
} from '@/domain/actualite/article-draft.ts';
import { InvalidDocumentError } from '@/lib/errors/data-error.ts';
import { refuseNewer } from '../refuse-newer.ts';
import { timestampSchema } from '@/data/firestore/timestamp.ts';
import { openObject } from '@/domain/open-object.ts';

/** An article as those who write it see it. */
export type ArticleSnapshot = {
  slug: string;
  draft: ArticleDraft;
  etat: 'brouillon' | 'publie';
  /** Epoch milliseconds: since when it is read, or from when it will be; null while it never was dated. */
  publieLe: number | null;
  revision: number;
  /** Epoch milliseconds. */
  updatedAt: number;
  operationId: string;
};

const { titre, resume, rubrique, encre, texte } = articleDraftSchema.shape;
const documentSchema = z.object({
  titre,
  resume,
  rubrique,
  encre,
  texte,
  etat: z.enum(['brouillon', 'publie']),
  publieLe: z.nullable(timestampSchema),
  revision: z.int(),
  updatedAt: timestampSchema,
  operationId: z.string(),
});

/** `catalogue/actualites`, whose cards are all written again with each article. */
export const actualitesPartSchema = openObject({
  articles: z.array(carteArticleSchema),
});

/** Checks `articles/{slug}`. Throws `InvalidDocumentError`, or `NewerFormatError` for one of a later build. */
export function articleFromDocument(slug: string, data: unknown): ArticleSnapshot {
  const parsed = documentSchema.safeParse(refuseNewer('article', data));
  if (!parsed.success) {
    throw new InvalidDocumentError(`articles/${slug} is not what it should be.`, {
      cause: parsed.error,
    });
  }
  const { etat, publieLe, revision, updatedAt, operationId, ...draft } = parsed.data;
  return { slug, draft, etat, publieLe, revision, updatedAt, operationId };
}
