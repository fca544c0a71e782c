import * as z from 'zod/mini';
import type { EtapeId } from '../etape/etape.ts';
import type { Contenu, EtapePublique, Quete } from '../quete/quete.ts';
import { queteIdSchema } from '../quete/quete.ts';
import { isSameSuspension, suspensionIn } from '../quete/suspension-lookup.ts';
import {
  noSuspensions,
  suspensionsAt,
  type Suspension,
  type Suspensions,
} from '../quete/suspension.ts';
import {
  adaptationsSchema,
  isAdaptedBy,
  sortAdaptations,
  type Adaptation,
} from './adaptation.ts';
import {
  frontierOf,
  isAventure,
  isFree,
  isInOrder,
  nextMove,
  openSuites,
  passedOver,
  pickableIndexes,
  walkedEtapes,
  walkedIndexes,
  wayToEnding,
  withPick,
  type NextMove,
} from './chemin.ts';

export const partieIdSchema = z
  .string()
  .check(z.regex(/^[a-zA-Z0-9]{20,32}$/))
  .brand<'PartieId'>();
export type PartieId = z.infer<typeof partieIdSchema>;

/** A canonical answer: a number for `nombre`, else a string. */
export const reponseSchema = z.union([z.string(), z.number()]);
export type Reponse = z.infer<typeof reponseSchema>;

/** How one épreuve ended, and whether the rules have confirmed it. */
export const issueSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('reussie'),
    reponse: reponseSchema,
    points: z.int(),
    at: z.number(),
    /** `refusee`: accepted by the phone's truncated hash, then refused by the rules. */
    preuve: z.enum(['attente', 'prouvee', 'refusee']),
  }),
  z.strictObject({
    type: z.literal('passee'),
    at: z.number(),
    preuve: z.enum(['attente', 'prouvee']),
  }),
  /** The étape was closed when the player came to it. Its points are asked of nobody. */
  z.strictObject({
    type: z.literal('suspendue'),
    at: z.number(),
    /** The spare étape was walked instead: it counts as an étape, without points. */
    remplacee: z.optional(z.boolean()),
    /** There is nothing to prove. */
    preuve: z.literal('prouvee'),
  }),
]);
export type Issue = z.infer<typeof issueSchema>;

/** What happened at one étape. */
export const suiviSchema = z.strictObject({
  /** Wrong answers given on this phone. */
  erreurCount: z.int().check(z.gte(0)),
  indiceCount: z.int().check(z.gte(0)),
  issue: z.nullable(issueSchema),
  /** Answers that the phone took for right and the rules refused: from then on they are wrong at once. */
  reponsesRefusees: z.array(reponseSchema),
  /** Whether the player chose the other way to answer; absent while the party's adaptations decide. */
  autre: z.optional(z.boolean()),
  /** When its timer began, pauses since then added; absent before it did. */
  minuteurAt: z.optional(z.number()),
  /** The player has stopped its timer. */
  sansMinuteur: z.optional(z.boolean()),
});
export type Suivi = z.infer<typeof suiviSchema>;

/** Why a party was left, in one tap. */
export const departMotifList = ['long', 'pluie', 'bloque', 'enfants', 'autre'] as const;
export type DepartMotif = (typeof departMotifList)[number];

const suspensionSchema = z.strictObject({
  motif: z.string(),
  jusquAu: z.nullable(z.number()),
  rechange: z.optional(z.boolean()),
});
const suspensionsSchema = z.strictObject({
  fermeture: z.nullable(suspensionSchema),
  byEtapeId: z.record(z.string(), suspensionSchema),
});

/**
 * One play-through of one version of a quête, as the phone keeps it. Times are epoch milliseconds of the phone.
 * `moment` is what the player looks at: the story of the étape, its épreuve, or what follows once it is settled.
 */
export const partieSchema = z.strictObject({
  id: partieIdSchema,
  queteId: queteIdSchema,
  version: z.int(),
  etapeIndex: z.int(),
  moment: z.enum(['recit', 'epreuve', 'resultat', 'fin']),
  suiviByEtapeId: z.record(z.string(), suiviSchema),
  startedAt: z.number(),
  finishedAt: z.nullable(z.number()),
  // What follows was added later: a party of before goes without.
  /** Since when it rests; null while it is played. */
  pausedAt: z._default(z.nullable(z.number()), null),
  /** How long it rested before, in milliseconds. */
  pausedMs: z._default(z.number(), 0),
  /** The étape from which the player went straight to the last one; null for the whole walk. */
  ecourteeIndex: z._default(z.nullable(z.int()), null),
  /**
   * The étapes it came to after the first, each with the link that led there (null where the player picked it). Empty
   * where étapes are walked as they are written.
   */
  chemin: z._default(
    z.array(z.strictObject({ etapeIndex: z.int(), suite: z.nullable(z.int()) })),
    () => [],
  ),
  /** The étape of the quête that a group begins at, as a place among them: see `contenuFrom`. */
  premiere: z._default(z.int(), 0),
  /** Why it was last left. */
  depart: z._default(
    z.nullable(
      z.strictObject({
        motif: z.enum(departMotifList),
        at: z.number(),
        /** Absent of a party of before, whose player was told that it stays on the device. */
        compte: z.optional(z.literal(true)),
      }),
    ),
    null,
  ),
  /** How those who play want it. It stays on the device. */
  adaptations: z._default(adaptationsSchema, []),
  /** What was closed when the phone last could ask, whatever the version played. */
  suspensions: z._default(suspensionsSchema, noSuspensions),
  /** The quête was withdrawn meanwhile: the party goes on. */
  isRetiree: z._default(z.boolean(), false),
});
export type Partie = z.infer<typeof partieSchema>;

