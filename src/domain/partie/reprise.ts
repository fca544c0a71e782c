import type { Contenu, EtapePublique, Quete } from '../quete/quete.ts';
import type { EtapeId } from '../etape/etape-id.ts';
import { pointsAtStake } from './etape-under-way.ts';
import { suiviOf, type Partie, type Suivi } from './partie.ts';
import { standingAt, writePassage } from './passage.ts';

/** Signature of a party for the account's other devices, without its duration: unchanged if no event occurred. */
export function repriseSignature(partie: Partie, quete: Pick<Quete, 'contenu'>): string {
  const begun = partie.startedAt + partie.pausedMs;
  const text = writePassage({ ...partie, pausedAt: null }, quete, begun);
  return partie.finishedAt === null ? text : `${text}.`;
}

/** True if there is a party to resume: one that was only opened can as well be begun again. */
export function isUnderWay({ etapeIndex, suiviByEtapeId }: Partie): boolean {
  return (
    etapeIndex > 0 || Object.values(suiviByEtapeId).some(({ issue }) => issue !== null)
  );
}

function isSettled({ issue }: Suivi): boolean {
  return issue !== null && issue.type !== 'suspendue';
}

/** Finds count wherever they were made; mistakes and indices count once, by their maximum, and cost so. */
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

/** The current étape may have been settled elsewhere. */
function standing(partie: Partie, { etapes }: Contenu): Partie {
  const etape = etapes[partie.etapeIndex];
  const isDone = etape !== undefined && isSettled(suiviOf(partie, etape.id));
  return isDone && partie.moment !== 'fin' ? { ...partie, moment: 'resultat' } : partie;
}

type Meeting = {
  /** The other device's last event is later than ours. */
  isLater: boolean;
  /** The party was ended there. */
  isFinished: boolean;
  /** Epoch milliseconds of this device. */
  at: number;
};

/**
 * A party of this device merged with that of another device of the account: no find is lost, the player is where the later event led, and a
 * reached end is never taken back.
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
