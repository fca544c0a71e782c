import * as z from 'zod/mini';
import {
  carteArticleSchema,
  dueArticles,
  type CarteArticle,
} from '@/domain/actualite/actualite.ts';
import {
  carteSchema,
  catalogueFranceSchema,
  cataloguePartSchema,
  type Carte,
  type CatalogueDepartement,
  type CatalogueFrance,
  type RechercheLigne,
} from '@/domain/catalogue/catalogue.ts';
import { emptyFrance } from '@/domain/catalogue/catalogue-update.ts';
import { InvalidDocumentError, NotFoundError } from '@/lib/errors/data-error.ts';
import { readPublicDocument } from '@/lib/firebase/firestore-rest.ts';

/** The cards are checked one by one: see `validCartes`. */
const franceDocumentSchema = z.extend(catalogueFranceSchema, {
  vedettes: z.array(z.unknown()),
  actualites: z.optional(z.array(z.unknown())),
});
const departementDocumentSchema = z.object({ cartes: z.array(z.unknown()) });

/** The JSON value of a catalogue document, or null when there is no such document. */
async function readCartes(
  part: string,
  signal: AbortSignal | undefined,
): Promise<{ json: unknown } | null> {
  try {
    const { cartes } = await readPublicDocument(`catalogue/${part}`, signal);
    return { json: JSON.parse(String(cartes)) };
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    if (error instanceof SyntaxError) {
      throw new InvalidDocumentError(`catalogue/${part} is no JSON.`, { cause: error });
    }
    throw error;
  }
}

function check<Schema extends z.ZodMiniType>(
  part: string,
  schema: Schema,
  json: unknown,
): z.infer<Schema> {
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new InvalidDocumentError(`catalogue/${part} is not what it should be.`, {
    cause: parsed.error,
  });
}

/** Cards of another shape are left out and logged: one of them must not hide all those of its neighbours. */
function validCartes(part: string, list: readonly unknown[]): Carte[] {
  return list.flatMap((json) => {
    const parsed = carteSchema.safeParse(json);
    if (parsed.success) return [parsed.data];
    console.warn(`A card of catalogue/${part} is not what it should be.`, parsed.error);
    return [];
  });
}

function validActualites(list: readonly unknown[]): CarteArticle[] {
  return dueArticles(
    list.flatMap((json) => carteArticleSchema.safeParse(json).data ?? []),
    Date.now(),
  );
}

/**
 * National counts, featured cards and the newest articles: one read. An empty catalogue when nothing was ever published.
 * Throws one of the data errors.
 */
export async function readFrance(signal?: AbortSignal): Promise<CatalogueFrance> {
  const found = await readCartes('france', signal);
  if (found === null) return emptyFrance;
  const france = check('france', franceDocumentSchema, found.json);
  const { actualites, ...rest } = france;
  return {
    ...rest,
    vedettes: validCartes('france', france.vedettes),
    ...(actualites !== undefined && { actualites: validActualites(actualites) }),
  };
}

/**
 * Every card of a département, by its code, newest first: one read. Empty when nothing was ever published there.
 * Throws one of the data errors.
 */
export async function readDepartement(
  departement: string,
  signal?: AbortSignal,
): Promise<CatalogueDepartement> {
  const found = await readCartes(departement, signal);
  if (found === null) return { cartes: [] };
  const { cartes } = check(departement, departementDocumentSchema, found.json);
  return { cartes: validCartes(departement, cartes) };
}

/** Every search row of the country: one read for each 900 KiB of them. Throws one of the data errors. */
export async function readRecherche(signal?: AbortSignal): Promise<RechercheLigne[]> {
  const { recherchePartCount } = await readFrance(signal);
  const parts = await Promise.all(
    Array.from({ length: recherchePartCount }, async (_, index) => {
      const part = `recherche-${index}`;
      const found = await readCartes(part, signal);
      return found === null ? [] : check(part, cataloguePartSchema, found.json).lignes;
    }),
  );
  return parts.flat();
}
