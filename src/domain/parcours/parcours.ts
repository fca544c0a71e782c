import * as z from 'zod/mini';
import { communeSchema } from '../commune/commune.ts';
import { etapeSchema } from '../etape/etape.ts';
import { limits } from '../limits.ts';
import { aventureSchema, blankAventure } from './aventure.ts';
import { blankFicheClasse, ficheClasseSchema } from './fiche-classe.ts';
import { difficulteList, genreList, ordreList, themeList } from './kinds.ts';
import { blankPratique, pratiqueSchema } from './pratique.ts';
import { openObject } from '../open-object.ts';
import { retention } from '../retention.ts';
import { territoireNommeSchema } from '../territoire/territoire-nomme.ts';

export const parcoursIdSchema = z
  .string()
  .check(z.regex(/^[a-zA-Z0-9]{16,32}$/))
  .brand<'ParcoursId'>();
export type ParcoursId = z.infer<typeof parcoursIdSchema>;

export type Genre = (typeof genreList)[number];
export type Theme = (typeof themeList)[number];
export type Ordre = (typeof ordreList)[number];
export type Difficulte = (typeof difficulteList)[number];

export const etatList = [
  'brouillon',
  'relecture',
  'approuve',
  'archive',
  'corbeille',
] as const;
export type Etat = (typeof etatList)[number];

/** Last publication of a parcours. The quête's id never changes after the first time. */
export const publicationSchema = openObject({
  queteId: z.string(),
  slug: z.string(),
  version: z.int().check(z.gte(1)),
  /** Epoch milliseconds, by the server's clock. */
  at: z.number(),
});
export type Publication = z.infer<typeof publicationSchema>;

/** The working document of an author, with étapes in order. Never public. */
export const parcoursSchema = openObject({
  id: parcoursIdSchema,
  titre: z.string().check(z.maxLength(limits.titre.max)),
  genre: z.enum(genreList),
  commune: z.nullable(communeSchema),
  resume: z.string().check(z.maxLength(limits.resume.max)),
  description: z.string().check(z.maxLength(limits.description.max)),
  theme: z.enum(themeList),
  dureeMinutes: z.nullable(
    z.int().check(z.gte(limits.dureeMinutes.min), z.lte(limits.dureeMinutes.max)),
  ),
  difficulte: z.enum(difficulteList),
  ageMinimum: z.int().check(z.gte(0), z.lte(limits.ageMinimum.max)),
  /** A file may go without. */
  pratique: z._default(pratiqueSchema, blankPratique),
  /** Its authors' names on the public page: « Camille et l’atelier patrimoine ». */
  signature: z._default(z.string().check(z.maxLength(limits.signature.max)), ''),
  /** Last part of the public address, chosen by the author; empty = made from the title. */
  slug: z.string().check(z.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/), z.maxLength(80)),
  /** The drawn line as an encoded polyline (precision 5); empty = straight through the étapes. */
  trace: z._default(
    z.string().check(z.regex(/^[?-~]*$/), z.maxLength(limits.trace.max)),
    '',
  ),
  /** Without effect in an aventure: its links are its order. */
  ordre: z._default(z.enum(ordreList), 'fixe'),
  /** The objects and flags of an aventure. */
  aventure: z._default(aventureSchema, blankAventure),
  /** The étape with the cover picture of the quête; empty = the first one with a picture. */
  couverture: z._default(z.string().check(z.maxLength(32)), ''),
  /** The étape whose épreuve its page offers to try from home; empty = none. */
  chezSoi: z._default(z.string().check(z.maxLength(32)), ''),
  /** Name of the icon that is its emblem (`lucide:castle`); empty, or no name of an icon = that of its theme. */
  embleme: z.catch(z._default(z.string().check(z.maxLength(limits.embleme.max)), ''), ''),
  /** The sheet of a teacher; empty parts are those of the model. */
  ficheClasse: z._default(ficheClasseSchema, blankFicheClasse),
  /** The territory it is of, beside the commune of its start; null = of the commune alone. */
  territoire: z._default(z.nullable(territoireNommeSchema), null),
  etapes: z
    .array(etapeSchema)
    .check(z.minLength(limits.etapeCount.min), z.maxLength(limits.etapeCount.max)),
});
export type Parcours = z.infer<typeof parcoursSchema>;

const moves: Readonly<Record<Etat, readonly Etat[]>> = {
  brouillon: ['relecture', 'archive', 'corbeille'],
  relecture: ['approuve', 'brouillon', 'archive', 'corbeille'],
  approuve: ['brouillon', 'archive'],
  archive: ['brouillon', 'corbeille'],
  corbeille: ['brouillon'],
};

/**
 * The allowed next states of a parcours, the usual one first. The rules have the same table, and put no parcours that was ever published
 * into the bin.
 */
export function etatsAfter(etat: Etat, by: 'equipe' | 'auteur'): readonly Etat[] {
  return moves[etat].filter((to) => by === 'equipe' || to !== 'approuve');
}

/** True if archived, or in the bin. */
export function isPutAside(etat: Etat): etat is 'archive' | 'corbeille' {
  return etat === 'archive' || etat === 'corbeille';
}

const dayMs = 24 * 60 * 60 * 1_000;

/** Time when a parcours in the bin is erased (epoch milliseconds), from its last change. `npm run menage` does it. */
export function binEnd(updatedAt: number): number {
  return updatedAt + retention.corbeilleDays * dayMs;
}

/** True if its auteurs may write in it; the team always may. */
export function isOpenToAuteurs(etat: Etat): boolean {
  return etat === 'brouillon' || etat === 'relecture';
}
