import type { LatLngExpression } from 'leaflet';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useMap } from './map-context.ts';
import { toLatLng, type MapPoint } from './map-point.ts';
import { RadiusIcon } from './marker-icon.ts';
import { useCircle } from './use-circle.ts';
import { useMarker } from './use-marker.ts';

/** A circle with a movable edge. */
export type MapRadius = {
  centre: MapPoint;
  metres: number;
  min: number;
  max: number;
  /** Accessible name of its handle: « Rayon de l’étape 3 ». */
  label: string;
  /** Whole metres between `min` and `max`; once when a drag ends, and at each arrow key. */
  onChange: (metres: number) => void;
};

/** Of one degree of latitude. */
const metresPerDegree = 111_320;
const step = 1;
/** With Shift. */
const longStep = 10;

/** The easternmost point of the edge. */
function eastOf({ lat, lon }: MapPoint, metres: number): MapPoint {
  const shrink = Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  return { lat, lon: lon + metres / (metresPerDegree * shrink) };
}

const byKey: Readonly<Record<string, -1 | 1>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

/** The circle, and the handle on its edge: dragged, or moved by the arrow keys as a slider is. */
export function RadiusLayer({ centre, metres, min, max, label, onChange }: MapRadius) {
  const map = useMap();
  const edge = eastOf(centre, metres);
  const icon = useMemo(
    () => new RadiusIcon({ label, metres, min, max }),
    [label, metres, min, max],
  );
  const clamp = (wanted: number) => Math.min(max, Math.max(min, Math.round(wanted)));
  const reach = (at: LatLngExpression) => clamp(map.distance(toLatLng(centre), at));
  const circle = useCircle({ centre, metres, className: 'map-rayon' });
  const handle = useMarker({
    ...{ position: edge, icon, draggable: true, zIndexOffset: 500 },
    onDrag: (at) => circle.setRadius(reach(at)),
    onDragEnd(at) {
      // The caller owns the radius: the circle changes only with it.
      circle.setRadius(metres);
      onChange(reach(toLatLng(at)));
    },
  });

  const press = useEffectEvent((event: KeyboardEvent) => {
    const way = byKey[event.key];
    if (way === undefined) return;
    event.preventDefault();
    // Or the map would move as well.
    event.stopPropagation();
    onChange(clamp(metres + way * (event.shiftKey ? longStep : step)));
  });
  // The handle is Leaflet's element: its keys are heard on it.
  useEffect(() => {
    const element = handle.getElement();
    const listen = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [handle]);

  return null;
}