/**
 * What a player does names the étape it is done at, so that a late or repeated event (a double tap, another tab)
 * does nothing at the next one. `askIndice` names which indice, for the same reason.
 */
export type PartieEvent =
  /** To the épreuve: from the story, or again after a refusal. */
  | { type: 'read'; etapeId: EtapeId }
  | { type: 'answer'; etapeId: EtapeId; reponse: Reponse; juste: boolean; at: number }
  /** `numero`: 1 for the first indice. */
  | { type: 'askIndice'; etapeId: EtapeId; numero: number }
  | { type: 'pass'; etapeId: EtapeId; at: number }
  | { type: 'goOn'; etapeId: EtapeId; at: number }
  | { type: 'goBack'; etapeId: EtapeId }
  /** A way on of an aventure: its place among the links of the étape. */
  | { type: 'choose'; etapeId: EtapeId; suite: number; at: number }
  /** The étape to walk to next, where the player picks it. */
  | { type: 'pick'; etapeId: EtapeId; vers: EtapeId; at: number }
  | { type: 'startTimer'; etapeId: EtapeId; at: number }
  | { type: 'stopTimer'; etapeId: EtapeId }
  /** To an étape that was reached before. */
  | { type: 'visit'; etapeId: EtapeId }
  /** From here straight to the last étape. */
  | { type: 'shorten'; etapeId: EtapeId }
  /** The whole walk after all, from where it was shortened. */
  | { type: 'lengthen' }
  | { type: 'pause'; at: number }
  | { type: 'resume'; at: number }
  | { type: 'leave'; motif: DepartMotif; at: number }
  | { type: 'adapt'; adaptations: readonly Adaptation[] }
  /** The other way to answer, or back to the first. */
  | { type: 'chooseWay'; etapeId: EtapeId; autre: boolean }
  /** What is closed of the quête now; null when the quête itself was withdrawn. */
  | { type: 'learn'; suspensions: Suspensions | null }
  /** What the rules said of an answer, or (with null) of a renunciation. */
  | {
      type: 'prove';
      etapeId: EtapeId;
      reponse: Reponse | null;
      preuve: 'prouvee' | 'refusee';
    };

const freshSuivi: Suivi = {
  erreurCount: 0,
  indiceCount: 0,
  issue: null,
  reponsesRefusees: [],
};

/** A party at its very beginning. */
export function beginPartie(
  quete: Pick<Quete, 'id' | 'version' | 'suspensions'>,
  id: PartieId,
  at: number,
  adaptations: readonly Adaptation[] = [],
): Partie {
  return {
    id,
    queteId: quete.id,
    version: quete.version,
    etapeIndex: 0,
    moment: 'recit',
    suiviByEtapeId: {},
    startedAt: at,
    finishedAt: null,
    pausedAt: null,
    pausedMs: 0,
    ecourteeIndex: null,
    chemin: [],
    premiere: 0,
    depart: null,
    adaptations: sortAdaptations(adaptations),
    suspensions: suspensionsAt(quete.suspensions ?? noSuspensions, at),
    isRetiree: false,
  };
}

/** What happened so far at an étape. */
export function suiviOf(partie: Partie, etapeId: EtapeId): Suivi {
  // Ids are any letters, « constructor » included.
  if (!Object.hasOwn(partie.suiviByEtapeId, etapeId)) return freshSuivi;
  return partie.suiviByEtapeId[etapeId] ?? freshSuivi;
}

function etapeAt({ etapes }: Contenu, index: number): EtapePublique {
  const etape = etapes[index];
  if (etape === undefined) throw new RangeError('This party stands at no étape.');
  return etape;
}

/** The étape a party stands at. */
export function etapeOf(partie: Partie, contenu: Contenu): EtapePublique {
  return etapeAt(contenu, partie.etapeIndex);
}

/** Points an épreuve would give now: its points less the indices asked for, never below 0. */
export function pointsAtStake(etape: EtapePublique, suivi: Suivi): number {
  if (etape.epreuve.type === 'aucune') return 0;
  const cost = etape.epreuve.indices
    .slice(0, suivi.indiceCount)
    .reduce((sum, { cout }) => sum + cout, 0);
  return Math.max(0, etape.epreuve.points - cost);
}

/** Points won so far: those that the rules refused do not count. */
export function pointsOf(partie: Partie): number {
  return Object.values(partie.suiviByEtapeId).reduce((sum, { issue }) => {
    const counts = issue?.type === 'reussie' && issue.preuve !== 'refusee';
    return counts ? sum + issue.points : sum;
  }, 0);
}

