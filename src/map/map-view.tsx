import { MapSurface, type MapSurfaceProps } from './map-surface.tsx';

export type { MapMarker } from './marker-layer.tsx';
export type MapViewProps = MapSurfaceProps;

/**
 * A map to read: numbered points, the dashed line of the walk, where the person is. Positions are
 * WGS84 degrees, accuracy is in metres. Without network the points and the line stand on a plain
 * background and a notice says so; it never throws. Beside it the page keeps an equivalent list.
 * Heavy (Leaflet): to be imported lazily.
 */
export function MapView(props: MapViewProps) {
  return <MapSurface {...props} />;
}
