import { useEffect, useState } from 'react';
import type { Place } from './find-place.ts';

/** A place is looked for once the fingers rest. */
const delayMs = 300;
const shortest = 2;
const maximumCount = 4;

const none: readonly Place[] = [];

async function placesOf(q: string, signal: AbortSignal): Promise<readonly Place[]> {
  // What finds them comes with the first that is looked for.
  const { findPlace } = await import('./find-place.ts');
  const answer = await findPlace(q, signal);
  return answer.type === 'lieu' ? [answer.place] : answer.places.slice(0, maximumCount);
}

/** The communes and départements that a text may mean, from the site's static files; none while it is not known. */
export function usePlaces(q: string): readonly Place[] {
  const [found, setFound] = useState({ q: '', places: none });

  // The list of communes is a file of the site.
  useEffect(() => {
    if (q.length < shortest) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      placesOf(q, controller.signal).then(
        (places) => setFound({ q, places }),
        // Nobody waits for it any more, or the network is gone: the quêtes are found without it.
        () => undefined,
      );
    }, delayMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [q]);

  return found.q === q ? found.places : none;
}
