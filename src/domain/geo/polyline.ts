import polyline from '@mapbox/polyline';
import type { Position } from './position.ts';

/** Precision 5: about one metre. */
const precision = 5;

/** Encodes positions with Google's polyline algorithm at precision 5. */
export function encodePolyline(positions: readonly Position[]): string {
  return polyline.encode(
    positions.map(({ lat, lon }) => [lat, lon] as [number, number]),
    precision,
  );
}

/** Reads an encoded polyline of precision 5; a text that is none gives whatever positions it spells. */
export function decodePolyline(text: string): Position[] {
  return polyline.decode(text, precision).map(([lat, lon]) => ({ lat, lon }));
}
