import type { Map } from 'leaflet';
import { createContext, use } from 'react';

/** Leaflet's map, for the layers within `MapSurface`. */
export const MapContext = createContext<Map | null>(null);

/** The map of a layer. Throws outside `MapSurface`. */
export function useMap(): Map {
  const map = use(MapContext);
  if (map === null) throw new Error('A layer needs a map around it.');
  return map;
}
