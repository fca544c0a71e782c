import { useEffect } from 'react';
import { keepEquipe, readEquipe } from '@/data/equipe/equipe-store.ts';
import type { Services } from '@/data/firebase/services.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { participationOf, type Evenement } from '@/domain/animation/animation.ts';
import type { EtatEvenement } from '@/domain/animation/groupe.ts';
import { withMots, type Mot } from '@/domain/animation/mot.ts';
import { partieStore } from '@/data/partie/partie-store.ts';
import type { Partie, PartieId } from '@/domain/partie/partie.ts';
import type { Contenu } from '@/domain/quete/quete.ts';

/** Records on this device that the game of a group goes on as if its organiser had said so: there may be no network. */
export function noteEtat(partieId: PartieId, etat: EtatEvenement): void {
  const equipe = readEquipe(partieId);
  if (equipe?.participation === undefined) return;
  const participation = { ...equipe.participation, etat };
  keepEquipe(partieId, { ...equipe, participation });
}

/** Stores the event's own data; a start made by this phone stays. */
function keepTold(partieId: PartieId, animation: string, evenement: Evenement): void {
  const equipe = readEquipe(partieId);
  if (equipe?.participation === undefined) return;
  const before = equipe.participation;
  // A group that began by itself is not called back.
  const isBegun = evenement.etat === 'attente' && before.etat === 'cours';
  const told = participationOf(animation, before.groupe, evenement);
  const participation = {
    ...before,
    ...told,
    ...(isBegun && { etat: before.etat }),
  };
  if (JSON.stringify(participation) === JSON.stringify(before)) return;
  keepEquipe(partieId, { ...equipe, participation });
}

/** Stores the organiser's messages to this group. */
function keepMots(partieId: PartieId, mots: readonly Mot[]): void {
  const equipe = readEquipe(partieId);
  if (equipe?.participation === undefined) return;
  const { participation } = equipe;
  if (JSON.stringify(mots) === JSON.stringify(participation.mots ?? [])) return;
  keepEquipe(partieId, {
    ...equipe,
    participation: { ...participation, mots: [...mots] },
  });
}

/** Records on this device that the organiser's messages were read up to one, by its time (epoch milliseconds of the server). */
export function noteMotLu(partieId: PartieId, motLuAt: number): void {
  const equipe = readEquipe(partieId);
  if (equipe?.participation === undefined) return;
  const participation = { ...equipe.participation, motLuAt };
  keepEquipe(partieId, { ...equipe, participation });
}

/** Follows an event and the messages to this group, now or once online, until the returned function is called. */
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
      const equipe = readEquipe(partieId);
      if (isOver || equipe?.participation === undefined) return;
      const animations = animationRepository(services);
      const stopEvenement = animations.watchEvenement(
        animation,
        (evenement) => {
          if (evenement !== null) keepTold(partieId, animation, evenement);
        },
        failed,
      );
      const { groupe } = equipe.participation;
      const { jeton } = equipe.membre;
      const stopMots = animations.watchMots(
        { id: animation, groupe, jeton },
        (mots) => keepMots(partieId, mots),
        failed,
      );
      stop = () => {
        stopEvenement();
        stopMots();
      };
    }, failed);
  };
  begin();
  return () => {
    isOver = true;
    window.removeEventListener('online', begin);
    stop?.();
  };
}

/** Keeps a phone's event in sync, now or once online. */
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

/** Unlocks the party of this phone by the organiser's messages, now or at their étape. */
export function useFreed(partie: Partie, contenu: Contenu, mots: readonly Mot[]): void {
  // The party is stored on the device, outside React.
  useEffect(() => {
    if (withMots(partie, mots, contenu, Date.now()) === partie) return;
    partieStore()
      .then((store) =>
        store.change(partie.id, (kept) => {
          const next = withMots(kept.partie, mots, contenu, Date.now());
          if (next === kept.partie) return kept;
          // Text typed for a passed étape is dropped.
          const brouillon = next.moment === 'resultat' ? null : kept.brouillon;
          return { ...kept, partie: next, brouillon };
        }),
      )
      .catch((error: unknown) => {
        console.warn('The party is not freed yet.', error);
      });
  }, [partie, contenu, mots]);
}
