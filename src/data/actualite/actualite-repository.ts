import * as z from 'zod/mini';
import {
  articleSlugSchema,
  blocListSchema,
  carteArticleSchema,
  dueArticles,
  readingMinutes,
  type Article,
  type CarteArticle,
} from '@/domain/actualite/actualite.ts';
import {
  AccessDeniedError,
  InvalidDocumentError,
  NotFoundError,
} from '@/lib/errors/data-error.ts';
import { readPublicDocument } from '@/lib/firebase/firestore-rest.ts';

const listSchema = z.object({ articles: z.array(z.unknown()) });

const { titre, resume, rubrique, encre, publieLe } = carteArticleSchema.shape;
/** The public fields; the document has others, for those who write. */
const fieldsSchema = z.object({ titre, resume, rubrique, encre, publieLe });

function parseJson(path: string, text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch (error) {
    throw new InvalidDocumentError(`${path} holds no JSON.`, { cause: error });
  }
}

/**
 * The cards of every article that is due, newest first: one read. None when nothing was ever published.
 * A card of another shape is left out and logged. Throws one of the data errors.
 */
export async function readActualites(
  signal?: AbortSignal,
  now = Date.now(),
): Promise<CarteArticle[]> {
  const path = 'catalogue/actualites';
  let json: unknown;
  try {
    json = parseJson(path, (await readPublicDocument(path, signal))['cartes']);
  } catch (error) {
    if (error instanceof NotFoundError) return [];
    throw error;
  }
  const list = listSchema.safeParse(json);
  if (!list.success) {
    throw new InvalidDocumentError(`${path} is not what it should be.`, {
      cause: list.error,
    });
  }
  const cartes = list.data.articles.flatMap((value) => {
    const parsed = carteArticleSchema.safeParse(value);
    if (parsed.success) return [parsed.data];
    console.warn(`A card of ${path} is not what it should be.`, parsed.error);
    return [];
  });
  return dueArticles(cartes, now);
}

/**
 * One article in full: one read. Throws `NotFoundError` when there is none, or when the rules keep it back because it is
 * not published or not due; else one of the data errors.
 */
export async function readArticle(slug: string, signal?: AbortSignal): Promise<Article> {
  const path = `articles/${slug}`;
  if (!articleSlugSchema.safeParse(slug).success) {
    throw new NotFoundError(`${path} is no article.`);
  }
  const document = await readPublicDocument(path, signal).catch((error: unknown) => {
    if (error instanceof AccessDeniedError) {
      throw new NotFoundError(`${path} is not published.`, { cause: error });
    }
    throw error;
  });
  const fields = fieldsSchema.safeParse(document);
  const blocs = blocListSchema.safeParse(parseJson(path, document['contenu']));
  if (!fields.success || !blocs.success) {
    throw new InvalidDocumentError(`${path} is not what it should be.`, {
      cause: fields.error ?? blocs.error,
    });
  }
  return { slug, ...fields.data, blocs: blocs.data, minutes: readingMinutes(blocs.data) };
}
