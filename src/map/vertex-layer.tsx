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

/**
 * The points of a line, to be dragged. For the pointer alone: the caller offers another way to the keyboard. Each is known by
 * its position, so that a line changed by another author while a point is dragged does not move another point.
 */
export function VertexLayer({ line, onMove }: VertexLayerProps) {
  const timesAt = new Map<string, number>();
  return line.map((position, index) => {
    const at = `${position.lat} ${position.lon}`;
    const times = (timesAt.get(at) ?? 0) + 1;
    timesAt.set(at, times);
    return (
      <Vertex
        key={`${at} ${times}`}
        position={position}
        onDragEnd={(to) => onMove(index, to)}
      />
    );
  });
}
