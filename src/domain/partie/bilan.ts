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

/** Whether the player found an étape closed, and walked past it without a spare étape. */
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

/** How many étapes a whole walk has, those that were found closed apart. */
export function etapeCountOf(partie: Partie, contenu: Contenu): number {
  return countedEtapes(partie, contenu).length;
}

/** Points of a party without a fault, bonus étapes apart. */
export function maximumPoints(partie: Partie, contenu: Contenu): number {
  const asked = walkOf(contenu).askedEtapes(partie, contenu);
  return asked.reduce((sum, { id, epreuve }) => {
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

/**
 * How many étapes are behind the player: settled épreuves, and étapes without one that were walked past. Those that a
 * shortened walk left out are not, nor those that were found closed.
 */
export function doneCount(partie: Partie, contenu: Contenu): number {
  const { finishedAt, ecourteeIndex } = partie;
  if (finishedAt !== null && ecourteeIndex === null) return etapeCountOf(partie, contenu);
  const isBehind = walkOf(contenu).isBehind(partie, contenu);
  return countedEtapes(partie, contenu).filter(isBehind).length;
}

/**
 * How long the party took so far or in all, in milliseconds of the phone's clock, its pauses apart; never negative.
 */
export function durationOf(partie: Partie, now: number): number {
  const { startedAt, finishedAt, pausedAt, pausedMs } = partie;
  return Math.max(0, (finishedAt ?? pausedAt ?? now) - startedAt - pausedMs);
}

/**
 * How many answers were found, how many of them the rules have confirmed, and how many count for neither because their
 * solution had been seen in another party.
 */
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

/** At how many étapes of a walk the phone was measured, out of those that are on the map. */
type SurPlace = {
  vueCount: number;
  lieuCount: number;
  /** Half of them, at least: enough for the mark of the tampon. */
  isEarned: boolean;
};

/** The first étape has no « En route ! » and a GPS finds nothing in some streets: half of the places are enough. */
const enough = 0.5;

/** What the device knows of where a party was played. It proves nothing, is asked of nobody and leaves the device never. */
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