/** Whether the player found an étape closed, and walked past it with nothing in its stead. */
function isLeftClosed({ issue }: Suivi): boolean {
  return issue?.type === 'suspendue' && issue.remplacee !== true;
}

/** Whether an étape was offered, and nothing was made of it. */
function isUndoneBonus({ bonus }: EtapePublique, { issue }: Suivi): boolean {
  return bonus === true && issue?.type !== 'reussie';
}

/**
 * The étapes that count: of an aventure, those of the way; those that the player found closed are left out, unless another
 * took their place, and bonus étapes count once they are done.
 */
function countedEtapes(partie: Partie, contenu: Contenu): EtapePublique[] {
  const etapes = isAventure(contenu) ? walkedEtapes(partie, contenu) : contenu.etapes;
  return etapes.filter((etape) => {
    const suivi = suiviOf(partie, etape.id);
    return !isLeftClosed(suivi) && !isUndoneBonus(etape, suivi);
  });
}

/** The étapes that the player found closed, and walked past. */
export function closedEtapes(partie: Partie, contenu: Contenu): EtapePublique[] {
  return contenu.etapes.filter(({ id }) => isLeftClosed(suiviOf(partie, id)));
}

/** How many étapes a whole walk has, those that were found closed apart. */
export function etapeCountOf(partie: Partie, contenu: Contenu): number {
  return countedEtapes(partie, contenu).length;
}

/** The étapes whose points are asked: of an aventure, those of the way, and those settled on a way that was taken back. */
function askedEtapes(partie: Partie, contenu: Contenu): EtapePublique[] {
  if (!isAventure(contenu)) return contenu.etapes.filter(({ bonus }) => bonus !== true);
  const walked = new Set(walkedEtapes(partie, contenu));
  return contenu.etapes.filter(
    (etape) => walked.has(etape) || suiviOf(partie, etape.id).issue !== null,
  );
}

/** Points of a party without a fault, bonus étapes apart. */
export function maximumPoints(partie: Partie, contenu: Contenu): number {
  return askedEtapes(partie, contenu).reduce((sum, { id, epreuve }) => {
    const isAsked =
      epreuve.type !== 'aucune' && suiviOf(partie, id).issue?.type !== 'suspendue';
    return isAsked ? sum + epreuve.points : sum;
  }, 0);
}

/** Points won at bonus étapes: they come above the maximum. */
export function bonusPointsOf(partie: Partie, contenu: Contenu): number {
  return contenu.etapes.reduce((sum, { id, bonus }) => {
    const { issue } = suiviOf(partie, id);
    const counts =
      bonus === true && issue?.type === 'reussie' && issue.preuve !== 'refusee';
    return counts ? sum + issue.points : sum;
  }, 0);
}

/** Why an étape cannot be done now; null when it can, or when it was done before it closed. */
export function suspensionOf(partie: Partie, etapeId: EtapeId): Suspension | null {
  const { issue } = suiviOf(partie, etapeId);
  if (issue !== null && issue.type !== 'suspendue') return null;
  return suspensionIn(partie.suspensions, etapeId);
}

/** What stands in the place of an étape that is closed: its spare one; null when there is none, or nobody is sent there. */
export function replacementOf(
  partie: Partie,
  etape: EtapePublique,
): EtapePublique | null {
  if (etape.rechange === undefined) return null;
  if (suspensionOf(partie, etape.id)?.rechange !== true) return null;
  return {
    ...etape,
    ...etape.rechange,
    // What is told of the closed place is not true of this one.
    ...{ chemin: '', cheminSansMarches: '', falc: '', image: null, audio: undefined },
    epreuve: { type: 'aucune' },
  };
}

function isRefused({ issue }: Suivi): boolean {
  return issue?.type === 'reussie' && issue.preuve === 'refusee';
}

/** Whether an answer may be given: nothing settled the épreuve yet, the étape opened again, or the rules refused. */
export function isOpen(etape: EtapePublique, suivi: Suivi): boolean {
  const { issue } = suivi;
  const isUnsettled = issue === null || issue.type === 'suspendue' || isRefused(suivi);
  return etape.epreuve.type !== 'aucune' && isUnsettled;
}

/** From this many wrong answers on the solution is offered, whatever indices are left. */
const errorsBeforeSolution = 3;

/** Whether « Voir la solution » is offered: every indice was asked for, or enough was tried. It costs the points. */
export function maySeeSolution(etape: EtapePublique, suivi: Suivi): boolean {
  if (etape.epreuve.type === 'aucune' || !isOpen(etape, suivi)) return false;
  const { length } = etape.epreuve.indices;
  const isOutOfIndices = length > 0 && suivi.indiceCount >= length;
  return isOutOfIndices || suivi.erreurCount >= errorsBeforeSolution;
}

/** Étapes whose answer the rules refused and that were not answered again or given up since. */
export function refusedEtapes(partie: Partie, contenu: Contenu): EtapePublique[] {
  return contenu.etapes.filter((etape) => {
    const suivi = suiviOf(partie, etape.id);
    return (
      isOpen(etape, suivi) && (isRefused(suivi) || suivi.reponsesRefusees.length > 0)
    );
  });
}

