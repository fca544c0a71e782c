import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { openObject } from '../open-object.ts';

export const indiceSchema = openObject({
  texte: z.string().check(z.maxLength(limits.indice.max)),
  /** Cost of the indice, in points. */
  cout: z.int().check(z.gte(0), z.lte(limits.points.max)),
});
export type Indice = z.infer<typeof indiceSchema>;

/** An option to pick (`choix`), order (`ordre`, written in the right order) or join (`association`). */
export const optionSchema = openObject({
  id: z.string().check(z.regex(/^[a-z0-9]{1,16}$/)),
  texte: z.string().check(z.maxLength(limits.option.max)),
  /** For `choix`: it is to be picked. */
  juste: z.boolean(),
  /** For `association`: its partner. A file may omit it. */
  paire: z._default(z.string().check(z.maxLength(limits.paire.max)), ''),
});
export type Option = z.infer<typeof optionSchema>;

/** Unique ids: answers use them. */
export const optionListSchema = z.array(optionSchema).check(
  z.maxLength(limits.optionCount.max),
  z.refine((options) => new Set(options.map(({ id }) => id)).size === options.length),
);

/** Needs that another way to answer, or to walk, serves. */
export const besoinList = ['sans-vue', 'sans-ouie', 'sans-marches'] as const;
export const besoinSchema = z.enum(besoinList);
export type Besoin = z.infer<typeof besoinSchema>;

/** Types that anyone can answer anywhere: without sight, sound, place or device. */
export const autreFaconTypeList = ['aucune', 'choix', 'texte'] as const;

/**
 * « Autre façon de répondre »: another question for the same points. Flat, like an épreuve; `options` and `reponses` have the same meaning.
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

/** An empty one, for all needs. */
export const blankAutreFacon: AutreFacon = {
  type: 'aucune',
  pour: [...besoinList],
  consigne: '',
  options: [],
  reponses: [],
};
