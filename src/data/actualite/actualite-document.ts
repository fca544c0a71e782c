import * as z from 'zod/mini';
import {
  articleSlugSchema,
  blocListSchema,
  carteArticleSchema,
  newestArticles,
  readingMinutes,
  type Article,
  type CarteArticle,
} from '@/domain/actualite/actualite.ts';
import { isNewer } from '@/domain/format.ts';
import { InvalidDocumentError } from '@/lib/errors/data-error.ts';
import type { PublicDocument } from '@/lib/firebase/firestore-rest.ts';
import { refuseNewer } from '../refuse-newer.ts';

const listSchema = z.object({ articles: z.array(z.unknown()) });

const { titre, resume, rubrique, encre, publieLe } = carteArticleSchema.shape;
/** The public fields; the document has others, for its authors. */
const fieldsSchema = z.object({ titre, resume, rubrique, encre, publieLe });

function parseJson(path: string, text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch (error) {
    throw new InvalidDocumentError(`${path} holds no JSON.`, { cause: error });
  }
}

/** Checks the cards of the articles, and puts the newest first. Throws `InvalidDocumentError`. */
export function parseActualites(
  path: string,
  { cartes: text }: PublicDocument,
): CarteArticle[] {
  const list = listSchema.safeParse(refuseNewer('catalogue', parseJson(path, text)));
  if (!list.success) {
    throw new InvalidDocumentError(`${path} is not what it should be.`, {
      cause: list.error,
    });
  }
  const cartes = list.data.articles.flatMap((value) => {
    if (isNewer('carte', value)) return [];
    const parsed = carteArticleSchema.safeParse(value);
    if (parsed.success) return [parsed.data];
    console.warn(`A card of ${path} is not what it should be.`, parsed.error);
    return [];
  });
  return newestArticles(cartes);
}

/** True if a text can be the address of an article. */
export function isArticleSlug(slug: string): boolean {
  return articleSlugSchema.safeParse(slug).success;
}

/** Parses an article. Throws `InvalidDocumentError`, or `NewerFormatError` for one of a later build. */
export function parseArticle(
  path: string,
  slug: string,
  document: PublicDocument,
): Article {
  const fields = fieldsSchema.safeParse(refuseNewer('article', document));
  const blocs = blocListSchema.safeParse(parseJson(path, document['contenu']));
  if (!fields.success || !blocs.success) {
    throw new InvalidDocumentError(`${path} is not what it should be.`, {
      cause: fields.error ?? blocs.error,
    });
  }
  return { slug, ...fields.data, blocs: blocs.data, minutes: readingMinutes(blocs.data) };
}