/** Tries left before the étape is passed over, one at least; null where one may try as often as one likes. */
export function essaisLeft({ epreuve }: EtapePublique, suivi: Suivi): number | null {
  if (epreuve.type === 'aucune' || epreuve.essaisMax === undefined) return null;
  return Math.max(1, epreuve.essaisMax - suivi.erreurCount);
}

/** When the timer of an étape runs out, in epoch milliseconds; null where none runs, or nobody is to be hurried. */
export function timerEnd(partie: Partie, { id, epreuve }: EtapePublique): number | null {
  if (epreuve.type === 'aucune' || epreuve.minuteur === undefined) return null;
  const { minuteurAt, sansMinuteur } = suiviOf(partie, id);
  const isUnhurried =
    sansMinuteur === true || partie.adaptations.includes('a-mon-rythme');
  if (isUnhurried || minuteurAt === undefined) return null;
  return minuteurAt + epreuve.minuteur * 1_000;
}

/** Whether an étape is to be found in a time of which nothing was counted yet. */
export function isTimerWaiting(partie: Partie, { id, epreuve }: EtapePublique): boolean {
  if (epreuve.type === 'aucune' || epreuve.minuteur === undefined) return false;
  const { minuteurAt, sansMinuteur } = suiviOf(partie, id);
  return (
    minuteurAt === undefined &&
    sansMinuteur !== true &&
    !partie.adaptations.includes('a-mon-rythme')
  );
}

/** Whether an étape was solved before its timer ran out. */
export function isInTime(partie: Partie, etape: EtapePublique): boolean {
  const end = timerEnd(partie, etape);
  const { issue } = suiviOf(partie, etape.id);
  return end !== null && issue?.type === 'reussie' && issue.at <= end;
}

/** Whether the player may walk on: a bonus, nothing to solve, solved, given up, or let through once and refused afterwards. */
export function mayGoOn(partie: Partie, etape: EtapePublique): boolean {
  const { issue, reponsesRefusees } = suiviOf(partie, etape.id);
  return (
    etape.bonus === true ||
    etape.epreuve.type === 'aucune' ||
    issue !== null ||
    reponsesRefusees.length > 0 ||
    partie.finishedAt !== null
  );
}

function withSuivi(partie: Partie, etapeId: EtapeId, suivi: Suivi): Partie {
  return {
    ...partie,
    suiviByEtapeId: { ...partie.suiviByEtapeId, [etapeId]: suivi },
  };
}

function goTo(partie: Partie, contenu: Contenu, etapeIndex: number): Partie {
  const moved = { ...partie, etapeIndex };
  const { issue } = suiviOf(moved, etapeOf(moved, contenu).id);
  const isUntold = issue === null || issue.type === 'suspendue';
  return { ...moved, moment: isUntold ? 'recit' : 'resultat' };
}

/** What the player may do once the étape they stand at is behind, closed or not. `now`: epoch milliseconds. */
export function moveOf(partie: Partie, contenu: Contenu, now: number): NextMove {
  const noted = noteClosure(partie, etapeOf(partie, contenu), now);
  return nextMove(noted, contenu, durationOf(partie, now));
}

function goOn(partie: Partie, contenu: Contenu, at: number): Partie {
  if (partie.finishedAt !== null) return { ...partie, moment: 'fin' };
  const move = moveOf(partie, contenu, at);
  const mayEnd = move.type === 'prendre' ? move.mayEnd : move.type !== 'choisir';
  if (move.type !== 'suivante') {
    return mayEnd ? { ...partie, moment: 'fin', finishedAt: at } : partie;
  }
  if (!isInOrder(contenu)) return goTo(partie, contenu, frontierOf(partie));
  const last = contenu.etapes.length - 1;
  const isLeaving = partie.ecourteeIndex === partie.etapeIndex;
  return goTo(partie, contenu, isLeaving ? last : partie.etapeIndex + 1);
}

/** By a link that holds. */
function choose(partie: Partie, contenu: Contenu, suite: number, at: number): Partie {
  const isThere = partie.finishedAt === null && partie.etapeIndex === frontierOf(partie);
  const open = openSuites(partie, contenu, durationOf(partie, at));
  const chosen = open.find(({ index }) => index === suite);
  const isEnding = etapeOf(partie, contenu).fin !== undefined;
  if (!isAventure(contenu) || !isThere || isEnding || chosen === undefined) return partie;
  const pas = { etapeIndex: chosen.versIndex, suite };
  const chemin = [...partie.chemin, pas];
  return goTo({ ...partie, chemin }, contenu, chosen.versIndex);
}

function pick(partie: Partie, contenu: Contenu, vers: EtapeId): Partie {
  const { etapeIndex, ecourteeIndex, finishedAt } = partie;
  const isThere = finishedAt === null && etapeIndex === frontierOf(partie);
  const chemin = withPick(partie, contenu, vers);
  if (!isFree(contenu) || !isThere || ecourteeIndex !== null || chemin === null) {
    return partie;
  }
  return goTo({ ...partie, chemin }, contenu, frontierOf({ chemin }));
}

