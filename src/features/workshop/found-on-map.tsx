import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FoundMapProvider } from '@/editing/fields/around/found-map.tsx';
import { useWorkshopPlace } from './places-context.tsx';

/** Joins « À voir ici » to the map of the workshop, which is beside it or, on a phone, replaces it. */
export function FoundOnMap({ children }: { children: ReactNode }) {
  const { isWide, middle, volet, mapBelow, seeMiddle, goTo, showEcran } =
    useWorkshopPlace();
  const seeMap = () => {
    // Beside the list, the map opens and the focus stays.
    if (isWide && middle !== 'carte' && !mapBelow.isBelow) seeMiddle('carte');
    if (!isWide && volet !== 'carte') goTo('carte');
  };
  return (
    <FoundMapProvider
      seeMap={seeMap}
      seeList={(panel) => {
        // The list along the walk is above the map.
        if (panel === 'chemin') return;
        flushSync(() => showEcran('lieu'));
        goTo('texte');
      }}
    >
      {children}
    </FoundMapProvider>
  );
}
