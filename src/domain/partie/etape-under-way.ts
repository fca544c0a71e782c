import { coutAt } from '../epreuve/couts.ts';
import { loin } from '../epreuve/reached.ts';
import type { EtapeId } from '../etape/etape-id.ts';
import { blankEtapeTexts } from '../etape/etape-texts.ts';
import type { Contenu, EtapePublique } from '../quete/quete.ts';
import { type Suspension, suspensionIn } from '../quete/suspension.ts';
import { isAdaptedBy } from './adaptation.ts';
import { type Partie, type Reponse, type Suivi, suiviOf } from './partie.ts';

/** Present points of an épreuve: its points less the cost of indices and wrong choices, never below 0. */
export function pointsAtStake({ epreuve }: EtapePublique, suivi: Suivi): number {
  if (epreuve.type === 'aucune') return 0;
  const { points, couts, indices } = epreuve;
  const { indiceCount, erreurCount } = suivi;
  if (couts !== undefined) {
    return points - coutAt(couts, { points, indiceCount, erreurCount });
  }
  const cost = indices.slice(0, indiceCount).reduce((sum, { cout }) => sum + cout, 0);
  return Math.max(0, points - cost);
}

/** Closure of an étape; null if open, or if done before it closed. */
export function suspensionOf(partie: Partie, etapeId: EtapeId): Suspension | null {
  const { issue } = suiviOf(partie, etapeId);
  if (issue !== null && issue.type !== 'suspendue') return null;
  return suspensionIn(partie.suspensions, etapeId);
}

/** Fields of an étape valid at its place or at its spare one. */
type OfEveryPlace =
  | ('id' | 'rechange' | 'position' | 'commune' | 'sources' | 'langue')
  | ('suites' | 'fin' | 'chapitre' | 'personnage' | 'bonus' | 'papier');

/** Texts, images, recording and film of a closed place are not true of another. */
const nothingOfPlace: {
  [Field in Exclude<keyof EtapePublique, OfEveryPlace>]: EtapePublique[Field];
} = {
  ...blankEtapeTexts,
  image: null,
  images: undefined,
  autrefois: undefined,
  vue: undefined,
  audio: undefined,
  film: undefined,
  rayonEcoute: undefined,
  petits: undefined,
  epreuve: { type: 'aucune' },
};

/** The spare étape of a closed one; null if none, or not in use. */
export function replacementOf(
  partie: Partie,
  etape: EtapePublique,
): EtapePublique | null {
  if (etape.rechange === undefined) return null;
  if (suspensionOf(partie, etape.id)?.rechange !== true) return null;
  return {
    ...etape,
    ...nothingOfPlace,
    ...etape.rechange,
  };
}

/** True if the rules refused an answer that the phone took for right. */
export function isRefused({ issue }: Suivi): boolean {
  return issue?.type === 'reussie' && issue.preuve === 'refusee';
}

/**
 * True for a wrong answer that was given before: the game says so, and counts no error. Two answers from too far away differ: the player
 * may have moved nearer.
 */
export function isWrongAgain(
  { reponsesRefusees, reponsesFausses = [] }: Suivi,
  { reponse, juste }: { reponse: Reponse; juste: boolean },
): boolean {
  if (reponsesRefusees.includes(reponse)) return true;
  return !juste && reponse !== loin && reponsesFausses.includes(reponse);
}

/** True if an answer may be given: the épreuve is unsettled, the étape reopened, or the rules refused. */
export function isOpen(etape: EtapePublique, suivi: Suivi): boolean {
  const { issue } = suivi;
  const isUnsettled = issue === null || issue.type === 'suspendue' || isRefused(suivi);
  return etape.epreuve.type !== 'aucune' && isUnsettled;
}

/** From this many wrong answers on the solution is offered, whatever indices are left. */
const errorsBeforeSolution = 3;

/** True if « Voir la solution » is offered: after every indice, or enough tries. It costs the points. */
export function maySeeSolution(etape: EtapePublique, suivi: Suivi): boolean {
  if (etape.epreuve.type === 'aucune' || !isOpen(etape, suivi)) return false;
  const { length } = etape.epreuve.indices;
  const isOutOfIndices = length > 0 && suivi.indiceCount >= length;
  return isOutOfIndices || suivi.erreurCount >= errorsBeforeSolution;
}

/** Étapes whose answer the rules refused, not answered again or given up since. */
export function refusedEtapes(partie: Partie, contenu: Contenu): EtapePublique[] {
  return contenu.etapes.filter((etape) => {
    const suivi = suiviOf(partie, etape.id);
    return (
      isOpen(etape, suivi) && (isRefused(suivi) || suivi.reponsesRefusees.length > 0)
    );
  });
}

/** Tries left before the étape is passed over, at least 1; null for no limit. */
export function essaisLeft({ epreuve }: EtapePublique, suivi: Suivi): number | null {
  if (epreuve.type === 'aucune' || epreuve.essaisMax === undefined) return null;
  return Math.max(1, epreuve.essaisMax - suivi.erreurCount);
}

/** End of an étape's timer, in epoch milliseconds; null if none runs, or the player adapted it away. */
export function timerEnd(partie: Partie, { id, epreuve }: EtapePublique): number | null {
  if (epreuve.type === 'aucune' || epreuve.minuteur === undefined) return null;
  const { minuteurAt, sansMinuteur } = suiviOf(partie, id);
  const isUnhurried =
    sansMinuteur === true || partie.adaptations.includes('a-mon-rythme');
  if (isUnhurried || minuteurAt === undefined) return null;
  return minuteurAt + epreuve.minuteur * 1_000;
}

/** True if an étape has a timer that has not started yet. */
export function isTimerWaiting(partie: Partie, { id, epreuve }: EtapePublique): boolean {
  if (epreuve.type === 'aucune' || epreuve.minuteur === undefined) return false;
  const { minuteurAt, sansMinuteur } = suiviOf(partie, id);
  return (
    minuteurAt === undefined &&
    sansMinuteur !== true &&
    !partie.adaptations.includes('a-mon-rythme')
  );
}

/** True if an étape was solved before its timer ended. */
export function isInTime(partie: Partie, etape: EtapePublique): boolean {
  const end = timerEnd(partie, etape);
  const { issue } = suiviOf(partie, etape.id);
  return end !== null && issue?.type === 'reussie' && issue.at <= end;
}

/** True if the player may walk on: a bonus, nothing to solve, solved, given up, or accepted and refused later. */
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

/** True if the other way to answer an étape is used: the player's choice there, else the party's adaptations. */
export function answersOtherwise(
  partie: Partie,
  { id, epreuve }: Pick<EtapePublique, 'id' | 'epreuve'>,
): boolean {
  if (epreuve.type === 'aucune' || epreuve.autre === undefined) return false;
  return suiviOf(partie, id).autre ?? isAdaptedBy(epreuve, partie.adaptations);
}
