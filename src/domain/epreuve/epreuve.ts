import * as z from 'zod/mini';
import { positionSchema } from '../geo/position-schema.ts';
import { limits } from '../limits.ts';
import { jetonPattern } from './jeton.ts';
import { blankMessageCode, messageCodeSchema } from './message-code.ts';
import { openObject } from '../open-object.ts';

export const epreuveTypeList = [
  'aucune',
  'choix',
  'texte',
  'nombre',
  'message_code',
  'cadenas',
  'ordre',
  'association',
  'mot_mystere',
  'position',
  'qr',
  'photo',
] as const;
export type EpreuveType = (typeof epreuveTypeList)[number];

/** Up to eight wheels; a publication asks for three at least. */
const combinaisonPattern = /^[A-Z0-9]{0,8}$/;

/** A number to find: fifteen digits are what one can type, and what a number of JavaScript tells apart. */
const borneSchema = z.number().check(z.gte(-limits.nombre.max), z.lte(limits.nombre.max));

export const indiceSchema = openObject({
  texte: z.string().check(z.maxLength(limits.indice.max)),
  /** Points the indice costs when it is asked for. */
  cout: z.int().check(z.gte(0), z.lte(limits.points.max)),
});
export type Indice = z.infer<typeof indiceSchema>;

/** What a player picks (`choix`), puts in order (`ordre`, written in the right one) or joins (`association`). */
export const optionSchema = openObject({
  id: z.string().check(z.regex(/^[a-z0-9]{1,16}$/)),
  texte: z.string().check(z.maxLength(limits.option.max)),
  /** For `choix`: it is to be picked. */
  juste: z.boolean(),
  /** For `association`: what it goes with. Added later: a file or a draft of before goes without. */
  paire: z._default(z.string().check(z.maxLength(limits.paire.max)), ''),
});
export type Option = z.infer<typeof optionSchema>;

/** Told apart by their ids: an answer names them so. */
const optionListSchema = z.array(optionSchema).check(
  z.maxLength(limits.optionCount.max),
  z.refine((options) => new Set(options.map(({ id }) => id)).size === options.length),
);

/** What another way to answer, and another way to walk, is for. */
export const besoinList = ['sans-vue', 'sans-ouie', 'sans-marches'] as const;
export const besoinSchema = z.enum(besoinList);
export type Besoin = z.infer<typeof besoinSchema>;

/** What can be answered anywhere by anybody: neither a sight, a sound, a place nor a device is needed. */
export const autreFaconTypeList = ['aucune', 'choix', 'texte'] as const;

/**
 * « Autre façon de répondre »: another question for the same points. Flat, as an épreuve is; `options` and `reponses` mean
 * what they mean there.
 */
export const autreFaconSchema = openObject({
  type: z.enum(autreFaconTypeList),
  pour: z
    .array(besoinSchema)
    .check(z.refine((besoins) => new Set(besoins).size === besoins.length)),
  consigne: z.string().check(z.maxLength(limits.consigne.max)),
  options: optionListSchema,
  /** The rules measure them as options, all texts of the other question at once. */
  reponses: z
    .array(z.string().check(z.maxLength(limits.option.max)))
    .check(z.maxLength(limits.reponseCount.max)),
});
export type AutreFacon = z.infer<typeof autreFaconSchema>;

/** Nothing is written yet; what will be is for everybody who needs it. */
export const blankAutreFacon: AutreFacon = {
  type: 'aucune',
  pour: [...besoinList],
  consigne: '',
  options: [],
  reponses: [],
};

/**
 * An épreuve as its author edits it, with its solution. Flat on purpose: choosing another type
 * keeps what was written for the first, so that nothing is lost by trying.
 */
export const epreuveSchema = openObject({
  type: z.enum(epreuveTypeList),
  consigne: z.string().check(z.maxLength(limits.consigne.max)),
  options: optionListSchema,
  reponses: z
    .array(z.string().check(z.maxLength(limits.reponse.max * 2)))
    .check(z.maxLength(limits.reponseCount.max)),
  /** Inclusive bounds of a right number; null until the author has typed them. */
  minimum: z.nullable(borneSchema),
  maximum: z.nullable(borneSchema),
  unite: z.string().check(z.maxLength(limits.unite.max)),
  /** Drafts that a device kept from before this épreuve existed have none. */
  message: z._default(messageCodeSchema, blankMessageCode),
  /** What a padlock opens with, a wheel for each sign: digits, and letters without accents. */
  combinaison: z._default(z.string().check(z.regex(combinaisonPattern)), ''),
  /** The secret of a QR code to be put on site; empty until one is drawn. */
  jeton: z._default(z.string().check(z.regex(jetonPattern)), ''),
  /** The place to reach; null for the étape's own. */
  cible: z._default(z.nullable(positionSchema), null),
  /** How near is near enough, in metres. */
  rayon: z._default(
    z.int().check(z.gte(limits.rayonMetres.min), z.lte(limits.rayonMetres.max)),
    25,
  ),
  points: z.int().check(z.gte(0), z.lte(limits.points.max)),
  indices: z.array(indiceSchema).check(z.maxLength(limits.indiceCount.max)),
  /** Shown at once after a right answer; travels to every player, so it must not hold the answer. */
  motDeSucces: z.string().check(z.maxLength(limits.motDeSucces.max)),
  anecdote: z.string().check(z.maxLength(limits.anecdote.max)),
  /** Shown with the solution only, so it may reveal everything. */
  explication: z.string().check(z.maxLength(limits.explication.max)),
  /** Tries before the étape is passed over; 0 for as many as one likes. Added later. */
  essaisMax: z._default(z.int().check(z.gte(0), z.lte(limits.essaisMax.max)), 0),
  /** Seconds in which to find, which nobody is held to; 0 for no timer. Added later. */
  minuteur: z._default(z.int().check(z.gte(0), z.lte(limits.minuteur.max)), 0),
  /** Added later: a file or a draft of before goes without. */
  autre: z._default(autreFaconSchema, blankAutreFacon),
});
export type Epreuve = z.infer<typeof epreuveSchema>;

/** The other way to answer an épreuve, as an épreuve of its own: the same points, indices and words afterwards. */
export function autreEpreuve(epreuve: Epreuve): Epreuve {
  const { type, consigne, options, reponses } = epreuve.autre;
  // Where nothing is asked, there is nothing to answer otherwise.
  const own = epreuve.type === 'aucune' ? 'aucune' : type;
  return { ...epreuve, type: own, consigne, options, reponses };
}
