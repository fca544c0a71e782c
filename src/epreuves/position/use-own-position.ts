import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { medianFix, withFix, type Fix } from '@/domain/epreuve/reached.ts';
import type { Position } from '@/domain/geo/position.ts';

/** The person's position, on request. */
export type OwnPosition =
  | { statut: 'inconnue' | 'cherchee' | 'refusee' | 'introuvable' }
  | {
      statut: 'connue';
      position: Position;
      accuracyMetres: number;
      /** Time of the last measure, in epoch milliseconds. */
      at: number;
      /** Walking direction, in degrees from the north; null while they do not move. */
      cap: number | null;
    };

/** `GeolocationPositionError.PERMISSION_DENIED`. */
const permissionDenied = 1;

/** Below this speed, in metres a second, the walking direction is that of the GPS's error. */
const walkingSpeed = 0.6;

const options: PositionOptions = {
  enableHighAccuracy: true,
  maximumAge: 5_000,
  timeout: 20_000,
};

/** The last position while the page has a watch: a second watch receives changes only. */
const latest: {
  told: { position: GeolocationPosition; at: number } | null;
  watches: Set<number>;
} = {
  told: null,
  watches: new Set(),
};

function capOf({ heading, speed }: GeolocationCoordinates): number | null {
  const isWalking = typeof speed === 'number' && speed >= walkingSpeed;
  return isWalking && typeof heading === 'number' && !Number.isNaN(heading)
    ? heading
    : null;
}

/** The person's last measured position on this page, for any part; null before the first. */
let lastKnown: Extract<OwnPosition, { statut: 'connue' }> | null = null;

/** The last position measured on this page, however old: for help only. It is stored nowhere else. */
export function lastOwnPosition(): typeof lastKnown {
  return lastKnown;
}

type Following = {
  own: OwnPosition;
  /** Starts following the phone's position. */
  locate: () => void;
  /** Stops the watch; the last position stays. */
  release: () => void;
  /** Stops, and forgets it. */
  forget: () => void;
};

/**
 * Follows the person's own position from their request (`locate`), never before, until the component unmounts or `release` is called;
 * paused while the page is hidden. The value is the median of the last measures: one that jumps across the street is ignored.
 */
export function useOwnPosition(): Following {
  const [own, setOwn] = useState<OwnPosition>({ statut: 'inconnue' });
  const watch = useRef<number | null>(null);
  const isWanted = useRef(false);
  const fixes = useRef<readonly Fix[]>([]);

  function stop(): void {
    if (watch.current === null) return;
    const ended = watch.current;
    watch.current = null;
    latest.watches.delete(ended);
    if (latest.watches.size === 0) latest.told = null;
    navigator.geolocation.clearWatch(ended);
  }

  function release(): void {
    isWanted.current = false;
    stop();
  }

  function follow(position: GeolocationPosition, at = Date.now()): void {
    const { coords } = position;
    if (watch.current !== null) latest.told = { position, at };
    fixes.current = withFix(fixes.current, {
      position: { lat: coords.latitude, lon: coords.longitude },
      accuracyMetres: coords.accuracy,
      at,
    });
    const likely = medianFix(fixes.current);
    if (likely === null) return;
    lastKnown = { statut: 'connue', ...likely, at, cap: capOf(coords) };
    setOwn(lastKnown);
  }

  function fail({ code }: GeolocationPositionError): void {
    const isRefused = code === permissionDenied;
    if (isRefused) release();
    // A known position stays: a house or a tree hid the sky for a moment.
    setOwn((before) =>
      before.statut === 'connue' && !isRefused
        ? before
        : { statut: isRefused ? 'refusee' : 'introuvable' },
    );
  }

  function start(): void {
    stop();
    watch.current = navigator.geolocation.watchPosition(
      (position) => follow(position),
      fail,
      options,
    );
    latest.watches.add(watch.current);
  }

  function locate(): void {
    if (!('geolocation' in navigator)) {
      setOwn({ statut: 'introuvable' });
      return;
    }
    isWanted.current = true;
    fixes.current = [];
    setOwn({ statut: 'cherchee' });
    const known = latest.told;
    start();
    // With its own age: a second request does not make it new.
    if (known !== null) follow(known.position, known.at);
  }

  const resume = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') stop();
    else if (isWanted.current && watch.current === null) start();
  });

  // The watch is the device's, and costs its battery: it ends with the component, and pauses while the page is hidden.
  useEffect(() => {
    document.addEventListener('visibilitychange', resume);
    return () => {
      document.removeEventListener('visibilitychange', resume);
      stop();
    };
  }, []);

  return {
    own,
    locate,
    release,
    forget: () => {
      release();
      setOwn({ statut: 'inconnue' });
    },
  };
}
