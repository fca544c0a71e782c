import { useCallback, useEffect, useState } from 'react';
import type { Position } from '@/domain/geo/position.ts';

/** The user's position, on request. Kept in this page only: never in an address, never on the device. */
export type Around =
  | { statut: 'inconnue' | 'cherchee' | 'lente' | 'refusee' | 'introuvable' }
  | {
      statut: 'connue';
      position: Position;
      /** Accuracy, in metres. */
      precision: number;
    };

/** Whether quêtes are sorted from here, or soon will be: not where the position is refused or not found. */
export function isOn({ statut }: Around): boolean {
  return statut === 'connue' || statut === 'cherchee' || statut === 'lente';
}

/** After this the page says that the device is still looking. */
const slowMs = 4_000;

/** `GeolocationPositionError.PERMISSION_DENIED`. */
const permissionDenied = 1;

const options: PositionOptions = {
  // A radius of kilometres needs no satellite, and the answer is faster.
  enableHighAccuracy: false,
  maximumAge: 5 * 60_000,
  timeout: 15_000,
};

function readPosition(): Promise<Around> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({
          statut: 'connue',
          position: { lat: latitude, lon: longitude },
          precision: accuracy,
        }),
      ({ code }) =>
        resolve({ statut: code === permissionDenied ? 'refusee' : 'introuvable' }),
      options,
    );
  });
}

/** True if the position needs no permission prompt. */
async function isAllowedAlready(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    return state === 'granted';
  } catch {
    return false;
  }
}

/**
 * The user's position, requested on `locate`; at once after a request on the previous page (`isAsked`), or if the address needs it
 * (`isWanted`) and the browser has permission already. No prompt before a user gesture.
 */
export function useAround({
  isWanted,
  isAsked = false,
}: {
  isWanted: boolean;
  isAsked?: boolean;
}): { around: Around; locate: () => void } {
  const [around, setAround] = useState<Around>({ statut: 'inconnue' });

  const locate = useCallback(() => {
    if (!('geolocation' in navigator)) {
      setAround({ statut: 'introuvable' });
      return;
    }
    setAround({ statut: 'cherchee' });
    const slow = setTimeout(() => setAround({ statut: 'lente' }), slowMs);
    void readPosition().then((found) => {
      clearTimeout(slow);
      setAround(found);
    });
  }, []);

  // The permission is known to the browser only.
  useEffect(() => {
    if (!isWanted || around.statut !== 'inconnue') return undefined;
    let isCurrent = true;
    void (isAsked ? Promise.resolve(true) : isAllowedAlready()).then((isAllowed) => {
      if (isAllowed && isCurrent) locate();
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, isAsked, around.statut, locate]);

  return { around, locate };
}