/** Back on a way of one's own: to look again, or, in an aventure that goes on, to choose again. */
function goBackOnWay(partie: Partie, contenu: Contenu): Partie {
  const { chemin, etapeIndex, finishedAt } = partie;
  const walked = walkedIndexes(partie);
  const place = walked.lastIndexOf(etapeIndex);
  // Somewhere beside the way: an étape that was left when a choice was taken back.
  if (place === -1) return goTo(partie, contenu, frontierOf(partie));
  const before = walked[place - 1];
  if (before === undefined) return partie;
  const isChoosing = isAventure(contenu) && finishedAt === null;
  const isThere = place === walked.length - 1;
  if (!isChoosing || !isThere) return goTo(partie, contenu, before);
  if (partie.ecourteeIndex !== null) return lengthen(partie, contenu);
  return goTo({ ...partie, chemin: chemin.slice(0, -1) }, contenu, before);
}

/** Whether there is an étape before this one on the way. */
export function mayGoBack(partie: Partie, contenu: Contenu): boolean {
  if (isInOrder(contenu)) return partie.etapeIndex > 0;
  return walkedIndexes(partie).lastIndexOf(partie.etapeIndex) !== 0;
}

function goBack(partie: Partie, contenu: Contenu): Partie {
  if (partie.moment === 'epreuve') return { ...partie, moment: 'recit' };
  if (!isInOrder(contenu)) {
    return partie.moment === 'fin'
      ? goTo(partie, contenu, frontierOf(partie))
      : goBackOnWay(partie, contenu);
  }
  if (partie.moment === 'fin') return goTo(partie, contenu, contenu.etapes.length - 1);
  if (partie.etapeIndex === 0) return partie;
  const isLast = partie.etapeIndex === contenu.etapes.length - 1;
  const before = isLast ? partie.ecourteeIndex : null;
  return goTo(partie, contenu, before ?? partie.etapeIndex - 1);
}

/** The étape that a shortened walk goes straight to: the last one, or the nearest ending of an aventure; null when none is. */
export function shortenedEnd(partie: Partie, contenu: Contenu): EtapePublique | null {
  if (!isAventure(contenu)) return contenu.etapes.at(-1) ?? null;
  const end = wayToEnding(partie, contenu)?.at(-1);
  return end === undefined ? null : etapeAt(contenu, end.etapeIndex);
}

/** Whether the walk may still be made shorter: something lies between here and the last étape, or the nearest ending. */
export function mayShorten(
  partie: Partie,
  contenu: Pick<Contenu, 'etapes' | 'genre' | 'ordre'>,
): boolean {
  const { etapeIndex, ecourteeIndex, finishedAt } = partie;
  const last = contenu.etapes.length - 1;
  if (finishedAt !== null) return false;
  if (isAventure(contenu)) {
    const isEnding = contenu.etapes[frontierOf(partie)]?.fin !== undefined;
    if (isEnding || ecourteeIndex !== null) return false;
    return (wayToEnding(partie, contenu)?.length ?? 0) > 1;
  }
  if (isInOrder(contenu)) return etapeIndex < last;
  const isAhead = !walkedIndexes(partie).includes(last);
  const isMore = pickableIndexes(partie, contenu).some((index) => index !== last);
  return ecourteeIndex === null && isAhead && isMore;
}

function shorten(partie: Partie, contenu: Contenu): Partie {
  if (!mayShorten(partie, contenu)) return partie;
  if (isAventure(contenu)) {
    const chemin = [...partie.chemin, ...(wayToEnding(partie, contenu) ?? [])];
    const ecourteeIndex = frontierOf(partie);
    return goTo({ ...partie, chemin, ecourteeIndex }, contenu, frontierOf({ chemin }));
  }
  if (isFree(contenu)) {
    const last = contenu.etapes.length - 1;
    const chemin = [...partie.chemin, { etapeIndex: last, suite: null }];
    const ecourteeIndex = frontierOf(partie);
    return goTo({ ...partie, chemin, ecourteeIndex }, contenu, last);
  }
  // Shortened before, it stays so from there: the player only came back to look.
  const ecourteeIndex = partie.ecourteeIndex ?? partie.etapeIndex;
  return goTo({ ...partie, ecourteeIndex }, contenu, contenu.etapes.length - 1);
}

function lengthen(partie: Partie, contenu: Contenu): Partie {
  const { ecourteeIndex, finishedAt } = partie;
  // An end that was reached is never taken back.
  if (ecourteeIndex === null || finishedAt !== null) return partie;
  if (isAventure(contenu)) {
    const place = walkedIndexes(partie).lastIndexOf(ecourteeIndex);
    const chemin = partie.chemin.slice(0, place);
    return goTo({ ...partie, chemin, ecourteeIndex: null }, contenu, ecourteeIndex);
  }
  if (isFree(contenu)) {
    const last = etapeAt(contenu, contenu.etapes.length - 1);
    const isKept = suiviOf(partie, last.id).issue !== null;
    const chemin = isKept ? partie.chemin : partie.chemin.slice(0, -1);
    const whole = { ...partie, chemin, ecourteeIndex: null };
    return goTo(whole, contenu, frontierOf(whole));
  }
  return goTo({ ...partie, ecourteeIndex: null }, contenu, ecourteeIndex);
}

