import { emptySac, holds, withEffets, type Faits, type Sac } from '../etape/sac.ts';
import type { Suite } from '../etape/suite.ts';
import type { Objet } from '../parcours/aventure.ts';
import type { Contenu, EtapePublique } from '../quete/quete.ts';
import type { Issue, Partie } from './partie.ts';

/**
 * The way of a party, if not the order of the étapes: the links of an aventure, or free choice. The party stores the étapes it reached, in
 * order; objects held and past events are derived from them.
 */

type Walked = Pick<Partie, 'chemin' | 'suiviByEtapeId'>;
/** Fields of an étape that the ways through it depend on. */
export type EtapeOnWay = Pick<EtapePublique, 'id' | 'suites' | 'fin' | 'bonus'>;
/** Fields of a quête that the ways through it depend on. */
export type Way<Etape extends EtapeOnWay = EtapeOnWay> = Pick<
  Contenu,
  'genre' | 'ordre'
> & {
  etapes: readonly Etape[];
};
/** A step of the way. */
export type Pas = Partie['chemin'][number];

/** True if players walk by links. */
export function isAventure({ genre }: Pick<Contenu, 'genre'>): boolean {
  return genre === 'aventure';
}

/** True if players pick the next étape. */
export function isFree({ genre, ordre }: Pick<Contenu, 'genre' | 'ordre'>): boolean {
  return genre !== 'aventure' && ordre !== undefined;
}

/** True if étapes are walked in written order. */
export function isInOrder(contenu: Pick<Contenu, 'genre' | 'ordre'>): boolean {
  return !isAventure(contenu) && !isFree(contenu);
}

/**
 * The quête for a group with another first étape: the étapes of a walk in order, rotated until `premiere` is first. The last one stays
 * last: its épreuve may need what the others gave. The same object if nothing rotates.
 */
export function contenuFrom(contenu: Contenu, premiere: number): Contenu {
  const { etapes } = contenu;
  if (premiere <= 0 || premiere >= etapes.length - 1 || !isInOrder(contenu)) {
    return contenu;
  }
  const turned = [...etapes.slice(premiere, -1), ...etapes.slice(0, premiere)];
  return { ...contenu, etapes: [...turned, ...etapes.slice(-1)] };
}

/** Indexes of the étapes that the party reached, in that order; every party begins at the first. */
export function walkedIndexes({ chemin }: Pick<Partie, 'chemin'>): number[] {
  return [0, ...chemin.map(({ etapeIndex }) => etapeIndex)];
}

/** The place of the étape furthest on the way: the player may be looking at another. */
export function frontierOf({ chemin }: Pick<Partie, 'chemin'>): number {
  return chemin.at(-1)?.etapeIndex ?? 0;
}

function issueOf({ suiviByEtapeId }: Walked, etapeId: string): Issue | null {
  return Object.hasOwn(suiviByEtapeId, etapeId)
    ? (suiviByEtapeId[etapeId]?.issue ?? null)
    : null;
}

/** Replays the chosen links: none of it is stored. */
function sacOf({ chemin }: Walked, { etapes }: Way): Sac {
  let sac = emptySac;
  let from = 0;
  for (const { etapeIndex, suite } of chemin) {
    const chosen = suite === null ? undefined : etapes[from]?.suites?.[suite];
    sac = withEffets(sac, chosen?.effets ?? []);
    from = etapeIndex;
  }
  return sac;
}

/** The player's objects, in the order of the aventure. */
export function objetsHeld(partie: Walked, contenu: Contenu): Objet[] {
  const { objetIds } = sacOf(partie, contenu);
  return (contenu.objets ?? []).filter(({ id }) => objetIds.has(id));
}

/** Title of the chapter that begins at the current étape; null within a chapter, and without one. */
export function chapitreBegun(
  { chemin, etapeIndex }: Pick<Partie, 'chemin' | 'etapeIndex'>,
  { etapes }: Pick<Contenu, 'etapes'>,
): string | null {
  const walked = walkedIndexes({ chemin });
  const before = walked[walked.lastIndexOf(etapeIndex) - 1];
  const chapitre = etapes[etapeIndex]?.chapitre;
  const isNew = before === undefined || etapes[before]?.chapitre !== chapitre;
  return isNew ? (chapitre ?? null) : null;
}

/** Each étape of the way once, however often reached. */
export function walkedEtapes<Etape extends EtapeOnWay>(
  partie: Walked,
  { etapes }: Way<Etape>,
): Etape[] {
  return [...new Set(walkedIndexes(partie))].flatMap((index) => etapes[index] ?? []);
}

/**
 * Facts for the conditions of links on the way. Those of a way that was taken back do not count: the same way gives the same choices.
 * `playedMs`: duration of the party so far.
 */
export function faitsOf(partie: Walked, contenu: Way, playedMs: number): Faits {
  const issueById = new Map(
    walkedEtapes(partie, contenu).map(({ id }) => [String(id), issueOf(partie, id)]),
  );
  let points = 0;
  for (const issue of issueById.values()) {
    if (issue?.type === 'reussie' && issue.preuve !== 'refusee') points += issue.points;
  }
  const isSolved = (etapeId: string) => {
    const issue = issueById.get(etapeId) ?? null;
    if (issue === null) return null;
    return issue.type === 'reussie' && issue.preuve !== 'refusee';
  };
  return { sac: sacOf(partie, contenu), points, playedMs, isSolved };
}

