import { drawCover } from '@/ui/pictures/draw-cover.ts';
import type { CoverPoint } from '@/ui/pictures/walk-line.ts';
import { couleurs, encres } from '@/ui/palette.ts';
import { fontOf } from './canvas-text.ts';
import type { Box } from './draw-picture.ts';

export type WalkStyle = {
  /** Decides the relief: the id of the quête. */
  seed: string;
  points: readonly CoverPoint[];
  theme: keyof typeof encres;
  titreFont: string;
};

/** Draws the walk of a quête in a place: its relief, its line, its étapes (ui/pictures/cover-drawing.tsx draws the same on a page). */
export function drawWalk(
  context: CanvasRenderingContext2D,
  { seed, points, theme, titreFont }: WalkStyle,
  box: Box,
): void {
  const cover = drawCover(seed, points);
  const { papier, relief, courbe, trait } = encres[theme];
  const scale = Math.max(box.width / cover.width, box.height / cover.height);
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  context.translate(
    box.x + (box.width - cover.width * scale) / 2,
    box.y + (box.height - cover.height * scale) / 2,
  );
  context.scale(scale, scale);
  context.fillStyle = papier[0];
  context.fillRect(0, 0, cover.width, cover.height);
  for (const { path, isIndex } of cover.levels) {
    const level = new Path2D(path);
    context.globalAlpha = 0.035;
    context.fillStyle = relief[0];
    context.fill(level);
    context.globalAlpha = isIndex ? 0.5 : 0.15;
    context.strokeStyle = courbe[0];
    context.lineWidth = isIndex ? 1.4 : 1;
    context.stroke(level);
  }
  context.globalAlpha = 1;
  context.strokeStyle = trait[0];
  context.lineWidth = 3;
  if (cover.line !== '') {
    context.save();
    context.lineCap = 'round';
    context.setLineDash([2, 7.6]);
    context.stroke(new Path2D(cover.line));
    context.restore();
  }
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = fontOf({ size: cover.dotRadius, font: titreFont, bold: true });
  for (const [index, { x, y, label }] of cover.dots.entries()) {
    context.beginPath();
    context.arc(x, y, cover.dotRadius, 0, 2 * Math.PI);
    context.fillStyle = index === 0 ? trait[0] : couleurs['fond-carte'][0];
    context.fill();
    context.stroke();
    context.fillStyle = index === 0 ? couleurs['fond-carte'][0] : trait[0];
    context.fillText(label, x, y + 0.5);
  }
  context.restore();
}
