import * as z from 'zod/mini';
import { epreuveSchema } from '../epreuve/epreuve.ts';
import { positionSchema } from '../geo/position-schema.ts';
import { communeSchema } from '../commune/commune.ts';
import { limits } from '../limits.ts';
import { etapeIdSchema } from './etape-id.ts';
import { imageSchema } from './image.ts';
import { etapeTexteShape } from './etape-texts.ts';
import { blankPetits, petitsSchema } from './petits.ts';
import { sourceSchema } from './source.ts';
import { suitesSchema } from './suite.ts';
import { openObject } from '../open-object.ts';

/**
 * Replacement étape while the étape is closed and its épreuve cannot be done: another place with its own story. None without a title and a
 * story.
 */
const rechangeSchema = openObject({
  titre: z.string().check(z.maxLength(limits.etapeTitre.max)),
  lieu: z.string().check(z.maxLength(limits.lieu.max)),
  position: z.nullable(positionSchema),
  recit: z.string().check(z.maxLength(limits.recit.max)),
});
export type Rechange = z.infer<typeof rechangeSchema>;

export const blankRechange: Rechange = { titre: '', lieu: '', position: null, recit: '' };

/** True if its author began to write a spare étape. */
export function isRechangeBegun({ titre, lieu, position, recit }: Rechange): boolean {
  return position !== null || [titre, lieu, recit].some((texte) => texte.trim() !== '');
}

/** « Autrefois / aujourd’hui »: an old picture of the place, its year, and the same view today. */
const autrefoisSchema = openObject({
  image: imageSchema,
  /** As its author knows it: « 1908 », « vers 1910 ». */
  annee: z.string().check(z.maxLength(limits.annee.max)),
  /** Null if the present view is only on the spot. */
  aujourdhui: z.nullable(imageSchema),
});

/** A film in French sign language: its path in Storage, its size, and its transcript. */
const filmSchema = openObject({
  path: z.string().check(z.maxLength(200)),
  octets: z.int().check(z.gte(1), z.lte(limits.filmBytes.max)),
  texte: z.string().check(z.maxLength(limits.transcription.max)),
});
export type Film = z.infer<typeof filmSchema>;

/** A stop of a parcours: a place, a story, at most one épreuve. */
export const etapeSchema = openObject({
  id: etapeIdSchema,
  /** Fractional order key (`fractional-indexing`): étapes are sorted by it, byte by byte. */
  rang: z.string().check(z.minLength(1), z.maxLength(64)),
  ...etapeTexteShape((max) => z.string().check(z.maxLength(max))),
  position: z.nullable(positionSchema),
  /** A recording of the working copy: its Storage path under `parcours/{id}/`; empty for none. */
  audio: z._default(z.string().check(z.maxLength(200)), ''),
  /** Its transcription. */
  transcription: z._default(z.string().check(z.maxLength(limits.transcription.max)), ''),
  /** The first of its images. */
  image: z.nullable(imageSchema),
  /** The images after it, in their order. */
  autresImages: z._default(
    z.array(imageSchema).check(z.maxLength(limits.imageCount.max - 1)),
    () => [],
  ),
  autrefois: z._default(z.nullable(autrefoisSchema), null),
  film: z._default(z.nullable(filmSchema), null),
  /** Start radius of « Balade écoutée », in metres. */
  rayonEcoute: z._default(
    z.int().check(z.gte(limits.rayonMetres.min), z.lte(limits.rayonMetres.max)),
    limits.rayonEcoute.usual,
  ),
  /** Its commune, if not that of the start; at sea, that of the start. */
  autreCommune: z._default(z.nullable(communeSchema), null),
  /** Sources of its facts and pictures. */
  sources: z._default(
    z.array(sourceSchema).check(z.maxLength(limits.sourceCount.max)),
    () => [],
  ),
  /** */
  rechange: z._default(rechangeSchema, blankRechange),
  /** The same étape for children of 4 to 7 years. */
  petits: z._default(petitsSchema, blankPetits),
  /** Ways on from here, in an aventure. */
  suites: z._default(suitesSchema, () => []),
  /** Title of this ending, in an aventure; empty if the story goes on. */
  fin: z._default(z.string().check(z.maxLength(limits.finTitre.max)), ''),
  /** Title of its chapter in an aventure; empty for none. */
  chapitre: z._default(z.string().check(z.maxLength(limits.chapitre.max)), ''),
  /** The character there, in an aventure: a key of its `personnages`; empty for none. */
  personnage: z._default(z.string().check(z.regex(/^[a-z0-9]{0,16}$/)), ''),
  /** Optional: its points are extra. Without effect in an aventure. */
  bonus: z._default(z.boolean(), false),
  epreuve: epreuveSchema,
  /**
   * Set if its documents could not be read: a blank étape replaces it. Nothing of it is written; the parcours is not published until it is
   * restored from an older state or erased.
   */
  illisible: z.optional(z.literal(true)),
});
export type Etape = z.infer<typeof etapeSchema>;
