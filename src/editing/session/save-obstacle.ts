import type { RefusedEtape } from '@/data/parcours/parcours-store.ts';
import { etapePaths } from '@/domain/etape/etape-media.ts';
import { limits } from '@/domain/limits.ts';
import { findOversize } from '@/domain/parcours/check/oversize.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import type { SaveObstacle } from './save-status.ts';

/** The obstacle of a parcours that exceeds a limit outside its étapes, which a save leaves out one by one; else null. */
export function excessOf(parcours: Parcours): SaveObstacle | null {
  if (parcours.etapes.length > limits.etapeCount.max) return { type: 'trop-d-etapes' };
  const isTooLong = findOversize(parcours).some(({ etapeId }) => etapeId === null);
  return isTooLong ? { type: 'texte-trop-long' } : null;
}

/** True if the author removes the obstacle by typing. */
export function isMendedByTyping({ type }: SaveObstacle): boolean {
  return (
    type === 'texte-trop-long' || type === 'trop-d-etapes' || type === 'etapes-refusees'
  );
}

/** The étapes that a save left out, by number and title; null when there are none. */
export function refusalOf(
  refused: readonly RefusedEtape[] | undefined,
  { etapes }: Parcours,
): SaveObstacle | null {
  if (refused === undefined || refused.length === 0) return null;
  return {
    type: 'etapes-refusees',
    etapes: refused.map(({ etapeId, raison }) => {
      const index = etapes.findIndex(({ id }) => id === etapeId);
      return { numero: index + 1, titre: etapes[index]?.titre ?? '', raison };
    }),
  };
}

/** The étapes of refused files, by number and title; `refus` when no étape has them. */
export function refusalOfFiles(
  paths: ReadonlySet<string>,
  { etapes }: Parcours,
): SaveObstacle {
  const named = etapes.flatMap((etape, index) =>
    etapePaths(etape).some((path) => paths.has(path))
      ? [{ numero: index + 1, titre: etape.titre, raison: 'fichier' as const }]
      : [],
  );
  return named.length === 0
    ? { type: 'refus' }
    : { type: 'etapes-refusees', etapes: named };
}
