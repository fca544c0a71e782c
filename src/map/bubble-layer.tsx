import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from './map-context.ts';
import { toLatLng, type MapPoint } from './map-point.ts';

/** A text or a question at a point of the map. */
export type MapBubble = {
  at: MapPoint;
  content: ReactNode;
  /** Room needed over its point, in pixels; that of a question with its field when absent. */
  roomAbove?: number | undefined;
};

/** Half the width of a bubble, in pixels: it stays within the map. */
const halfWidth = 136;
/** Room for a question with its field over its point, in pixels. */
const questionRoom = 150;

/** A bubble that follows its point. It is beside the map's own element, not within: keys typed in it do not move the map. */
export function BubbleLayer({
  at: { lat, lon },
  content,
  roomAbove = questionRoom,
}: MapBubble) {
  const map = useMap();
  const [point, setPoint] = useState({ x: 0, y: 0 });
  const frame = map.getContainer().parentElement;

  // Leaflet moves the map: the bubble follows.
  useEffect(() => {
    const follow = () => setPoint(map.latLngToContainerPoint(toLatLng({ lat, lon })));
    follow();
    map.on('move zoom resize', follow);
    return () => {
      map.off('move zoom resize', follow);
    };
  }, [map, lat, lon]);

  if (frame === null) return null;
  const { x: width } = map.getSize();
  const left = Math.max(halfWidth, Math.min(width - halfWidth, point.x));
  const isAbove = point.y > roomAbove;
  return createPortal(
    <div
      className="map-bulle rounded-carte border border-trait-fort bg-fond-carte p-3 shadow-flottant"
      // Position from the map: no class can give it.
      style={{
        insetInlineStart: left,
        insetBlockStart: point.y + (isAbove ? -28 : 28),
        translate: isAbove ? '-50% -100%' : '-50%',
      }}
    >
      {content}
    </div>,
    frame,
  );
}
