import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { appareilList } from '../equipe/membre.ts';
import { motSchema } from './mot.ts';

/** The letters of the groups of an event, the same as those of phones. */
export const groupeList = appareilList;
export type Groupe = (typeof groupeList)[number];

/** Waiting for the start, under way, called together, over. */
export const etatList = ['attente', 'cours', 'rassemblement', 'fini'] as const;
export type EtatEvenement = (typeof etatList)[number];

/** The points of each group. */
export const classementSchema = z.partialRecord(z.enum(groupeList), z.int());
export type Classement = z.infer<typeof classementSchema>;

/** A phone's stored data of its team's event. */
export const participationSchema = z.object({
  animation: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  groupe: z.enum(groupeList),
  genre: z.enum(['animation', 'classe']),
  nom: z.string(),
  etat: z.enum(etatList),
  classement: classementSchema,
  /** The organiser's messages, oldest first; absent before the first. */
  mots: z.optional(z.array(motSchema)),
  /** Sending time of the last message read here, in epoch milliseconds of the server. */
  motLuAt: z.optional(z.number()),
});
export type Participation = z.infer<typeof participationSchema>;

/** « Groupe B » */
export function groupeLabel(groupe: Groupe): string {
  const letter = groupe.toUpperCase();
  return t`Groupe ${letter}`;
}

/** One line of a ranking; groups with equal points share a place. */
export type Place = { groupe: Groupe; points: number; place: number };

/** The ranking by points, then by the alphabet. */
export function classementOf(points: Classement): Place[] {
  const rows = groupeList
    .flatMap((groupe) => {
      const own = points[groupe];
      return own === undefined ? [] : [{ groupe, points: own }];
    })
    .toSorted((one, other) => other.points - one.points);
  return rows.map((row) => ({
    ...row,
    place: 1 + rows.findIndex((one) => one.points === row.points),
  }));
}
