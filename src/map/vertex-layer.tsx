import type { LeafletEvent, Marker as LeafletMarker } from 'leaflet';
import { Marker } from 'react-leaflet';
import { toLatLng, toMapPoint, type MapPoint } from './map-point.ts';
import { VertexIcon } from './marker-icon.ts';

type VertexLayerProps = {
  line: readonly MapPoint[];
  /** The point at this place of the line was dragged there; once, when it is let go. */
  onMove: (index: number, position: MapPoint) => void;
};

const icon = new VertexIcon({});

/** The points of a line, to be dragged. For the pointer alone: the caller offers another way to the keyboard. */
export function VertexLayer({ line, onMove }: VertexLayerProps) {
  return line.map((position, index) => (
    <Marker
      // A point of a line is its place in it.
      key={index}
      position={toLatLng(position)}
      icon={icon}
      draggable
      keyboard={false}
      eventHandlers={{
        dragend: ({ target }: LeafletEvent) =>
          // Leaflet's event comes from the marker that was dragged.
          onMove(index, toMapPoint((target as LeafletMarker).getLatLng())),
      }}
    />
  ));
}
