import { preuveUrl } from '@/data/preuve/preuve-url.ts';
import { signesOf, type PreuveId } from '@/domain/preuve/preuve-id.ts';
import { couleurs } from '@/ui/palette.ts';
import { drawQr } from '@/ui/pictures/draw-qr.ts';
import { fitText } from './canvas-text.ts';

/** Place of a preuve, with the size of its QR code and its quiet zone. */
type Place = { x: number; y: number; size: number; font: string };

/** Draws a preuve on a canvas: its QR code, and its eight signs below for a scanner that fails. */
export function drawPreuve(
  context: CanvasRenderingContext2D,
  preuve: PreuveId,
  { x, y, size, font }: Place,
): void {
  const { side, path } = drawQr(preuveUrl(preuve));
  context.save();
  context.translate(x, y);
  context.scale(size / side, size / side);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, side, side);
  context.fillStyle = '#000000';
  context.fill(new Path2D(path));
  context.restore();
  context.save();
  context.fillStyle = couleurs.texte[0];
  context.textAlign = 'center';
  const signes = signesOf(preuve);
  fitText(context, signes, { size: size / 6, font, bold: true }, size);
  context.fillText(signes, x + size / 2, y + size + size / 6);
  context.restore();
}
