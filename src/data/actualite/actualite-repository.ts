import type { Article, CarteArticle } from '@/domain/actualite/actualite.ts';
import { AccessDeniedError, NotFoundError } from '@/lib/errors/data-error.ts';
import {
  readPublicDocument,
  type PublicDocument,
} from '@/lib/firebase/firestore-rest.ts';

/** Parsers load with data to parse: a valid prerendered page needs none. */
const parsers = () => import('./actualite-document.ts');

async function orNull(reading: Promise<PublicDocument>): Promise<PublicDocument | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}

/**
 * The cards of every published article, newest first: one read. Empty if none was ever published. A card of another shape is left out and
 * logged. Throws a data error.
 */
export async function readActualites(signal?: AbortSignal): Promise<CarteArticle[]> {
  const path = 'catalogue/actualites';
  const [document, { parseActualites }] = await Promise.all([
    orNull(readPublicDocument(path, signal)),
    parsers(),
  ]);
  return document === null ? [] : parseActualites(path, document);
}

/**
 * One article in full: one read. Throws `NotFoundError` when there is none, or when the rules refuse it as unpublished; else a data error.
 */
export async function readArticle(slug: string, signal?: AbortSignal): Promise<Article> {
  const path = `articles/${slug}`;
  const { isArticleSlug, parseArticle } = await parsers();
  if (!isArticleSlug(slug)) throw new NotFoundError(`${path} is no article.`);
  const document = await readPublicDocument(path, signal).catch((error: unknown) => {
    if (error instanceof AccessDeniedError) {
      throw new NotFoundError(`${path} is not published.`, { cause: error });
    }
    throw error;
  });
  return parseArticle(path, slug, document);
}
