import * as z from 'zod/mini';
import type { Etape } from '../etape/etape.ts';
import type { EtapeId } from '../etape/etape-id.ts';
import { type Sac, holds } from '../etape/sac.ts';
import type { Condition, Suite } from '../etape/suite.ts';
import { faitsOf, openSuites, type EtapeOnWay } from './chemin.ts';
import { walkOf } from './walk/walk-of.ts';
import type { Partie } from './partie.ts';
import { openObject } from '../open-object.ts';

/**
 * An author's test walk of an aventure under way, with the code that plays it. An essai stores the choices: position and objects are
 * recomputed each time, so that it follows the author's changes.
 */

const idSchema = z.string().check(z.regex(/^[a-zA-Z0-9]{8,32}$/));

/** A path that its author walked. */
export const essaiSchema = openObject({
  /** The étape it began at. */
  departId: idSchema,
  /** The chosen links: their index among those of their étape, and their target then. */
  pas: z
    .array(openObject({ suite: z.int().check(z.gte(0)), versId: idSchema }))
    .check(z.maxLength(500)),
  /** Results of épreuves, by étape: the points won, or −1 if missed. */
  issues: z.record(idSchema, z.int().check(z.gte(-1))),
  /** Minutes that are held to have been played. */
  minutes: z.int().check(z.gte(0), z.lte(10_000)),
});
export type Essai = z.infer<typeof essaiSchema>;

/** A path without a step yet. */
export function beginEssai(departId: string): Essai {
  return { departId, pas: [], issues: {}, minutes: 0 };
}

/** A link that does not hold, and its unmet conditions. */
type ClosedSuite = { index: number; suite: Suite; unmet: Condition[] };

/** Current position of an essai. */
export type Halte = {
  /** The étapes reached, in order; the last one is the current. */
  etapeIds: EtapeId[];
  /** Next step: settle an épreuve, choose a link, or the story ends, well or not. */
  etat: 'epreuve' | 'choisir' | 'fin' | 'finir-ici';
  open: { index: number; suite: Suite }[];
  closed: ClosedSuite[];
  sac: Sac;
  points: number;
  /** The parcours has changed: the walk beyond this point is no longer valid. */
  isCut: boolean;
};

function onWay({ id, suites, fin }: Etape): EtapeOnWay {
  return fin.trim() === '' ? { id, suites } : { id, fin };
}

function suivisOf({ issues }: Essai): Partie['suiviByEtapeId'] {
  return Object.fromEntries(
    Object.entries(issues).map(([id, points]) => [
      id,
      {
        erreurCount: 0,
        indiceCount: 0,
        reponsesRefusees: [],
        issue:
          points < 0
            ? { type: 'passee', at: 0, preuve: 'prouvee' }
            : { type: 'reussie', reponse: '', points, at: 0, preuve: 'prouvee' },
      },
    ]),
  );
}

/** Walks an essai through the present étapes of an aventure; null if its first étape is gone. */
export function walkEssai(essai: Essai, etapes: readonly Etape[]): Halte | null {
  const depart = etapes.find(({ id }) => id === essai.departId);
  if (depart === undefined) return null;
  // A party begins at the first étape; links name étapes by id, so that their order has no other effect.
  const ordered = [depart, ...etapes.filter((etape) => etape !== depart)];
  const walk = { genre: 'aventure', etapes: ordered.map(onWay) } as const;
  const playedMs = essai.minutes * 60_000;
  let partie = {
    chemin: [] as Partie['chemin'],
    suiviByEtapeId: suivisOf(essai),
    etapeIndex: 0,
    ecourteeIndex: null,
    finishedAt: null,
  };
  const isWaiting = () => {
    const etape = ordered[partie.etapeIndex];
    if (etape === undefined || etape.epreuve.type === 'aucune') return false;
    return !Object.hasOwn(essai.issues, etape.id);
  };
  let isCut = false;
  for (const { suite, versId } of essai.pas) {
    const move = isWaiting() ? null : walkOf(walk).next(partie, walk, playedMs);
    const open = move?.type === 'choisir' ? move.suites : [];
    const chosen = open.find(
      (one) => one.index === suite && walk.etapes[one.versIndex]?.id === versId,
    );
    if (chosen === undefined) {
      isCut = true;
      break;
    }
    const { versIndex: etapeIndex } = chosen;
    partie = {
      ...partie,
      chemin: [...partie.chemin, { etapeIndex, suite }],
      etapeIndex,
    };
  }
  const places = [0, ...partie.chemin.map(({ etapeIndex }) => etapeIndex)];
  const etapeIds = places.flatMap((index) => ordered[index]?.id ?? []);
  const faits = faitsOf(partie, walk, playedMs);
  const move = walkOf(walk).next(partie, walk, playedMs);
  const open = openSuites(partie, walk, playedMs);
  const isEnding = move.type === 'terminer';
  const suites = walk.etapes[partie.etapeIndex]?.suites ?? [];
  const closed = suites.flatMap((suite, index): ClosedSuite[] => {
    const unmet = suite.conditions.filter((condition) => !holds(condition, faits));
    return unmet.length === 0 ? [] : [{ index, suite, unmet }];
  });
  const wayOn = move.type === 'choisir' ? 'choisir' : 'finir-ici';
  const settled = isEnding ? 'fin' : wayOn;
  return {
    etapeIds,
    etat: isWaiting() ? 'epreuve' : settled,
    open: open.map(({ index, suite }) => ({ index, suite })),
    closed,
    sac: faits.sac,
    points: faits.points,
    isCut,
  };
}

/** Coverage of a set of paths. */
export type Couverture = {
  reachedIds: ReadonlySet<string>;
  /** Étapes that no path reached, in order. */
  missed: Etape[];
  /** Of these, the endings. */
  missedEndings: Etape[];
  etapeCount: number;
  endingCount: number;
};

/** Étapes and endings of an aventure that the paths reached: as walked, even if cut since. */
export function couvertureOf(
  essais: readonly Essai[],
  etapes: readonly Etape[],
): Couverture {
  const reachedIds = new Set(
    essais.flatMap(({ departId, pas }) => [departId, ...pas.map(({ versId }) => versId)]),
  );
  const isEnding = ({ fin }: Etape) => fin.trim() !== '';
  const missed = etapes.filter(({ id }) => !reachedIds.has(id));
  return {
    reachedIds,
    missed,
    missedEndings: missed.filter(isEnding),
    etapeCount: etapes.length,
    endingCount: etapes.filter(isEnding).length,
  };
}

/** No author looks through more. */
const keptMax = 40;

function isBeginningOf(one: Essai, other: Essai): boolean {
  return (
    one.departId === other.departId &&
    one.pas.length <= other.pas.length &&
    one.pas.every(
      ({ suite, versId }, index) =>
        other.pas[index]?.suite === suite && other.pas[index].versId === versId,
    )
  );
}

/** The stored paths after another walk: latest first, none that is the beginning of another. */
export function keepEssai(kept: readonly Essai[], essai: Essai): Essai[] {
  const isNews =
    essai.pas.length > 0 && !kept.some((other) => isBeginningOf(essai, other));
  if (!isNews) return [...kept];
  return [essai, ...kept.filter((other) => !isBeginningOf(other, essai))].slice(
    0,
    keptMax,
  );
}
