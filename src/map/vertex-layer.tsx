import type { MapPoint } from './map-point.ts';
import { VertexIcon } from './marker-icon.ts';
import { useMarker } from './use-marker.ts';

type VertexLayerProps = {
  line: readonly MapPoint[];
  /** The point at this index of the line was dragged there; once, at its release. */
  onMove: (index: number, position: MapPoint) => void;
};

const icon = new VertexIcon({});

type VertexProps = { position: MapPoint; onDragEnd: (position: MapPoint) => void };

function Vertex({ position, onDragEnd }: VertexProps) {
  useMarker({ position, icon, draggable: true, onDragEnd });
  return null;
}

/** The points of a line, to be dragged. For the pointer alone: the caller offers another way to the keyboard. */
export function VertexLayer({ line, onMove }: VertexLayerProps) {
  return line.map((position, index) => (
    // A point of a line is its place in it.
    <Vertex key={index} position={position} onDragEnd={(to) => onMove(index, to)} />
  ));
}
