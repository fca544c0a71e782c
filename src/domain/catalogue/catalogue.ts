import * as z from 'zod/mini';
import { carteArticleSchema } from '../actualite/actualite.ts';
import { communeSchema } from '../commune/commune.ts';
import { positionSchema } from '../geo/position-schema.ts';
import {
  difficulteList,
  genreList,
  themeList,
  saisonList,
  traitList,
} from '../parcours/kinds.ts';
import { creneauSchema, fenetreSchema, horairesSchema } from '../parcours/pratique.ts';
import { queteIdSchema } from '../quete/quete.ts';
import { openObject } from '../open-object.ts';
import { carteSagaSchema } from '../saga/carte-saga.ts';
import { territoireNommeSchema } from '../territoire/territoire-nomme.ts';

/** Player ratings: mean of 1 to 5, and their count. */
export const noteSchema = openObject({
  moyenne: z.number().check(z.gte(1), z.lte(5)),
  nombre: z.int().check(z.gte(1)),
});
export type Note = z.infer<typeof noteSchema>;

/** A quête in a list. About 700 bytes. */
export const carteSchema = openObject({
  queteId: queteIdSchema,
  slug: z.string(),
  titre: z.string(),
  resume: z.string(),
  genre: z.enum(genreList),
  theme: z.enum(themeList),
  commune: communeSchema,
  dureeMinutes: z.nullable(z.int()),
  distanceMetres: z.int(),
  difficulte: z.enum(difficulteList),
  ageMinimum: z.int(),
  etapeCount: z.int(),
  depart: z.nullable(positionSchema),
  /** Positions of the étapes as an encoded polyline: the line of the drawn cover. */
  points: z.string(),
  version: z.int(),
  publishedAt: z.number(),
  traits: z.array(z.enum(traitList)),
  /** None: all the year. */
  saisons: z.array(z.enum(saisonList)),
  horaires: z.nullable(horairesSchema),
  /** Amenities at hand (`parcours/kinds.ts`, `Atout`). Absent without an answer. */
  atouts: z.optional(z.array(z.string())),
  /** Recurring closures. Absent if none. */
  fermetures: z.optional(z.array(creneauSchema)),
  /** First and last day of opening. Absent for none. */
  fenetre: z.optional(fenetreSchema),
  /** Null before the first rating. */
  note: z.nullable(noteSchema),
  /** Storage path of its picture, in a size for cards; empty without one. */
  vignette: z.string(),
  /** Icon name of its emblem. Absent if not chosen. */
  embleme: z.optional(z.string()),
  /** Its territory. Absent for its commune alone. */
  territoire: z.optional(territoireNommeSchema),
  /** The other communes on its way. Absent for none. */
  passe: z.optional(z.array(communeSchema)),
  /** Its languages beside French. Absent for none. */
  langues: z.optional(z.array(z.string())),
  /** Étapes with a version for small ones, and all étapes. Absent for less than half of them, or one alone. */
  petits: z.optional(z.tuple([z.int(), z.int()])),
  /** Its title in each of them. Absent for none. */
  titres: z.optional(z.record(z.string(), z.string())),
});
export type Carte = z.infer<typeof carteSchema>;

/** `catalogue/{departement}` and `catalogue/{departement}-{k}`: cards of a département (`departement-parts.ts`). */
export const catalogueDepartementSchema = openObject({
  cartes: z.array(carteSchema),
  /** In the first of several parts: number of parts, and of cards in all of them. */
  parts: z.optional(z.int().check(z.gte(1))),
  total: z.optional(z.int().check(z.gte(0))),
});
export type CatalogueDepartement = z.infer<typeof catalogueDepartementSchema>;

/** `catalogue/france`: national counts, and the featured cards. */
export const catalogueFranceSchema = openObject({
  total: z.int(),
  departements: z.array(
    openObject({ departement: z.string(), nom: z.string(), total: z.int() }),
  ),
  /** The newest first, at most 12. */
  vedettes: z.array(carteSchema),
  /** The newest articles, repeated here so that the home page costs one read. Absent before the first. */
  actualites: z.optional(z.array(carteArticleSchema)),
  /** The online sagas, newest first. Absent before the first. */
  sagas: z.optional(z.array(carteSagaSchema)),
  /** Number of `catalogue/recherche-{k}` documents. */
  recherchePartCount: z.int(),
});
export type CatalogueFrance = z.infer<typeof catalogueFranceSchema>;
