import * as z from 'zod/mini';
import {
  carteArticleSchema,
  dueArticles,
  type CarteArticle,
} from '@/domain/actualite/actualite.ts';
import {
  carteSchema,
  catalogueFranceSchema,
  rechercheLigneSchema,
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
const rechercheDocumentSchema = z.object({ lignes: z.array(z.unknown()) });

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

async function readRecherchePart(
  index: number,
  signal: AbortSignal | undefined,
): Promise<RechercheLigne[]> {
  const part = `recherche-${index}`;
  const found = await readCartes(part, signal);
  if (found === null) return [];
  const { lignes } = check(part, rechercheDocumentSchema, found.json);
  // As for cards: a row of another shape must not hide its neighbours.
  const valid = lignes.flatMap((json) => {
    const parsed = rechercheLigneSchema.safeParse(json);
    return parsed.success ? [parsed.data] : [];
  });
  if (valid.length < lignes.length) {
    console.warn(`${lignes.length - valid.length} rows of ${part} were left out.`);
  }
  return valid;
}

/**
 * The search rows of all quêtes: one read for each of the `partCount` parts that `catalogue/france` counts (one part
 * holds some 4,000 quêtes). Throws one of the data errors.
 */
export async function readRecherche(
  partCount: number,
  signal?: AbortSignal,
): Promise<RechercheLigne[]> {
  const parts = Array.from({ length: partCount }, (_, index) =>
    readRecherchePart(index, signal),
  );
  return (await Promise.all(parts)).flat();
}

/** As `readRecherche`, where nobody knows yet how many parts there are: one read more. */
export async function readWholeRecherche(
  signal?: AbortSignal,
): Promise<RechercheLigne[]> {
  const { recherchePartCount } = await readFrance(signal);
  return readRecherche(recherchePartCount, signal);
}
