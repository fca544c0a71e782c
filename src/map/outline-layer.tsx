import { layerGroup, polygon, polyline, svg, type LayerGroup, type Map } from 'leaflet';
import { useEffect } from 'react';
import type { Outline } from './decode-outline.ts';
import { loadOutline } from './france-outline.ts';
import { useMap } from './map-context.ts';

const paneName = 'contour';

/**
 * From this zoom on the drawing (accurate to a few hundred metres) would put a harbour into the sea: the ground is then one plain colour.
 */
const nearZoom = 12;

function drawOutline(map: Map, { land, inner, outer }: Outline): LayerGroup {
  if (map.getPane(paneName) === undefined) map.createPane(paneName);
  const renderer = svg({ pane: paneName, padding: 0.5 });
  const look = { pane: paneName, renderer, interactive: false } as const;
  return layerGroup([
    polygon(land, { ...look, className: 'map-terre', stroke: false }),
    polyline(inner, { ...look, className: 'map-limite' }),
    polyline(outer, { ...look, className: 'map-cote' }),
  ]);
}

/** Under the tiles: the outline of France and its départements, colours by the style sheet. */
export function OutlineLayer() {
  const map = useMap();

  useEffect(() => {
    // Leaflet draws outside React: the drawing appears once its file is loaded, and goes with the map.
    let group: LayerGroup | null = null;
    let gone = false;

    function followZoom() {
      const near = map.getZoom() >= nearZoom;
      map.getContainer().classList.toggle('map-proche', near);
      if (group === null) return;
      if (near) group.remove();
      else group.addTo(map);
    }

    map.on('zoomend', followZoom);
    followZoom();
    void loadOutline().then((outline) => {
      if (gone || outline === null) return;
      group = drawOutline(map, outline);
      followZoom();
    });
    return () => {
      gone = true;
      map.off('zoomend', followZoom);
      group?.remove();
    };
  }, [map]);

  return null;
}
