import * as z from 'zod/mini';
import { positionSchema } from '../geo/position-schema.ts';
import { limits } from '../limits.ts';
import {
  saisonList,
  traitList,
  atoutList,
  chiensList,
  fermetureMotifList,
  serviceList,
  type Atout,
} from './kinds.ts';
import { openObject } from '../open-object.ts';

/** Opening hours, in minutes of the day; `de` after `a` passes midnight. */
export const horairesSchema = openObject({
  de: z.int().check(z.gte(0), z.lte(1_439)),
  a: z.int().check(z.gte(1), z.lte(1_440)),
});
export type Horaires = z.infer<typeof horairesSchema>;

function isDistinct(list: readonly unknown[]): boolean {
  return new Set(list).size === list.length;
}

/** Answer about a service. A service outside the list is unknown. */
export const reponseServiceSchema = openObject({
  service: z.enum(serviceList),
  reponse: z.enum(['oui', 'non']),
  /** Its position; null if not given. */
  position: z.nullable(positionSchema),
  /** Of a stop, its name and its lines; of the others, whatever helps to find it. */
  precision: z.string().check(z.maxLength(limits.precision.max)),
});
export type ReponseService = z.infer<typeof reponseServiceSchema>;

/** A day of each year, as `09-15`. */
const monthDaySchema = z
  .string()
  .check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

/** First and last day in the year, both included; `du` after `au` passes the new year. */
export const periodeSchema = openObject({ du: monthDaySchema, au: monthDaySchema });
export type Periode = z.infer<typeof periodeSchema>;

const creneauShape = {
  /** Days of the week, 1 for Monday to 7 for Sunday. None: every day. */
  jours: z
    .array(z.int().check(z.gte(1), z.lte(7)))
    .check(z.maxLength(7), z.refine(isDistinct)),
  /** Null: the whole day. Past midnight, the day is that of the beginning. */
  horaires: z.nullable(horairesSchema),
  /** Null: all the year. */
  periode: z.nullable(periodeSchema),
  /** No override: hunters, a tide. Other closures can be passed over. */
  danger: z.boolean(),
};

/** A recurring closure, for cards of the catalogue. */
export const creneauSchema = openObject(creneauShape);
export type Creneau = z.infer<typeof creneauSchema>;

/** The same with its reason. */
export const fermetureSchema = openObject({
  ...creneauShape,
  motif: z.enum(fermetureMotifList),
});
export type Fermeture = z.infer<typeof fermetureSchema>;

/** First and last day of a walk's opening, both included. Null: no bound on that side. */
export const fenetreSchema = openObject({
  du: z.nullable(z.iso.date()),
  au: z.nullable(z.iso.date()),
});
export type Fenetre = z.infer<typeof fenetreSchema>;

export const fermeturesSchema = z
  .array(fermetureSchema)
  .check(z.maxLength(limits.fermetureCount.max));

/** Practical data before leaving home, besides length and age. */
export const pratiqueSchema = openObject({
  traits: z.array(z.enum(traitList)).check(z.refine(isDistinct)),
  /** None: open all the year. */
  saisons: z.array(z.enum(saisonList)).check(z.refine(isDistinct)),
  /** Null: open at any hour. */
  horaires: z.nullable(horairesSchema),
  /** The day of the last check on the spot, as `2026-05-12`. */
  verifieLe: z.nullable(z.iso.date()),
  // A file may omit the next fields.
  /** At most one answer a service. */
  services: z._default(
    z
      .array(reponseServiceSchema)
      .check(z.refine((list) => isDistinct(list.map(({ service }) => service)))),
    [],
  ),
  /** Null: unknown. */
  chiens: z._default(z.nullable(z.enum(chiensList)), null),
  fermetures: z._default(fermeturesSchema, []),
  /** Null: no window. */
  fenetre: z._default(z.nullable(fenetreSchema), null),
});
export type Pratique = z.infer<typeof pratiqueSchema>;

/** Amenities for the filters of the catalogue: services answered « oui », and dogs if allowed. */
export function atoutsOf({
  services,
  chiens,
}: Pick<Pratique, 'services' | 'chiens'>): Atout[] {
  const isThere = (atout: Atout) =>
    atout === 'chiens'
      ? chiens === 'oui' || chiens === 'laisse'
      : services.some(({ service, reponse }) => service === atout && reponse === 'oui');
  return atoutList.filter(isThere);
}

export const blankPratique: Pratique = {
  traits: [],
  saisons: [],
  horaires: null,
  verifieLe: null,
  services: [],
  chiens: null,
  fermetures: [],
  fenetre: null,
};
