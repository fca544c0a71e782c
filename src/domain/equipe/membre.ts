import * as z from 'zod/mini';
import { openObject } from '../open-object.ts';

/** The places of a team; so there are twelve phones at most. */
export const appareilList = [
  'a',
  'b',
  'c',
  'd',
  'e',
  'f',
  'g',
  'h',
  'i',
  'j',
  'k',
  'l',
] as const;
export type Appareil = (typeof appareilList)[number];

/** Longest first name. */
export const prenomLength = 20;

/** A phone's own place in a team. */
export const membreSchema = openObject({
  jeton: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  appareil: z.enum(appareilList),
  prenom: z.string().check(z.maxLength(prenomLength)),
  etape: z.int().check(z.gte(0)),
  mandat: z.int().check(z.gte(0)),
  /** First names by étape that another phone settled. */
  parByEtapeId: z.record(z.string(), z.string()),
  /** Change of lead: this phone leads now, or no longer. */
  nouvelle: z.nullable(z.enum(['mene', 'suit'])),
});
export type Membre = z.infer<typeof membreSchema>;

/** A phone that has just joined: it leads if it made the team. */
export function newMembre(
  place: Pick<Membre, 'jeton' | 'appareil' | 'prenom'>,
  leads: boolean,
): Membre {
  return {
    ...place,
    etape: 0,
    mandat: leads ? 1 : 0,
    parByEtapeId: {},
    nouvelle: null,
  };
}
