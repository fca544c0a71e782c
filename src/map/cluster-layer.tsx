import type { Map } from 'leaflet';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  createClusterIndex,
  type ClusterBounds,
  type ClusterPoint,
  type ClusterSpot,
} from './cluster-index.ts';
import { useMap } from './map-context.ts';
import { toLatLng } from './map-point.ts';
import { MarkerLayer, type MapMarker } from './marker-layer.tsx';
import { maxTileZoom } from './tile-source.ts';

type View = { bounds: ClusterBounds; zoom: number };

/** A little more than the view, so that a point does not pop in at the border. */
const margin = 0.2;

function viewOf(map: Map): View {
  const bounds = map.getBounds().pad(margin);
  return {
    bounds: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
    zoom: Math.round(map.getZoom()),
  };
}

/** The view, after each move. */
function useView(map: Map): View {
  const [view, setView] = useState(() => viewOf(map));
  // The view is Leaflet's.
  useEffect(() => {
    const follow = () => setView(viewOf(map));
    follow();
    map.on('moveend zoomend resize', follow);
    return () => {
      map.off('moveend zoomend resize', follow);
    };
  }, [map]);
  return view;
}

export type ClusterLayerProps = {
  points: readonly ClusterPoint[];
  /** Accessible name of a group of points. */
  groupLabel: (count: number) => string;
  selectedId?: string | undefined;
  /** Called with one chosen point, or several that share one place. */
  onSelect: (ids: string[]) => void;
  animate: boolean;
};

/** Thousands of points: those that a view cannot tell apart are one disc with their number. */
export function ClusterLayer({
  points,
  groupLabel,
  selectedId,
  onSelect,
  animate,
}: ClusterLayerProps) {
  const map = useMap();
  const view = useView(map);
  const index = useMemo(() => createClusterIndex(points), [points]);
  const spots = useMemo(() => index(view.bounds, view.zoom), [index, view]);

  const open = useCallback(
    (key: string) => {
      const spot = spots.find((candidate) => candidate.key === key);
      if (spot === undefined) return;
      if (spot.point === null && spot.apartZoom <= maxTileZoom) {
        map.setView(toLatLng(spot.position), spot.apartZoom, { animate });
        // The group disappears with the focus on it: move it to the map.
        map.getContainer().focus({ preventScroll: true });
        return;
      }
      onSelect(spot.points().map(({ id }) => id));
    },
    [spots, map, animate, onSelect],
  );

  const markers = useMemo(
    () => spots.map((spot) => markerOf(spot, groupLabel)),
    [spots, groupLabel],
  );
  return (
    <MarkerLayer
      markers={markers}
      selectedId={selectedId}
      animate={animate}
      onSelect={open}
    />
  );
}

function markerOf(
  { key, position, point, count }: ClusterSpot,
  groupLabel: ClusterLayerProps['groupLabel'],
): MapMarker {
  return {
    id: key,
    position,
    label: point === null ? groupLabel(count) : point.label,
    numero: count,
    // A group is a full disc, a place an open one.
    etat: point === null ? 'courant' : 'ordinaire',
  };
}
