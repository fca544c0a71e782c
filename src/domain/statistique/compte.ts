import * as z from 'zod/mini';
import { etapeIdSchema } from '../etape/etape-id.ts';
import {
  departMotifList,
  etapeOf,
  suiviOf,
  type Partie,
  type Suivi,
} from '../partie/partie.ts';
import type { Contenu } from '../quete/quete.ts';
import { openObject } from '../open-object.ts';

/**
 * Addition of a party to the figures of its quête, at its beginning, end, or departure with a reason. It is anonymous: the figures are sums
 * (`statistiques`, docs/documents.md).
 */

/** Maximum addition of a party; the rules check the same, with the minutes of a party at an étape too. */
export const compteLimits = {
  etapes: 1,
  minutes: 999,
  etapeMinutes: 240,
  erreurs: 9,
  indices: 3,
} as const;

const compteEtapeSchema = openObject({
  etapeId: etapeIdSchema,
  minutes: z.int(),
  erreurs: z.int(),
  indices: z.int(),
  passees: z.int(),
});
type CompteEtape = z.infer<typeof compteEtapeSchema>;

/** `at`: epoch milliseconds of the phone; it counts on that day. */
export const compteSchema = z.discriminatedUnion('pas', [
  openObject({ pas: z.literal('debut'), at: z.number() }),
  openObject({
    pas: z.literal('fin'),
    at: z.number(),
    minutes: z.int(),
    horsLigne: z.boolean(),
    equipe: z.boolean(),
    /** At most one is counted; a party from an older build may hold four. */
    etapes: z.array(compteEtapeSchema),
  }),
  openObject({
    pas: z.literal('arret'),
    at: z.number(),
    motif: z.enum(departMotifList),
    etapeId: etapeIdSchema,
  }),
]);
export type Compte = z.infer<typeof compteSchema>;

const minuteMs = 60_000;
/** A finish that the server hears of later than this was reached without network. */
const lateMs = 5 * minuteMs;

function minutesBetween(from: number, to: number, most: number): number {
  return Math.min(most, Math.max(0, Math.round((to - from) / minuteMs)));
}

/** Addition for the beginning of a party. */
export function compteOfDebut({ startedAt }: Partie): Compte {
  return { pas: 'debut', at: startedAt };
}

function settledAt({ issue }: Suivi): number | null {
  return issue?.at ?? null;
}

/** An index in a list that is constant for a party, and differs between parties. */
function placeOf({ id }: Partie, length: number): number {
  const sum = Array.from(id).reduce(
    (all, sign) => (31 * all + sign.charCodeAt(0)) % 65_521,
    7,
  );
  return length === 0 ? 0 : sum % length;
}

/**
 * Duration of an étape since the last settled one, and its tries and indices. A party counts one of its settled étapes, drawn by its id:
 * means over many parties stay true.
 */
function comptesOfEtapes(partie: Partie, contenu: Contenu): CompteEtape[] {
  let last = partie.startedAt;
  const list = contenu.etapes
    .flatMap(({ id }) => {
      const suivi = suiviOf(partie, id);
      const at = settledAt(suivi);
      return at === null ? [] : [{ id, suivi, at }];
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ id, suivi, at }) => {
      const minutes = minutesBetween(last, at, compteLimits.etapeMinutes);
      last = at;
      return {
        etapeId: id,
        minutes,
        erreurs: Math.min(compteLimits.erreurs, suivi.erreurCount),
        indices: Math.min(compteLimits.indices, suivi.indiceCount),
        passees: suivi.issue?.type === 'passee' ? 1 : 0,
      };
    });
  const from = placeOf(partie, list.length);
  return [...list.slice(from), ...list.slice(0, from)].slice(0, compteLimits.etapes);
}

/** Addition for the end of a party; null before it. `now`: sending time, epoch milliseconds of the phone. */
export function compteOfFin(
  partie: Partie,
  contenu: Contenu,
  { now, enEquipe }: { now: number; enEquipe: boolean },
): Compte | null {
  const { startedAt, finishedAt, pausedMs } = partie;
  if (finishedAt === null) return null;
  return {
    pas: 'fin',
    at: finishedAt,
    minutes: minutesBetween(startedAt + pausedMs, finishedAt, compteLimits.minutes),
    horsLigne: now - finishedAt > lateMs,
    equipe: enEquipe,
    etapes: comptesOfEtapes(partie, contenu),
  };
}

/** Addition for leaving a party, if its player gave a reason to be counted; null otherwise. */
export function compteOfArret(partie: Partie, contenu: Contenu): Compte | null {
  const { depart, finishedAt } = partie;
  if (depart?.compte !== true || finishedAt !== null) return null;
  const etapeId = etapeOf(partie, contenu).id;
  return { pas: 'arret', at: depart.at, motif: depart.motif, etapeId };
}
