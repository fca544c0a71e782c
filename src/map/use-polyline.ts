import { Polyline } from 'leaflet';
import { useEffect } from 'react';
import { toLatLng, type MapPoint } from './map-point.ts';
import { useLayer } from './use-layer.ts';

/** A line on the map, drawn by the style sheet. Keep the same array while unchanged. */
export function usePolyline(line: readonly MapPoint[], className: string): Polyline {
  const polyline = useLayer(
    () => new Polyline(line.map(toLatLng), { className, interactive: false }),
  );
  useEffect(() => {
    polyline.setLatLngs(line.map(toLatLng));
  }, [polyline, line]);
  return polyline;
}
