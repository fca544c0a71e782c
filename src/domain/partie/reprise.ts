import type { Contenu, EtapePublique, Quete } from '../quete/quete.ts';
import type { EtapeId } from '../etape/etape-id.ts';
import { pointsAtStake } from './etape-under-way.ts';
import { suiviOf, type Partie, type Suivi } from './partie.ts';
import { standingAt, writePassage } from './passage.ts';

/** What is sent to the other devices of an account about a party, except its duration: the same while nothing happened. */
export function repriseSignature(partie: Partie, quete: Pick<Quete, 'contenu'>): string {
  const begun = partie.startedAt + partie.pausedMs;
  const text = writePassage({ ...partie, pausedAt: null }, quete, begun);
  return partie.finishedAt === null ? text : `${text}.`;
}

/** Whether there is anything to take up: a party that was only opened can as well be begun again. */
export function isUnderWay({ etapeIndex, suiviByEtapeId }: Partie): boolean {
  return (
    etapeIndex > 0 || Object.values(suiviByEtapeId).some(({ issue }) => issue !== null)
  );
}

function isSettled({ issue }: Suivi): boolean {
  return issue !== null && issue.type !== 'suspendue';
}

/** What was found stays found, wherever it was; mistakes and indices count once, the most of them, and cost so. */
function meetSuivi(own: Suivi, told: Suivi, etape: EtapePublique | undefined): Suivi {
  if (isSettled(own)) return own;
  const met = {
    ...own,
    erreurCount: Math.max(own.erreurCount, told.erreurCount),
    indiceCount: Math.max(own.indiceCount, told.indiceCount),
    issue: told.issue ?? own.issue,
  };
  const { issue } = met;
  if (etape === undefined || issue?.type !== 'reussie') return met;
  return { ...met, issue: { ...issue, points: pointsAtStake(etape, met) } };
}

/** The party may have been settled elsewhere where the player stands here. */
function standing(partie: Partie, { etapes }: Contenu): Partie {
  const etape = etapes[partie.etapeIndex];
  const isDone = etape !== undefined && isSettled(suiviOf(partie, etape.id));
  return isDone && partie.moment !== 'fin' ? { ...partie, moment: 'resultat' } : partie;
}

type Meeting = {
  /** What was told came after what this device last did. */
  isLater: boolean;
  /** The party was ended there. */
  isFinished: boolean;
  /** Epoch milliseconds of this device. */
  at: number;
};

/**
 * A party of this device once it has heard what another device of the account made of it: nothing that was found is lost, the
 * player stands where the later event led, and an end that was reached is never taken back.
 */
export function meetReprise(
  own: Partie,
  told: Partie,
  contenu: Contenu,
  { isLater, isFinished, at }: Meeting,
): Partie {
  const ids = Object.keys(told.suiviByEtapeId) as EtapeId[];
  const etapeById = new Map(contenu.etapes.map((etape) => [etape.id, etape]));
  const met = ids.map(
    (id) =>
      [id, meetSuivi(suiviOf(own, id), suiviOf(told, id), etapeById.get(id))] as const,
  );
  const suiviByEtapeId = { ...own.suiviByEtapeId, ...Object.fromEntries(met) };
  const merged: Partie = { ...own, suiviByEtapeId };
  if (own.finishedAt !== null) return merged;
  if (!isLater && !isFinished) return standing(merged, contenu);
  const { chemin, ecourteeIndex, etapeIndex } = told;
  const moved = standingAt({ ...merged, chemin, ecourteeIndex }, contenu, etapeIndex);
  return isFinished ? { ...moved, moment: 'fin', finishedAt: at, pausedAt: null } : moved;
}