/** An offered way on: its index among the links of the étape, and its target. */
export type OpenSuite = { index: number; suite: Suite; versIndex: number };

/**
 * The valid links of the étape furthest on the way, in order. A link back to its own étape is left out: a second tap would follow it again.
 * `playedMs`: duration of the party so far.
 */
export function openSuites(partie: Walked, contenu: Way, playedMs: number): OpenSuite[] {
  const { etapes } = contenu;
  const frontier = frontierOf(partie);
  const suites = etapes[frontier]?.suites ?? [];
  const faits = faitsOf(partie, contenu, playedMs);
  return suites.flatMap((suite, index) => {
    const versIndex = etapes.findIndex(({ id }) => id === suite.vers);
    const isOpen = suite.conditions.every((condition) => holds(condition, faits));
    const isElsewhere = versIndex !== -1 && versIndex !== frontier;
    return isElsewhere && isOpen ? [{ index, suite, versIndex }] : [];
  });
}

/** Every link of the étape furthest on the way, valid or not. */
function anySuites(partie: Walked, { etapes }: Way): OpenSuite[] {
  const suites = etapes[frontierOf(partie)]?.suites ?? [];
  return suites.flatMap((suite, index) => {
    const versIndex = etapes.findIndex(({ id }) => id === suite.vers);
    return versIndex === -1 ? [] : [{ index, suite, versIndex }];
  });
}

/** Breadth first, from the étape furthest on the way to the first ending found; null for none. */
function nearestEnding(
  partie: Walked,
  contenu: Way,
  suitesFrom: (partie: Walked) => OpenSuite[],
): Pas[] | null {
  const seen = new Set([frontierOf(partie)]);
  let ways: Pas[][] = [[]];
  while (ways.length > 0) {
    const longer: Pas[][] = [];
    for (const way of ways) {
      const chemin = [...partie.chemin, ...way];
      for (const { index, versIndex } of suitesFrom({ ...partie, chemin })) {
        if (seen.has(versIndex)) continue;
        seen.add(versIndex);
        const next = [...way, { etapeIndex: versIndex, suite: index }];
        if (contenu.etapes[versIndex]?.fin !== undefined) return next;
        longer.push(next);
      }
    }
    ways = longer;
  }
  return null;
}

/**
 * The fewest links from the current étape of an aventure to an ending: valid ones, without solving more; if they lead to none, any. Null if
 * no ending lies ahead.
 */
export function wayToEnding(partie: Walked, contenu: Way): Pas[] | null {
  return (
    nearestEnding(partie, contenu, (there) => openSuites(there, contenu, 0)) ??
    nearestEnding(partie, contenu, (there) => anySuites(there, contenu))
  );
}

/** Indexes of the étapes that a shortened aventure skipped without a look. */
export function passedOver({
  chemin,
  ecourteeIndex,
}: Pick<Partie, 'chemin' | 'ecourteeIndex'>): ReadonlySet<number> {
  if (ecourteeIndex === null) return new Set();
  const walked = walkedIndexes({ chemin });
  const place = walked.lastIndexOf(ecourteeIndex);
  const before = new Set(walked.slice(0, place + 1));
  return new Set(walked.slice(place + 1, -1).filter((index) => !before.has(index)));
}

/** Indexes of the étapes to pick from: a fixed last one comes last. */
export function pickableIndexes(partie: Walked, { etapes, ordre }: Way): number[] {
  const walked = new Set(walkedIndexes(partie));
  const left = etapes.map((_, index) => index).filter((index) => !walked.has(index));
  const last = etapes.length - 1;
  const isHeld =
    ordre === 'libre-fin' &&
    left.some((index) => index !== last && etapes[index]?.bonus !== true);
  return isHeld ? left.filter((index) => index !== last) : left;
}

/** Player's options after an étape. */
export type NextMove<Etape extends EtapeOnWay = EtapePublique> =
  /** To the next étape, or back to the end of the way. */
  | { type: 'suivante' }
  | { type: 'terminer' }
  | { type: 'choisir'; suites: OpenSuite[] }
  /** `mayEnd`: only bonus étapes are left. */
  | { type: 'prendre'; etapes: Etape[]; mayEnd: boolean }
  /** No valid way on: the player may end here, and is not stuck. */
  | { type: 'finir-ici' };

/** Position of a party on its way. */
export type Standing = Walked &
  Pick<Partie, 'etapeIndex' | 'ecourteeIndex' | 'finishedAt'>;

/** Title of a party's ending; null while it goes on, and if it ended in the middle of the story. */
export function endingOf(
  partie: Pick<Partie, 'chemin' | 'finishedAt'>,
  { etapes }: Way,
): string | null {
  if (partie.finishedAt === null) return null;
  return etapes[frontierOf(partie)]?.fin ?? null;
}
