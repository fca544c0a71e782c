import { BubbleLayer, type MapBubble } from './bubble-layer.tsx';
import type { MapPoint } from './map-point.ts';
import { MapSurface, type MapSurfaceProps } from './map-surface.tsx';
import { RadiusLayer, type MapRadius } from './radius-layer.tsx';
import { SpotLayer, type MapSpots } from './spot-layer.tsx';
import { StrokeLayer } from './stroke-layer.tsx';
import { useMediaQuery } from './use-media-query.ts';
import { VertexLayer } from './vertex-layer.tsx';

export type MapEditorProps = MapSurfaceProps & {
  /** Called with the chosen point's new place: a click, or Enter or the button for the centre of the map. */
  onPlace: (position: MapPoint) => void;
  /** A point was dragged there; once, at its release. */
  onMove: (id: string, position: MapPoint) => void;
  /** « Placer ici » when absent. */
  placeLabel?: string | undefined;
  /** Called with a stroke drawn by hand. With this prop, one finger draws and the map does not move. */
  onStroke?: ((points: MapPoint[]) => void) | undefined;
  /** A point of the line was dragged. Makes each of them a handle. */
  onMoveVertex?: ((index: number, position: MapPoint) => void) | undefined;
  /** A circle with a movable edge. */
  radius?: MapRadius | undefined;
  /** A question at a point. */
  bubble?: MapBubble | undefined;
  /** Small places beside the points, to choose and never move; the caller shows a list of them. */
  spots?: MapSpots | undefined;
};

/**
 * A map to place points on, by pointer or by keyboard alone: arrows move the map under the cross in its middle, Enter or the button puts
 * the chosen point there. Positions are WGS84 degrees rounded to six decimals (11 cm). The caller stores the points: a move it does not
 * store is reverted. Heavy (Leaflet): to be imported lazily.
 */
export function MapEditor({
  onPlace,
  onMove,
  placeLabel = 'Placer ici',
  onStroke,
  onMoveVertex,
  radius,
  bubble,
  spots,
  ...surface
}: MapEditorProps) {
  const animate = !useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <MapSurface {...surface} edition={{ onPlace, onMove, placeLabel }}>
      {radius !== undefined && <RadiusLayer {...radius} />}
      {bubble !== undefined && <BubbleLayer {...bubble} />}
      {spots !== undefined && <SpotLayer {...spots} animate={animate} />}
      {onStroke !== undefined && <StrokeLayer onStroke={onStroke} />}
      {onMoveVertex !== undefined && surface.line !== undefined && (
        <VertexLayer line={surface.line} onMove={onMoveVertex} />
      )}
    </MapSurface>
  );
}
