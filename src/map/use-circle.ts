import { Circle } from 'leaflet';
import { useEffect } from 'react';
import type { MapPoint } from './map-point.ts';
import { useLayer } from './use-layer.ts';

type CircleOptions = { centre: MapPoint; metres: number; className: string };

/** A circle on the ground, drawn by the style sheet. */
export function useCircle({
  centre: { lat, lon },
  metres,
  className,
}: CircleOptions): Circle {
  const circle = useLayer(
    () => new Circle([lat, lon], { radius: metres, className, interactive: false }),
  );
  useEffect(() => {
    circle.setLatLng([lat, lon]);
  }, [circle, lat, lon]);
  useEffect(() => {
    circle.setRadius(metres);
  }, [circle, metres]);
  return circle;
}
