/** A place on a canvas, in its units. */
export type Box = { x: number; y: number; width: number; height: number };

/** Draws a picture to fill a place, cut on both sides if its shape differs. */
export function drawFilling(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  box: Box,
): void {
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight);
  const [cutWidth, cutHeight] = [box.width / scale, box.height / scale];
  context.drawImage(
    picture,
    ...([(naturalWidth - cutWidth) / 2, (naturalHeight - cutHeight) / 2] as const),
    ...([cutWidth, cutHeight] as const),
    ...([box.x, box.y, box.width, box.height] as const),
  );
}
