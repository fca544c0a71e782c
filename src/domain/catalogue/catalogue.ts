import * as z from 'zod/mini';
import { carteArticleSchema } from '../actualite/actualite.ts';
import { communeSchema } from '../commune/commune.ts';
import { positionSchema } from '../geo/position-schema.ts';
import { difficulteList, genreList, themeList } from '../parcours/kinds.ts';
import { horairesSchema } from '../parcours/pratique.ts';
import { saisonList, traitList } from '../parcours/trait.ts';
import { queteIdSchema } from '../quete/quete.ts';
import { openObject } from '../open-object.ts';

/** What players gave: the mean of 1 to 5, and how many of them. */
export const noteSchema = openObject({
  moyenne: z.number().check(z.gte(1), z.lte(5)),
  nombre: z.int().check(z.gte(1)),
});
export type Note = z.infer<typeof noteSchema>;

/** One quête in a list. About 700 bytes. */
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
  // What follows was added to the card: one written before is read without it, until its quête is published again.
  traits: z._default(z.array(z.enum(traitList)), []),
  /** None: all the year. */
  saisons: z._default(z.array(z.enum(saisonList)), []),
  horaires: z._default(z.nullable(horairesSchema), null),
  /** Null while no player has said anything. */
  note: z._default(z.nullable(noteSchema), null),
});
export type Carte = z.infer<typeof carteSchema>;

/** `catalogue/{departement}`: every card of one département. */
export const catalogueDepartementSchema = openObject({
  cartes: z.array(carteSchema),
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
  /** The newest articles, repeated here so that the home page costs one read. Absent before the first one. */
  actualites: z.optional(z.array(carteArticleSchema)),
  /** How many `catalogue/recherche-{k}` documents exist. */
  recherchePartCount: z.int(),
});
export type CatalogueFrance = z.infer<typeof catalogueFranceSchema>;

/** `catalogue/recherche-{k}`: rows of about 240 bytes for the search over all quêtes; one letter a key, as there are many. */
export const rechercheLigneSchema = openObject({
  i: queteIdSchema,
  /** Title. */
  t: z.string(),
  /** Name of the commune. */
  c: z.string(),
  g: z.enum(genreList),
  la: z.nullable(z.number()),
  lo: z.nullable(z.number()),
  /** Minutes. */
  d: z.nullable(z.int()),
  // What follows was added to the row: one written before is read without it, until its quête is published again.
  h: z._default(z.enum(themeList), 'nature'),
  /** Difficulty. */
  f: z._default(z.enum(difficulteList), 'facile'),
  /** Age from which it can be played. */
  a: z._default(z.int(), 0),
  /** Metres. */
  m: z._default(z.int(), 0),
  /** Time of publication, epoch milliseconds. */
  p: z._default(z.number(), 0),
  /** The line of the drawn cover, as `Carte.points`. */
  l: z._default(z.string(), ''),
  /** Traits and seasons, one letter each (ligne-pratique.ts). */
  x: z._default(z.string(), ''),
  s: z._default(z.string(), ''),
  /** Hours: minutes of the day, from and to. */
  o: z._default(z.nullable(z.tuple([z.int(), z.int()])), null),
  /** What players gave: mean and number. */
  n: z._default(z.nullable(z.tuple([z.number(), z.int()])), null),
});
export type RechercheLigne = z.infer<typeof rechercheLigneSchema>;
export const cataloguePartSchema = openObject({
  lignes: z.array(rechercheLigneSchema),
});
