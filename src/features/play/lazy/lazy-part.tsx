import { lazy, useEffect, type LazyExoticComponent } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { Contenu } from '@/domain/quete/quete.ts';
import { lazyPlayers } from '@/epreuves/player-table.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import type { LazyParts } from './lazy-parts.ts';
import type { OnlineParts } from './online-parts.tsx';

/**
 * A part of the game that comes once it is wanted. Made anew each time it is opened: what the network refused once may
 * come now.
 */
export function lazyPart<Name extends keyof LazyParts>(
  name: Name,
): LazyExoticComponent<LazyParts[Name]> {
  return lazy(async () => {
    const { lazyParts } = await import('./lazy-parts.ts');
    return { default: lazyParts[name] };
  });
}

/** The same for a part that speaks to the back end, or has a form. */
export function lazyOnlinePart<Name extends keyof OnlineParts>(
  name: Name,
): LazyExoticComponent<OnlineParts[Name]> {
  return lazy(async () => {
    const { onlineParts } = await import('./online-parts.tsx');
    return { default: onlineParts[name] };
  });
}

/** Fetches what the game opens on demand once the phone has nothing better to do: on the way, the network may be gone. */
export function useLazyParts({ etapes }: Contenu): void {
  const services = useFirebase();
  // The network is outside React.
  useEffect(() => {
    let isGone = false;
    let stopWork: (() => void) | undefined;
    whenIdle(() => {
      if (isGone) return;
      const parts: Promise<unknown>[] = [
        import('./lazy-parts.ts').then(({ beginIdleWork }) => {
          if (!isGone) stopWork = beginIdleWork(services);
        }),
        import('./online-parts.tsx'),
        lazyPlayers.position.fetchAhead(),
        lazyPlayers.ordre.fetchAhead(),
        lazyPlayers.association.fetchAhead(),
      ];
      const secretCodes = etapes.flatMap(({ epreuve }) =>
        epreuve.type === 'message_code' ? [epreuve.secretCode] : [],
      );
      if (secretCodes.length > 0) {
        const messages = lazyPlayers.message_code
          .fetchAhead()
          .then(() => import('@/epreuves/message_code/fetch-ahead.ts'));
        parts.push(messages.then(({ fetchCodes }) => fetchCodes(secretCodes)));
      }
      // What does not come now is asked for again when it is wanted.
      void Promise.allSettled(parts);
    });
    return () => {
      isGone = true;
      stopWork?.();
    };
  }, [services, etapes]);
}
