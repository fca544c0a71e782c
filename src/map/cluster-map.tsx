import { useMemo } from 'react';
import { ClusterLayer, type ClusterLayerProps } from './cluster-layer.tsx';
import { MapSurface, type MapSurfaceProps } from './map-surface.tsx';
import type { MapMarker } from './marker-layer.tsx';
import { useMediaQuery } from './use-media-query.ts';

type ClusterMapProps = Pick<
  MapSurfaceProps,
  'line' | 'userPosition' | 'fitKey' | 'heightClass' | 'label'
> &
  Omit<ClusterLayerProps, 'animate'>;

const noMarkers: readonly MapMarker[] = [];

/**
 * A map of very many places: the view groups those it cannot tell apart; a press on a group zooms in. Beside it the page shows an
 * equivalent list. Heavy (Leaflet): to be imported lazily.
 */
export function ClusterMap({
  points,
  groupLabel,
  selectedId,
  onSelect,
  ...surface
}: ClusterMapProps) {
  const animate = !useMediaQuery('(prefers-reduced-motion: reduce)');
  const extent = useMemo(() => points.map(({ position }) => position), [points]);
  return (
    <MapSurface {...surface} markers={noMarkers} extent={extent}>
      <ClusterLayer
        points={points}
        groupLabel={groupLabel}
        selectedId={selectedId}
        onSelect={onSelect}
        animate={animate}
      />
    </MapSurface>
  );
}
