import { t } from '@lingui/core/macro';
import { drawingNamed, type Drawing } from '@/ui/icons/drawings.ts';
import { encres } from '@/ui/palette.ts';
import { themeEmblemes } from '@/ui/pictures/emblemes.ts';
import { mentions, type MentionName } from '@/ui/pictures/mentions.ts';
import { tamponDate } from '@/ui/pictures/tampon-date.ts';
import { fontOf } from './canvas-text.ts';

/** Content of a tampon (`ui/pictures/tampon.tsx` draws the same on a page). */
export type StruckTampon = {
  commune: string;
  genre: MentionName;
  theme: keyof typeof encres;
  /** The icon that its author chose, loaded before; that of the theme without. */
  embleme?: string | undefined;
  /** Epoch milliseconds. */
  at: number;
  /** The phone was measured on the way: a third ring. */
  surPlace?: boolean;
};

/** Its place, in units of the canvas, and the font of its letters. */
type Place = { x: number; y: number; radius: number; font: string };

/** Draws the postmark of the end: two rings, the commune around the top, the emblem and the day within. */
export function drawTampon(
  context: CanvasRenderingContext2D,
  { commune, genre, theme, embleme, at, surPlace = false }: StruckTampon,
  { x, y, radius, font }: Place,
): void {
  const { day, year } = tamponDate(new Date(at));
  const [ink] = encres[theme].trait;
  context.save();
  context.translate(x, y);
  context.rotate(-0.14);
  context.strokeStyle = ink;
  context.fillStyle = ink;
  context.globalAlpha = 0.9;
  const rings: readonly (readonly [share: number, weight: number])[] = [
    [1, 0.048],
    [0.62, 0.028],
    ...(surPlace ? [[0.934, 0.018] as const] : []),
  ];
  for (const [share, weight] of rings) {
    context.lineWidth = radius * weight;
    context.beginPath();
    context.arc(0, 0, radius * share, 0, 2 * Math.PI);
    context.stroke();
  }
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const ring = radius * 0.81;
  writeRound(context, commune.toLocaleUpperCase('fr-FR'), font, {
    centre: -Math.PI / 2,
    radius: ring,
  });
  writeRound(context, t(mentions[genre].ring), font, {
    centre: Math.PI / 2,
    radius: ring,
  });
  drawEmbleme(context, drawingNamed(embleme ?? '') ?? themeEmblemes[theme], radius);
  context.font = fontOf({ size: radius * 0.15, font, bold: true });
  context.fillText(day, 0, radius * 0.32);
  context.fillText(year, 0, radius * 0.47);
  context.restore();
}

function drawEmbleme(
  context: CanvasRenderingContext2D,
  { d, side, stroke }: Drawing,
  radius: number,
): void {
  const scale = (radius * 0.63) / side;
  context.save();
  context.translate((-side * scale) / 2, -radius * 0.47);
  context.scale(scale, scale);
  context.lineWidth = stroke;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const path = new Path2D(d);
  if (stroke === 0) context.fill(path);
  else context.stroke(path);
  context.restore();
}

/** Part of the ring for a text, in radians. */
const arc = 2.7;

/** A text along the ring, around the top (−π/2) or, read the other way, around the bottom (π/2). */
function writeRound(
  context: CanvasRenderingContext2D,
  text: string,
  font: string,
  { centre, radius }: { centre: number; radius: number },
): void {
  const way = centre < 0 ? 1 : -1;
  const letters = Array.from(text);
  const size = Math.min(radius * 0.237, (arc * radius) / (letters.length * 0.82));
  context.font = fontOf({ size, font, bold: true });
  const spans = letters.map((letter) => context.measureText(letter).width * 1.12);
  const whole = spans.reduce((sum, span) => sum + span, 0);
  let behind = -whole / 2;
  for (const [index, letter] of letters.entries()) {
    const span = spans[index] ?? 0;
    const angle = centre + (way * (behind + span / 2)) / radius;
    context.save();
    context.translate(radius * Math.cos(angle), radius * Math.sin(angle));
    context.rotate(angle + (way * Math.PI) / 2);
    context.fillText(letter, 0, 0);
    context.restore();
    behind += span;
  }
}
