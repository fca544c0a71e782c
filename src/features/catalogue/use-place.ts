import { useEffect, useState } from 'react';
import { fetchCommuneCentre } from '@/data/commune/commune-position.ts';
import type { PlaceAnswer } from './find-place.ts';

/** A place is searched once typing pauses. */
const delayMs = 300;
const shortest = 2;

export const noPlace: PlaceAnswer = { lieu: null, isNamed: false, autres: [] };

async function placesOf(q: string, signal: AbortSignal): Promise<PlaceAnswer> {
  // The search of places loads with the first one.
  const { findPlace } = await import('./find-place.ts');
  return findPlace(q, signal);
}

/** The same answer with its commune's exact centre from a public service; null without a gain. */
async function withExactCentre(answer: PlaceAnswer): Promise<PlaceAnswer | null> {
  const { lieu } = answer;
  const { insee = null, centre = null } = lieu ?? {};
  if (lieu === null || insee === null || centre?.isEstimate === false) return null;
  const position = await fetchCommuneCentre(insee);
  if (position === null) return null;
  return { ...answer, lieu: { ...lieu, centre: { position, isEstimate: false } } };
}

/**
 * The place of a text, from the site's static files; null while unknown. If a commune has only a rough centre there, a public service is
 * asked, and its answer follows.
 */
export function usePlace(q: string): PlaceAnswer | null {
  const [found, setFound] = useState({ q: '', answer: noPlace });
  const isLong = q.length >= shortest;

  // The list of communes is a file of the site, and the service that locates them is elsewhere.
  useEffect(() => {
    if (!isLong) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (answer: PlaceAnswer | null) => {
      if (answer !== null && !signal.aborted) setFound({ q, answer });
    };
    const look = async () => {
      const answer = await placesOf(q, signal);
      show(answer);
      show(await withExactCentre(answer));
    };
    const timer = setTimeout(() => {
      // Another text is typed already, or the network is gone: quêtes are searched without a place.
      look().catch(() => show(noPlace));
    }, delayMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [q, isLong]);

  if (!isLong) return noPlace;
  return found.q === q ? found.answer : null;
}