function pause(partie: Partie, at: number): Partie {
  const { pausedAt, finishedAt } = partie;
  return pausedAt !== null || finishedAt !== null ? partie : { ...partie, pausedAt: at };
}

/** A timer that runs stands still while the party rests. */
function restTimer(suivi: Suivi, restedMs: number): Suivi {
  const { minuteurAt, issue } = suivi;
  if (minuteurAt === undefined || issue !== null) return suivi;
  return { ...suivi, minuteurAt: minuteurAt + restedMs };
}

function rest(partie: Partie, restedMs: number): Partie {
  const suiviByEtapeId = Object.fromEntries(
    Object.entries(partie.suiviByEtapeId).map(([id, suivi]) => [
      id,
      restTimer(suivi, restedMs),
    ]),
  );
  return { ...partie, suiviByEtapeId, pausedMs: partie.pausedMs + restedMs };
}

function startTimer(partie: Partie, etape: EtapePublique, at: number): Partie {
  if (!isTimerWaiting(partie, etape)) return partie;
  const suivi = suiviOf(partie, etape.id);
  return withSuivi(partie, etape.id, { ...suivi, minuteurAt: at });
}

function stopTimer(partie: Partie, etape: EtapePublique): Partie {
  const suivi = suiviOf(partie, etape.id);
  const { epreuve } = etape;
  const hasTimer = epreuve.type !== 'aucune' && epreuve.minuteur !== undefined;
  if (!hasTimer || suivi.sansMinuteur === true) return partie;
  return withSuivi(partie, etape.id, { ...suivi, sansMinuteur: true });
}

function resume(partie: Partie, at: number): Partie {
  if (partie.pausedAt === null) return partie;
  // The clock of the phone may have been set back meanwhile.
  const rested = Math.max(0, at - partie.pausedAt);
  return { ...rest(partie, rested), pausedAt: null };
}

/** Nobody plays that long without doing anything, in milliseconds. */
const restMs = 12 * 60 * 60_000;

/**
 * A party of which something is done at `now`, when it was last noted at `lastAt`, in epoch milliseconds of the phone. What
 * lies between is rest where the clock of the phone was set meanwhile, or the party left for half a day: the time that it
 * took is then that of what was played, and a timer goes on where it stood.
 */
export function acrossRest(partie: Partie, lastAt: number, now: number): Partie {
  const rested = now - lastAt;
  const isPlayed = rested >= 0 && rested < restMs;
  if (isPlayed || partie.finishedAt !== null || partie.pausedAt !== null) return partie;
  return rest(partie, rested);
}

function leave(
  partie: Partie,
  { motif, at }: Extract<PartieEvent, { type: 'leave' }>,
): Partie {
  if (partie.finishedAt !== null) return partie;
  return { ...partie, depart: { motif, at, compte: true } };
}

function adapt(partie: Partie, wanted: readonly Adaptation[]): Partie {
  const adaptations = sortAdaptations(wanted);
  return adaptations.join(' ') === partie.adaptations.join(' ')
    ? partie
    : { ...partie, adaptations };
}

/** Whether the épreuve of an étape is answered its other way: as the player chose there, else as the party is adapted. */
export function answersOtherwise(
  partie: Partie,
  { id, epreuve }: Pick<EtapePublique, 'id' | 'epreuve'>,
): boolean {
  if (epreuve.type === 'aucune' || epreuve.autre === undefined) return false;
  return suiviOf(partie, id).autre ?? isAdaptedBy(epreuve, partie.adaptations);
}

function chooseWay(partie: Partie, etape: EtapePublique, autre: boolean): Partie {
  const { epreuve } = etape;
  if (epreuve.type === 'aucune' || epreuve.autre === undefined) return partie;
  if (answersOtherwise(partie, etape) === autre) return partie;
  return withSuivi(partie, etape.id, { ...suiviOf(partie, etape.id), autre });
}

/** Whether a shortened walk goes past an étape, for as long as it lasts. */
function isLeftOut(partie: Partie, { etapes }: Contenu, etapeIndex: number): boolean {
  const { ecourteeIndex, finishedAt } = partie;
  if (ecourteeIndex === null || finishedAt !== null) return false;
  return etapeIndex > ecourteeIndex && etapeIndex < etapes.length - 1;
}

function visit(partie: Partie, contenu: Contenu, etapeId: EtapeId): Partie {
  const etapeIndex = contenu.etapes.findIndex(({ id }) => id === etapeId);
  if (!isInOrder(contenu)) {
    const isWalked =
      walkedIndexes(partie).includes(etapeIndex) &&
      !(isAventure(contenu) && passedOver(partie).has(etapeIndex));
    const isMet = isWalked || Object.hasOwn(partie.suiviByEtapeId, etapeId);
    return isMet && etapeIndex !== -1 ? goTo(partie, contenu, etapeIndex) : partie;
  }
  const isReached = contenu.etapes
    .slice(0, Math.max(0, etapeIndex))
    .every((etape) => mayGoOn(partie, etape));
  if (etapeIndex === -1 || !isReached || isLeftOut(partie, contenu, etapeIndex)) {
    return partie;
  }
  return goTo(partie, contenu, etapeIndex);
}

