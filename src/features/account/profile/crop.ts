/** Which square of a picture is kept. Everything is in pixels of the picture itself. */
export type Crop = { x: number; y: number; side: number };

/** How a person frames a picture: `zoom` from 1 (as much as fits) up, `across` and `down` from 0 to 1. */
export type Framing = { zoom: number; across: number; down: number };

export const middleFraming: Framing = { zoom: 1, across: 0.5, down: 0.5 };
export const maximumZoom = 4;

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The square that a framing keeps; never beyond the picture. Pure. */
export function cropOf(
  { width, height }: { width: number; height: number },
  { zoom, across, down }: Framing,
): Crop {
  const side = Math.min(width, height) / between(zoom, 1, maximumZoom);
  return {
    x: (width - side) * between(across, 0, 1),
    y: (height - side) * between(down, 0, 1),
    side,
  };
}

/**
 * The framing after the picture was dragged by so many pixels of the screen, where the square is `shown` pixels wide.
 * The picture follows the finger. Pure.
 */
export function draggedFraming(
  size: { width: number; height: number },
  framing: Framing,
  { dx, dy, shown }: { dx: number; dy: number; shown: number },
): Framing {
  const { side } = cropOf(size, framing);
  const scale = side / shown;
  const shift = (length: number, share: number, by: number) =>
    length - side < 1 ? share : between(share - (by * scale) / (length - side), 0, 1);
  return {
    ...framing,
    across: shift(size.width, framing.across, dx),
    down: shift(size.height, framing.down, dy),
  };
}
