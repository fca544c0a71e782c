import type { Contenu, EtapePublique } from '../quete/quete.ts';
import { type Partie, type Suivi, suiviOf } from './partie.ts';
import { walkOf } from './walk/walk-of.ts';

/** Points won so far: those that the rules refused do not count. */
export function pointsOf(partie: Partie): number {
  return Object.values(partie.suiviByEtapeId).reduce((sum, { issue }) => {
    const counts = issue?.type === 'reussie' && issue.preuve !== 'refusee';
    return counts ? sum + issue.points : sum;
  }, 0);
}

/** True if the player found an étape closed, and passed it without a spare étape. */
function isLeftClosed({ issue }: Suivi): boolean {
  return issue?.type === 'suspendue' && issue.remplacee !== true;
}

/** True if an étape was optional and left undone. */
function isUndoneBonus({ bonus }: EtapePublique, { issue }: Suivi): boolean {
  return bonus === true && issue?.type !== 'reussie';
}

/**
 * The étapes that count: of an aventure, those of the way; those that the player found closed are left out, unless another
 * took their place, and bonus étapes count once they are done.
 */
function countedEtapes(partie: Partie, contenu: Contenu): EtapePublique[] {
  const etapes = walkOf(contenu).etapesOf(partie, contenu);
  return etapes.filter((etape) => {
    const suivi = suiviOf(partie, etape.id);
    return !isLeftClosed(suivi) && !isUndoneBonus(etape, suivi);
  });
}

/** The étapes that the player found closed, and walked past. */
export function closedEtapes(partie: Partie, contenu: Contenu): EtapePublique[] {
  return contenu.etapes.filter(({ id }) => isLeftClosed(suiviOf(partie, id)));
}

/** Number of étapes of a whole walk, without those found closed. */
export function etapeCountOf(partie: Partie, contenu: Contenu): number {
  return countedEtapes(partie, contenu).length;
}

/** Points of a faultless party, without bonus étapes. */
export function maximumPoints(partie: Partie, contenu: Contenu): number {
  const asked = walkOf(contenu).askedEtapes(partie, contenu);
  return asked.reduce((sum, { id, epreuve }) => {
    const isAsked =
      epreuve.type !== 'aucune' && suiviOf(partie, id).issue?.type !== 'suspendue';
    return isAsked ? sum + epreuve.points : sum;
  }, 0);
}

/** Points of bonus étapes: they are extra to the maximum. */
export function bonusPointsOf(partie: Partie, contenu: Contenu): number {
  return contenu.etapes.reduce((sum, { id, bonus }) => {
    const { issue } = suiviOf(partie, id);
    const counts =
      bonus === true && issue?.type === 'reussie' && issue.preuve !== 'refusee';
    return counts ? sum + issue.points : sum;
  }, 0);
}

/**
 * Number of étapes behind the player: settled épreuves, and étapes without one that were passed. Those left out by a shortened walk or
 * found closed do not count.
 */
export function doneCount(partie: Partie, contenu: Contenu): number {
  const { finishedAt, ecourteeIndex } = partie;
  if (finishedAt !== null && ecourteeIndex === null) return etapeCountOf(partie, contenu);
  const isBehind = walkOf(contenu).isBehind(partie, contenu);
  return countedEtapes(partie, contenu).filter(isBehind).length;
}

/** Duration of the party so far or in all, in milliseconds of the phone's clock, without its pauses; never negative. */
export function durationOf(partie: Partie, now: number): number {
  const { startedAt, finishedAt, pausedAt, pausedMs } = partie;
  return Math.max(0, (finishedAt ?? pausedAt ?? now) - startedAt - pausedMs);
}

/** Counts of answers found, those confirmed by the rules, and those excluded because their solution had been seen in another party. */
export function proofOf(partie: Partie): {
  prouvees: number;
  trouvees: number;
  dejaVues: number;
} {
  const found = Object.values(partie.suiviByEtapeId).flatMap(({ issue, dejaVue }) =>
    issue?.type === 'reussie' && issue.preuve !== 'refusee'
      ? [{ preuve: issue.preuve, isSeen: dejaVue === true }]
      : [],
  );
  const own = found.filter(({ isSeen }) => !isSeen);
  return {
    prouvees: own.filter(({ preuve }) => preuve === 'prouvee').length,
    trouvees: own.length,
    dejaVues: found.length - own.length,
  };
}

/** Number of étapes where the phone was near, out of those on the map. */
type SurPlace = {
  vueCount: number;
  lieuCount: number;
  /** Half of them, at least: enough for the mark of the tampon. */
  isEarned: boolean;
};

/** The first étape has no « En route ! » and a GPS fails in some streets: half of the places are enough. */
const enough = 0.5;

/** The device's knowledge of being on site during a party. It proves nothing, is not required and never leaves the device. */
export function surPlaceOf(partie: Partie, contenu: Contenu): SurPlace {
  const placed = countedEtapes(partie, contenu).filter(
    ({ position }) => position !== null,
  );
  const seen = placed.filter(({ id }) => suiviOf(partie, id).surPlace === true);
  const [vueCount, lieuCount] = [seen.length, placed.length];
  return {
    vueCount,
    lieuCount,
    isEarned: vueCount > 0 && vueCount >= lieuCount * enough,
  };
}
