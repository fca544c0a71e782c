import type { FitBoundsOptions } from 'leaflet';

/** Controls over a map that has its pane to itself, in pixels. */
export type Overlay = {
  /** The width of the buttons on its right. */
  rightPx: number;
  /** The height of those at its bottom, with scale and attribution. */
  bottomPx: number;
};

/** Half a disc, and the scale below it. */
const around = { x: 60, y: 48 };
/** Distance of the buttons from the edge, plus that of a disc, half as wide again. */
const besidePx = 8 + 24;

/**
 * The room to leave around the points of a view. One point alone gets the same on both sides, so that it is under the cross in the middle,
 * the next press's place; several leave the room of the buttons.
 */
export function fitRoom({
  overlay,
  isOnePoint,
}: {
  overlay: Overlay | null;
  isOnePoint: boolean;
}): FitBoundsOptions {
  if (overlay === null || isOnePoint) return { padding: [around.x, around.y] };
  return {
    paddingTopLeft: [around.x, around.y],
    paddingBottomRight: [
      Math.max(around.x, overlay.rightPx + besidePx),
      Math.max(around.y, overlay.bottomPx + besidePx),
    ],
  };
}
