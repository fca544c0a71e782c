import { useEffect, useState } from 'react';
import type { OwnPosition } from './use-own-position.ts';

/** Fields that iOS adds to an orientation event, after a permission. */
type AppleOrientation = { webkitCompassHeading?: number };
type AppleOrientationClass = { requestPermission?: () => Promise<string> };

/** Smallest change of heading that is shown, in degrees: an arrow that trembles is no help. */
const step = 5;

/**
 * Direction of the top of the screen, in degrees from the north, clockwise; null if the device does not know. `alpha` turns the other way
 * (W3C, Device Orientation, « Worked example »), and the screen may be held sideways.
 */
export function headingOf(
  event: Pick<DeviceOrientationEvent, 'absolute' | 'alpha'> & AppleOrientation,
  screenAngle: number,
): number | null {
  const { absolute, alpha, webkitCompassHeading } = event;
  const heading =
    webkitCompassHeading ?? (absolute && alpha !== null ? 360 - alpha : null);
  if (heading === null || Number.isNaN(heading)) return null;
  return (Math.round((heading + screenAngle) / step) * step) % 360;
}

/** Requests permission for the compass if required (iOS), from a press. Never rejects. */
export async function askCompass(): Promise<void> {
  if (typeof DeviceOrientationEvent === 'undefined') return;
  const { requestPermission } = DeviceOrientationEvent as AppleOrientationClass;
  await requestPermission?.().catch(() => undefined);
}

/**
 * Direction of the person while their position is known, in degrees from the north: by the compass of the device, else by their movement;
 * null without either.
 */
export function useHeading(own: OwnPosition): number | null {
  const [heading, setHeading] = useState<number | null>(null);
  const isWanted = own.statut === 'connue';

  // The compass is the device's.
  useEffect(() => {
    if (!isWanted) return undefined;
    const follow = (event: DeviceOrientationEvent) => {
      const { orientation } = window.screen as { orientation?: ScreenOrientation };
      const next = headingOf(event, orientation?.angle ?? 0);
      if (next !== null) setHeading(next);
    };
    // Chrome has a separate event for its compass; Safari has one event only.
    window.addEventListener('deviceorientationabsolute', follow);
    window.addEventListener('deviceorientation', follow);
    return () => {
      window.removeEventListener('deviceorientationabsolute', follow);
      window.removeEventListener('deviceorientation', follow);
    };
  }, [isWanted]);

  return isWanted ? (heading ?? own.cap) : null;
}
