import type { Layer } from 'leaflet';
import { useEffect, useState } from 'react';
import { useMap } from './map-context.ts';

/**
 * Adds a Leaflet layer to the map while its component is mounted.
 * @param create called once; later changes are made on the layer itself.
 */
export function useLayer<Kind extends Layer>(create: () => Kind): Kind {
  const map = useMap();
  const [layer] = useState(create);
  // Leaflet draws outside React.
  useEffect(() => {
    layer.addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, layer]);
  return layer;
}
