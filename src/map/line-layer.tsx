import type { MapPoint } from './map-point.ts';
import { usePolyline } from './use-polyline.ts';

/** The dashed line of the walk, over a band of paper that makes it readable on any ground. */
export function LineLayer({ line }: { line: readonly MapPoint[] }) {
  usePolyline(line, 'map-fil-papier');
  usePolyline(line, 'map-fil');
  return null;
}
