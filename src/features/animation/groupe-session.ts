import { useEffect } from 'react';
import { keepEquipe, readEquipe } from '@/data/equipe/equipe-store.ts';
import { participationOf } from '@/domain/animation/animation.ts';
import type { EtatEvenement } from '@/domain/animation/groupe.ts';
import type { PartieId } from '@/domain/partie/partie.ts';

/** Notes on this device that the game of a group goes on as if its organiser had said so: there may be no network to hear it. */
export function noteEtat(partieId: PartieId, etat: EtatEvenement): void {
  const equipe = readEquipe(partieId);
  if (equipe?.participation === undefined) return;
  const participation = { ...equipe.participation, etat };
  keepEquipe(partieId, { ...equipe, participation });
}

async function follow(
  partieId: PartieId,
  animation: string,
  isOver: () => boolean,
): Promise<() => void> {
  const [{ watchEvenement }, { ensurePlayerUid }] = await Promise.all([
    import('@/data/animation/animation-repository.ts'),
    import('@/data/session/session-repository.ts'),
  ]);
  await ensurePlayerUid();
  return watchEvenement(
    animation,
    (evenement) => {
      const equipe = readEquipe(partieId);
      if (isOver() || evenement === null || equipe?.participation === undefined) return;
      const before = equipe.participation;
      // Who began without the word of the organiser is not called back.
      const isBegun = evenement.etat === 'attente' && before.etat === 'cours';
      const { groupe } = before;
      const told = participationOf(animation, groupe, evenement);
      const participation = isBegun ? { ...told, etat: before.etat } : told;
      if (JSON.stringify(participation) === JSON.stringify(before)) return;
      keepEquipe(partieId, { ...equipe, participation });
    },
    (error) => console.warn('The event of this group is not followed.', error),
  );
}

/** Keeps what a phone knows of its event in step, now or when the network is back. */
export function useFollowedEvenement(
  partieId: PartieId,
  animation: string | undefined,
): void {
  useEffect(() => {
    if (animation === undefined) return undefined;
    let isOver = false;
    let stop: (() => void) | null = null;
    const begin = () => {
      follow(partieId, animation, () => isOver).then(
        (stopFollowing) => {
          if (isOver) stopFollowing();
          else stop = stopFollowing;
        },
        (error: unknown) => {
          console.warn('The event of this group is not followed yet.', error);
          if (!isOver) window.addEventListener('online', begin, { once: true });
        },
      );
    };
    begin();
    return () => {
      isOver = true;
      window.removeEventListener('online', begin);
      stop?.();
    };
  }, [partieId, animation]);
}
