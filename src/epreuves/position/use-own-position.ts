import { useEffect, useRef, useState } from 'react';
import { medianFix, withFix, type Fix } from '@/domain/epreuve/reached.ts';
import type { Position } from '@/domain/geo/position.ts';

/** Where the person is, once they have asked. */
export type OwnPosition =
  | { statut: 'inconnue' | 'cherchee' | 'refusee' | 'introuvable' }
  | { statut: 'connue'; position: Position; accuracyMetres: number };

/** `GeolocationPositionError.PERMISSION_DENIED`. */
const permissionDenied = 1;

const options: PositionOptions = {
  enableHighAccuracy: true,
  maximumAge: 5_000,
  timeout: 20_000,
};

/**
 * Follows the person's own position from the moment they ask (`locate`), never before, until the place is left. What
 * is told is the median of the last measures: one that jumps across the street moves nobody.
 */
export function useOwnPosition(): { own: OwnPosition; locate: () => void } {
  const [own, setOwn] = useState<OwnPosition>({ statut: 'inconnue' });
  const watch = useRef<number | null>(null);
  const fixes = useRef<readonly Fix[]>([]);

  function stop(): void {
    if (watch.current !== null) navigator.geolocation.clearWatch(watch.current);
    watch.current = null;
  }

  // The watch is the device's, and costs its battery.
  useEffect(() => stop, []);

  function locate(): void {
    if (!('geolocation' in navigator)) {
      setOwn({ statut: 'introuvable' });
      return;
    }
    stop();
    fixes.current = [];
    setOwn({ statut: 'cherchee' });
    watch.current = navigator.geolocation.watchPosition(
      ({ coords }) => {
        fixes.current = withFix(fixes.current, {
          position: { lat: coords.latitude, lon: coords.longitude },
          accuracyMetres: coords.accuracy,
          at: Date.now(),
        });
        const likely = medianFix(fixes.current);
        if (likely !== null) setOwn({ statut: 'connue', ...likely });
      },
      ({ code }) => {
        const isRefused = code === permissionDenied;
        if (isRefused) stop();
        // A position that was known stays: a house or a tree hid the sky for a moment.
        setOwn((before) =>
          before.statut === 'connue' && !isRefused
            ? before
            : { statut: isRefused ? 'refusee' : 'introuvable' },
        );
      },
      options,
    );
  }

  return { own, locate };
}
