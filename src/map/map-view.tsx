import { MapSurface, type MapSurfaceProps } from './map-surface.tsx';

export type { MapMarker } from './marker-layer.tsx';
export type MapViewProps = MapSurfaceProps;

/**
 * A map to read: numbered points, the dashed line of the walk, the person's place. Positions are WGS84 degrees, accuracy is in metres.
 * Without network the points and the line are on a plain background, with a notice; it never throws. Beside it the page shows an equivalent
 * list. Heavy (Leaflet): to be imported lazily.
 */
export function MapView(props: MapViewProps) {
  return <MapSurface {...props} />;
}