function prove(
  partie: Partie,
  { etapeId, reponse, preuve }: Extract<PartieEvent, { type: 'prove' }>,
): Partie {
  const suivi = suiviOf(partie, etapeId);
  const { issue } = suivi;
  if (issue?.preuve !== 'attente') return partie;
  if (issue.type === 'reussie') {
    if (issue.reponse !== reponse) return partie;
    return withSuivi(partie, etapeId, { ...suivi, issue: { ...issue, preuve } });
  }
  // A renunciation is proven by nothing but itself.
  if (reponse !== null || preuve === 'refusee') return partie;
  return withSuivi(partie, etapeId, { ...suivi, issue: { ...issue, preuve } });
}

function reopen(suivi: Suivi): Suivi {
  if (suivi.issue?.type !== 'reussie' || !isRefused(suivi)) return suivi;
  return {
    ...suivi,
    erreurCount: suivi.erreurCount + 1,
    issue: null,
    reponsesRefusees: [...suivi.reponsesRefusees, suivi.issue.reponse],
  };
}

function settle(partie: Partie, etape: EtapePublique, issue: Issue): Partie {
  const suivi = suiviOf(partie, etape.id);
  return { ...withSuivi(partie, etape.id, { ...suivi, issue }), moment: 'resultat' };
}

function answer(
  partie: Partie,
  etape: EtapePublique,
  { reponse, juste, at }: Extract<PartieEvent, { type: 'answer' }>,
): Partie {
  const suivi = suiviOf(partie, etape.id);
  if (!juste || suivi.reponsesRefusees.includes(reponse)) {
    const isLastTry = essaisLeft(etape, suivi) === 1;
    const wrong = { ...suivi, erreurCount: suivi.erreurCount + 1 };
    const tried = withSuivi(partie, etape.id, wrong);
    // Passed over, as if it had been given up: the solution is shown, and the way is open.
    return isLastTry
      ? settle(tried, etape, { type: 'passee', at, preuve: 'attente' })
      : tried;
  }
  const points = pointsAtStake(etape, suivi);
  return settle(partie, etape, {
    type: 'reussie',
    reponse,
    points,
    at,
    preuve: 'attente',
  });
}

/** What is written of the étape that the player walks on from: found closed, or open again and seen. */
function noteClosure(partie: Partie, etape: EtapePublique, at: number): Partie {
  const suivi = suiviOf(partie, etape.id);
  if (suspensionOf(partie, etape.id) !== null) {
    const isReplaced = replacementOf(partie, etape) !== null;
    const issue: Issue = {
      type: 'suspendue',
      at,
      preuve: 'prouvee',
      ...(isReplaced && { remplacee: true }),
    };
    return withSuivi(partie, etape.id, { ...suivi, issue });
  }
  const isSeen = etape.epreuve.type === 'aucune' && suivi.issue !== null;
  return isSeen ? withSuivi(partie, etape.id, { ...suivi, issue: null }) : partie;
}

function areSame(one: Suspensions, other: Suspensions): boolean {
  const ids = Object.keys(one.byEtapeId);
  return (
    isSameSuspension(one.fermeture, other.fermeture) &&
    ids.length === Object.keys(other.byEtapeId).length &&
    ids.every((id) =>
      isSameSuspension(one.byEtapeId[id] ?? null, other.byEtapeId[id] ?? null),
    )
  );
}

function learn(partie: Partie, suspensions: Suspensions | null): Partie {
  if (suspensions === null) {
    return partie.isRetiree ? partie : { ...partie, isRetiree: true };
  }
  const isKnown = !partie.isRetiree && areSame(suspensions, partie.suspensions);
  return isKnown ? partie : { ...partie, suspensions, isRetiree: false };
}

function askIndice(partie: Partie, etape: EtapePublique, numero: number): Partie {
  const suivi = suiviOf(partie, etape.id);
  const total = etape.epreuve.type === 'aucune' ? 0 : etape.epreuve.indices.length;
  if (numero !== suivi.indiceCount + 1 || numero > total) return partie;
  return withSuivi(partie, etape.id, { ...suivi, indiceCount: numero });
}

/**
 * The party after an event; an event that means nothing where the party stands leaves it as it is (the same object),
 * so that a double tap or a late one does no harm. Pure: the clock and the verdict on an answer come in with the event.
 */
