import { Map, type FitBoundsOptions, type LatLngBounds, type MapOptions } from 'leaflet';
import { useEffect, useState, type RefCallback } from 'react';

type FirstView = { bounds: LatLngBounds; fit: FitBoundsOptions };

/**
 * Leaflet's map for as long as the component is in the page. Options and view count when the map is created, not afterwards.
 * @returns the map, null until its element is there, and the ref of that element.
 */
export function useLeafletMap(
  options: MapOptions,
  { bounds, fit }: FirstView,
): [Map | null, RefCallback<HTMLElement>] {
  const [map, setMap] = useState<Map | null>(null);
  const [attach] = useState(() => {
    let isCreated = false;
    return (element: HTMLElement | null) => {
      if (element === null || isCreated) return;
      isCreated = true;
      setMap(new Map(element, options).fitBounds(bounds, fit));
    };
  });
  // With the effects that use the map: a ref is detached before them, and whenever React hides a suspended part.
  useEffect(() => {
    if (map === null) return undefined;
    return () => {
      map.remove();
    };
  }, [map]);
  return [map, attach];
}
