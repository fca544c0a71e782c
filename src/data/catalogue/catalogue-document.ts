import * as z from 'zod/mini';
import {
  carteArticleSchema,
  homeArticles,
  type CarteArticle,
} from '@/domain/actualite/actualite.ts';
import {
  carteSchema,
  catalogueFranceSchema,
  type Carte,
  type CatalogueDepartement,
  type CatalogueFrance,
} from '@/domain/catalogue/catalogue.ts';
import type { Fiche } from '@/domain/catalogue/fiche.ts';
import { carteSagaSchema, type CarteSaga } from '@/domain/saga/carte-saga.ts';
import { isNewer } from '@/domain/format.ts';
import { openObject } from '@/domain/open-object.ts';
import { InvalidDocumentError } from '@/lib/errors/data-error.ts';
import { refuseNewer } from '../refuse-newer.ts';
import { ficheOf, rechercheRowSchema } from './recherche-row.ts';

/** The cards are parsed one by one: see `validCartes`. */
const franceDocumentSchema = z.extend(catalogueFranceSchema, {
  vedettes: z.array(z.unknown()),
  actualites: z.optional(z.array(z.unknown())),
  sagas: z.optional(z.array(z.unknown())),
});
const departementDocumentSchema = openObject({ cartes: z.array(z.unknown()) });
const rechercheDocumentSchema = openObject({ lignes: z.array(z.unknown()) });

function check<Schema extends z.ZodMiniType>(
  part: string,
  schema: Schema,
  json: unknown,
): z.infer<Schema> {
  const parsed = schema.safeParse(refuseNewer('catalogue', json));
  if (parsed.success) return parsed.data;
  throw new InvalidDocumentError(`catalogue/${part} is not what it should be.`, {
    cause: parsed.error,
  });
}

/** True if a card is of a later build: it is then left out, as one of another shape is. */
function isLater(part: string, json: unknown): boolean {
  const isLeftOut = isNewer('carte', json);
  if (isLeftOut) console.warn(`A card of catalogue/${part} asks for a later build.`);
  return isLeftOut;
}

/** Cards of another shape are left out and logged: a faulty one must not hide its neighbours. */
function validCartes(part: string, list: readonly unknown[]): Carte[] {
  return list.flatMap((json) => {
    if (isLater(part, json)) return [];
    const parsed = carteSchema.safeParse(json);
    if (parsed.success) return [parsed.data];
    console.warn(`A card of catalogue/${part} is not what it should be.`, parsed.error);
    return [];
  });
}

function validActualites(list: readonly unknown[]): CarteArticle[] {
  const valid = list.flatMap((json) =>
    isLater('france', json) ? [] : (carteArticleSchema.safeParse(json).data ?? []),
  );
  return homeArticles(valid);
}

function validSagas(list: readonly unknown[]): CarteSaga[] {
  return list.flatMap((json) =>
    isLater('france', json) ? [] : (carteSagaSchema.safeParse(json).data ?? []),
  );
}

/** Checks `catalogue/france`. Throws `InvalidDocumentError`. */
export function parseFrance(json: unknown): CatalogueFrance {
  const france = check('france', franceDocumentSchema, json);
  const { actualites, sagas, ...rest } = france;
  return {
    ...rest,
    vedettes: validCartes('france', france.vedettes),
    ...(actualites !== undefined && { actualites: validActualites(actualites) }),
    ...(sagas !== undefined && { sagas: validSagas(sagas) }),
  };
}

/** Checks the cards of a département. Throws `InvalidDocumentError`. */
export function parseDepartement(
  departement: string,
  json: unknown,
): CatalogueDepartement {
  const part = check(departement, departementDocumentSchema, json);
  return { ...part, cartes: validCartes(departement, part.cartes) };
}

/** Parses a part of the search rows. Throws `InvalidDocumentError`. */
export function parseRecherche(part: string, json: unknown): Fiche[] {
  const { lignes } = check(part, rechercheDocumentSchema, json);
  // As for cards: a row of another shape must not hide its neighbours.
  const valid = lignes.flatMap((ligne) => {
    if (isNewer('carte', ligne)) return [];
    const parsed = rechercheRowSchema.safeParse(ligne);
    return parsed.success ? [ficheOf(parsed.data)] : [];
  });
  if (valid.length < lignes.length) {
    console.warn(`${lignes.length - valid.length} rows of ${part} were left out.`);
  }
  return valid;
}