export function play(partie: Partie, event: PartieEvent, contenu: Contenu): Partie {
  if (event.type === 'prove') return prove(partie, event);
  if (event.type === 'pause') return pause(partie, event.at);
  if (event.type === 'resume') return resume(partie, event.at);
  if (event.type === 'leave') return leave(partie, event);
  if (event.type === 'adapt') return adapt(partie, event.adaptations);
  if (event.type === 'learn') return learn(partie, event.suspensions);
  // A party that rests waits to be resumed: what another tab still sends changes nothing.
  if (partie.pausedAt !== null) return partie;
  if (event.type === 'lengthen') return lengthen(partie, contenu);
  if (event.type === 'visit') return visit(partie, contenu, event.etapeId);
  const etape = etapeOf(partie, contenu);
  if (event.etapeId !== etape.id) return partie;
  const suivi = suiviOf(partie, etape.id);
  const isAtEpreuve = partie.moment === 'epreuve' && isOpen(etape, suivi);
  switch (event.type) {
    case 'read':
      if (partie.moment === 'fin' || !isOpen(etape, suivi)) return partie;
      if (partie.moment === 'epreuve') return partie;
      if (suspensionOf(partie, etape.id) !== null) return partie;
      return { ...withSuivi(partie, etape.id, reopen(suivi)), moment: 'epreuve' };
    case 'answer':
      return isAtEpreuve ? answer(partie, etape, event) : partie;
    case 'askIndice':
      return isAtEpreuve ? askIndice(partie, etape, event.numero) : partie;
    case 'pass':
      return isAtEpreuve
        ? settle(partie, etape, { type: 'passee', at: event.at, preuve: 'attente' })
        : partie;
    case 'chooseWay':
      return isAtEpreuve ? chooseWay(partie, etape, event.autre) : partie;
    case 'goOn': {
      if (partie.moment === 'fin') return partie;
      const noted = noteClosure(partie, etape, event.at);
      const moved = mayGoOn(noted, etape) ? goOn(noted, contenu, event.at) : noted;
      return moved === noted ? partie : moved;
    }
    case 'choose': {
      if (partie.moment === 'fin') return partie;
      const noted = noteClosure(partie, etape, event.at);
      if (!mayGoOn(noted, etape)) return partie;
      const moved = choose(noted, contenu, event.suite, event.at);
      return moved === noted ? partie : moved;
    }
    case 'pick': {
      if (partie.moment === 'fin') return partie;
      const noted = noteClosure(partie, etape, event.at);
      if (!mayGoOn(noted, etape)) return partie;
      const moved = pick(noted, contenu, event.vers);
      return moved === noted ? partie : moved;
    }
    case 'startTimer':
      return isAtEpreuve ? startTimer(partie, etape, event.at) : partie;
    case 'stopTimer':
      return isAtEpreuve ? stopTimer(partie, etape) : partie;
    case 'goBack':
      return goBack(partie, contenu);
    case 'shorten':
      return shorten(partie, contenu);
  }
}

/** Whether an étape is behind the player, on a way of their own. */
function isBehind(partie: Partie, contenu: Contenu): (etape: EtapePublique) => boolean {
  const passed = isAventure(contenu) ? passedOver(partie) : new Set<number>();
  const walked = new Set(
    walkedEtapes(partie, contenu).filter(
      (etape) => !passed.has(contenu.etapes.indexOf(etape)),
    ),
  );
  const frontier = etapeAt(contenu, frontierOf(partie));
  return (etape) => {
    if (etape.epreuve.type !== 'aucune') return suiviOf(partie, etape.id).issue !== null;
    const isLeft = etape !== frontier || partie.finishedAt !== null;
    return walked.has(etape) && isLeft;
  };
}

/**
 * How many étapes are behind the player: settled épreuves, and étapes without one that were walked past. Those that a
 * shortened walk left out are not, nor those that were found closed.
 */
export function doneCount(partie: Partie, contenu: Contenu): number {
  const { finishedAt, ecourteeIndex, etapeIndex } = partie;
  const last = contenu.etapes.length - 1;
  if (finishedAt !== null && ecourteeIndex === null) return etapeCountOf(partie, contenu);
  const counted = countedEtapes(partie, contenu);
  if (!isInOrder(contenu)) return counted.filter(isBehind(partie, contenu)).length;
  return counted.filter((etape) => {
    const index = contenu.etapes.indexOf(etape);
    if (index === last && finishedAt !== null) return true;
    if (etape.epreuve.type !== 'aucune') return suiviOf(partie, etape.id).issue !== null;
    return index < (ecourteeIndex ?? etapeIndex);
  }).length;
}

/**
 * How long the party took so far or in all, in milliseconds of the phone's clock, its pauses apart; never negative.
 */
export function durationOf(partie: Partie, now: number): number {
  const { startedAt, finishedAt, pausedAt, pausedMs } = partie;
  return Math.max(0, (finishedAt ?? pausedAt ?? now) - startedAt - pausedMs);
}

/** How many answers were found, and how many of them the rules have confirmed. */
export function proofOf(partie: Partie): { prouvees: number; trouvees: number } {
  const found = Object.values(partie.suiviByEtapeId).flatMap(({ issue }) =>
    issue?.type === 'reussie' && issue.preuve !== 'refusee' ? [issue] : [],
  );
  return {
    prouvees: found.filter(({ preuve }) => preuve === 'prouvee').length,
    trouvees: found.length,
  };
}
