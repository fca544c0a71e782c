import { Map, type FitBoundsOptions, type LatLngBounds, type MapOptions } from 'leaflet';
import { useState, type RefCallback } from 'react';

type FirstView = { bounds: LatLngBounds; fit: FitBoundsOptions };

/**
 * Leaflet's map for as long as its element is in the page. Options and view count when the map is created, not afterwards.
 * @returns the map, null until its element is there, and the ref of that element.
 */
export function useLeafletMap(
  options: MapOptions,
  { bounds, fit }: FirstView,
): [Map | null, RefCallback<HTMLElement>] {
  const [map, setMap] = useState<Map | null>(null);
  const [attach] = useState(() => (element: HTMLElement) => {
    const created = new Map(element, options).fitBounds(bounds, fit);
    setMap(created);
    return () => {
      created.remove();
    };
  });
  return [map, attach];
}
