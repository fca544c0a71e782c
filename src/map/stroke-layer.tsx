import { useEffect, useEffectEvent } from 'react';
import { useMap } from './map-context.ts';
import { toMapPoint, type MapPoint } from './map-point.ts';
import { usePolyline } from './use-polyline.ts';

const noLine: readonly MapPoint[] = [];

/** A finger or a mouse draws on the map; calls back with the stroke once, at its release. The map does not move meanwhile. */
export function StrokeLayer({ onStroke }: { onStroke: (points: MapPoint[]) => void }) {
  const map = useMap();
  const line = usePolyline(noLine, 'map-fil');
  const finish = useEffectEvent((points: MapPoint[]) => onStroke(points));

  // The gestures are Leaflet's; they are taken over for as long as this layer is there.
  useEffect(() => {
    const container = map.getContainer();
    const wasDragging = map.dragging.enabled();
    map.dragging.disable();
    container.style.touchAction = 'none';
    let pointer: number | null = null;

    const add = (event: PointerEvent) => line.addLatLng(map.mouseEventToLatLng(event));
    const begin = (event: PointerEvent) => {
      const isOnPoint =
        event.target instanceof Element && event.target.closest('.map-marker') !== null;
      if (!event.isPrimary || event.button !== 0 || isOnPoint) return;
      pointer = event.pointerId;
      add(event);
    };
    const go = (event: PointerEvent) => {
      if (event.pointerId === pointer) add(event);
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return;
      pointer = null;
      const drawn = line.getLatLngs().flat(2);
      line.setLatLngs([]);
      if (drawn.length > 1) finish(drawn.map(toMapPoint));
    };
    container.addEventListener('pointerdown', begin);
    window.addEventListener('pointermove', go);
    window.addEventListener('pointerup', end);
    return () => {
      container.removeEventListener('pointerdown', begin);
      window.removeEventListener('pointermove', go);
      window.removeEventListener('pointerup', end);
      container.style.touchAction = '';
      if (wasDragging) map.dragging.enable();
    };
  }, [map, line]);

  return null;
}
