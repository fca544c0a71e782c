/** Style of a line on a canvas; the size in units of the canvas. */
type Line = { size: number; font: string; bold: boolean };

/** The `font` of a canvas for a line. */
export function fontOf({ size, font, bold }: Line): string {
  return `${bold ? 700 : 400} ${size}px ${font}`;
}

/** Sets the font of a line, smaller if it would be wider than `room`. */
export function fitText(
  context: CanvasRenderingContext2D,
  text: string,
  wanted: Line,
  room: number,
): void {
  context.font = fontOf(wanted);
  const excess = context.measureText(text).width / room;
  if (excess > 1) {
    context.font = fontOf({ ...wanted, size: Math.floor(wanted.size / excess) });
  }
}

/** A text on one line or, if wider than `room`, on two, broken into halves as equal as possible. */
export function wrapText(
  context: CanvasRenderingContext2D,
  text: string,
  line: Line,
  room: number,
): string[] {
  context.font = fontOf(line);
  const words = text.split(' ');
  if (context.measureText(text).width <= room || words.length < 2) return [text];
  const splits = words
    .slice(1)
    .map((_, index) => [
      words.slice(0, index + 1).join(' '),
      words.slice(index + 1).join(' '),
    ]);
  const longest = (lines: readonly string[]) =>
    Math.max(...lines.map((one) => context.measureText(one).width));
  return splits.reduce((best, one) => (longest(one) < longest(best) ? one : best));
}
