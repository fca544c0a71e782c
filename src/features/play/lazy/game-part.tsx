import { useEffect, type ComponentType } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { petitsCountOf } from '@/domain/quete/petits-count.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { fetchReadings } from '@/domain/epreuve/judge-typed.ts';
import { fetchPlayersAhead } from '@/epreuves/player-table.ts';
import { beginWhenLoaded } from '@/lib/network/begin-when-loaded.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { fetchMapView } from '@/map/map-on-demand.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import type { LazyParts } from './lazy-parts.ts';
import type { OnlineParts } from './online-parts.tsx';
import type { PetitParts } from './petit-parts.ts';

/** A part of the game loaded on demand. */
export function gamePart<Props extends object>(
  choose: (parts: LazyParts) => ComponentType<Props>,
): ComponentType<Props> {
  return lazyComponent(async () => choose((await import('./lazy-parts.ts')).lazyParts));
}

/** The same for a part of the end, or with the back end or a form. */
export function onlinePart<Props extends object>(
  choose: (parts: OnlineParts) => ComponentType<Props>,
): ComponentType<Props> {
  return lazyComponent(async () =>
    choose((await import('./online-parts.tsx')).onlineParts),
  );
}

/** The same for what only étapes with a version for small ones show. */
export function petitPart<Props extends object>(
  choose: (parts: PetitParts) => ComponentType<Props>,
): ComponentType<Props> {
  return lazyComponent(async () => choose((await import('./petit-parts.ts')).petitParts));
}

/** Fetches the on-demand parts of the game once the phone is idle: on the way, the network may be gone. Then begins its background work. */
export function useLazyParts({ etapes }: Contenu): void {
  const services = useFirebase();
  // The network is outside React.
  useEffect(() => {
    let isGone = false;
    let stopWork: (() => void) | undefined;
    whenIdle(() => {
      if (isGone) return;
      stopWork = beginWhenLoaded(
        () => import('./online-parts.tsx'),
        ({ beginIdleWork }) => beginIdleWork(services),
      );
      const parts: Promise<unknown>[] = [
        // Help must open after the network is gone.
        import('./lazy-parts.ts'),
        fetchReadings(),
        fetchPlayersAhead(
          etapes.flatMap(({ epreuve, petits }) => [
            epreuve.type,
            ...(petits?.epreuve === undefined ? [] : [petits.epreuve.type]),
          ]),
        ),
      ];
      if (petitsCountOf(etapes) > 0) parts.push(import('./petit-parts.ts'));
      // « En route ! » has a map, wherever two étapes have a place.
      if (etapes.filter(({ position }) => position !== null).length > 1) {
        parts.push(fetchMapView());
      }
      const secretCodes = etapes.flatMap(({ epreuve }) =>
        epreuve.type === 'message_code' ? [epreuve.secretCode] : [],
      );
      if (secretCodes.length > 0) {
        const ahead = import('@/epreuves/message_code/fetch-ahead.ts');
        parts.push(ahead.then(({ fetchCodes }) => fetchCodes(secretCodes)));
      }
      // Failed parts are requested again on demand.
      void Promise.allSettled(parts);
    });
    return () => {
      isGone = true;
      stopWork?.();
    };
  }, [services, etapes]);
}
