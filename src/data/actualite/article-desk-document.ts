import * as z from 'zod/mini';
import { blocListSchema, carteArticleSchema } from '@/domain/actualite/actualite.ts';
import {
  articleDraftSchema,
  type ArticleDraft,
} from '@/domain/actualite/article-draft.ts';
import { articleTexteOf } from '@/domain/actualite/article-markdown.ts';
import { InvalidDocumentError } from '@/lib/errors/data-error.ts';
import { refuseNewer } from '../refuse-newer.ts';
import { timestampSchema } from '@/data/firestore/timestamp.ts';
import { openObject } from '@/domain/open-object.ts';

/** An article for its authors. */
export type ArticleSnapshot = {
  slug: string;
  draft: ArticleDraft;
  etat: 'brouillon' | 'publie';
  /** Epoch milliseconds of its publication; null if never published. */
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
  texte: z._default(texte, ''),
  contenu: z._default(z.string(), '[]'),
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

function texteOfBlocs(contenu: string): string {
  try {
    return articleTexteOf(blocListSchema.parse(JSON.parse(contenu)));
  } catch {
    return '';
  }
}

/** Parses `articles/{slug}`. Throws `InvalidDocumentError`, or `NewerFormatError` for one of a later build. */
export function articleFromDocument(slug: string, data: unknown): ArticleSnapshot {
  const parsed = documentSchema.safeParse(refuseNewer('article', data));
  if (!parsed.success) {
    throw new InvalidDocumentError(`articles/${slug} is not what it should be.`, {
      cause: parsed.error,
    });
  }
  const { etat, publieLe, revision, updatedAt, operationId, contenu, ...fields } =
    parsed.data;
  // An article with blocks only is edited as Markdown.
  const texte = fields.texte === '' ? texteOfBlocs(contenu) : fields.texte;
  const draft = { ...fields, texte };
  return { slug, draft, etat, publieLe, revision, updatedAt, operationId };
}
