import { useEffect } from 'react';
import { keepEquipe, readEquipe } from '@/data/equipe/equipe-store.ts';
import type { Services } from '@/data/firebase/services.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { participationOf, type Evenement } from '@/domain/animation/animation.ts';
import type { EtatEvenement } from '@/domain/animation/groupe.ts';
import type { PartieId } from '@/domain/partie/partie.ts';

/** Notes on this device that the game of a group goes on as if its organiser had said so: there may be no network to hear it. */
export function noteEtat(partieId: PartieId, etat: EtatEvenement): void {
  const equipe = readEquipe(partieId);
  if (equipe?.participation === undefined) return;
  const participation = { ...equipe.participation, etat };
  keepEquipe(partieId, { ...equipe, participation });
}

/** Keeps what an event tells of itself; what this phone has begun by itself stays begun. */
function keepTold(partieId: PartieId, animation: string, evenement: Evenement): void {
  const equipe = readEquipe(partieId);
  if (equipe?.participation === undefined) return;
  const before = equipe.participation;
  // Who began without the word of the organiser is not called back.
  const isBegun = evenement.etat === 'attente' && before.etat === 'cours';
  const told = participationOf(animation, before.groupe, evenement);
  const participation = isBegun ? { ...told, etat: before.etat } : told;
  if (JSON.stringify(participation) === JSON.stringify(before)) return;
  keepEquipe(partieId, { ...equipe, participation });
}

/** Follows an event, now or when the network is back, until the function it gives back is called. */
function follow(services: Services, partieId: PartieId, animation: string): () => void {
  let isOver = false;
  let stop: (() => void) | null = null;
  const failed = (error: unknown) => {
    console.warn('The event of this group is not followed yet.', error);
    if (!isOver) window.addEventListener('online', begin, { once: true });
  };
  const begin = () => {
    stop?.();
    import('@/data/animation/animation-repository.ts').then(({ animationRepository }) => {
      if (isOver) return;
      stop = animationRepository(services).watchEvenement(
        animation,
        (evenement) => {
          if (evenement !== null) keepTold(partieId, animation, evenement);
        },
        failed,
      );
    }, failed);
  };
  begin();
  return () => {
    isOver = true;
    window.removeEventListener('online', begin);
    stop?.();
  };
}

/** Keeps what a phone knows of its event in step, now or when the network is back. */
export function useFollowedEvenement(
  partieId: PartieId,
  animation: string | undefined,
): void {
  const services = useFirebase();
  // The event is outside React.
  useEffect(
    () => (animation === undefined ? undefined : follow(services, partieId, animation)),
    [services, partieId, animation],
  );
}
