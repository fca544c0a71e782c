import { drawCover } from '@/ui/pictures/draw-cover.ts';
import type { CoverPoint } from '@/ui/pictures/walk-line.ts';
import { couleurs, encres } from '@/ui/palette.ts';
import { tamponDate } from '@/ui/pictures/tampon-date.ts';
import type { Certificat } from './certificat.ts';

/** A sheet of A4 upright, at 150 points to the inch. */
export const certificatSize = { width: 1_240, height: 1_754 } as const;

const { width, height } = certificatSize;
const middle = width / 2;
const edge = 70;
const inner = width - 2 * (edge + 40);

/** On paper, the colours are those of the day. */
const ink = {
  fond: couleurs.fond[0],
  carte: couleurs['fond-carte'][0],
  texte: couleurs.texte[0],
  tampon: couleurs.tampon[0],
};

export type CertificatStyle = {
  /** Decides the relief: the id of the quête. */
  seed: string;
  points: readonly CoverPoint[];
  theme: keyof typeof encres;
  /** The cover of the quête; null where there is none, or none that could be fetched: the walk is drawn instead. */
  picture: HTMLImageElement | null;
  /** Families as the page has them. */
  titreFont: string;
  texteFont: string;
};

/** Draws a certificate, in the inks of the quête, on a canvas of `certificatSize`. */
export function drawCertificat(
  context: CanvasRenderingContext2D,
  certificat: Certificat,
  style: CertificatStyle,
): void {
  const { titreFont, texteFont } = style;
  const { nom, fait, titre, lieu, points } = certificat;
  context.fillStyle = ink.fond;
  context.fillRect(0, 0, width, height);
  drawEdge(context, encres[style.theme].trait[0]);
  if (style.picture === null) drawWalk(context, style);
  else drawCoverPicture(context, style.picture);

  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = ink.texte;
  const write = (text: string, y: number, size: number, font: string, bold = true) => {
    fitText(context, text, { size, font, bold });
    context.fillText(text, middle, y);
  };
  write('Certificat', 960, 44, texteFont, false);
  if (nom === '') drawNameLine(context);
  else write(nom, 1_070, 100, titreFont);
  write(fait, 1_150, 44, texteFont, false);
  const lines = wrapTitle(context, `«\u00A0${titre}\u00A0»`, titreFont);
  for (const [index, line] of lines.entries()) {
    write(line, 1_235 + index * 70, 58, titreFont);
  }
  const below = 1_235 + lines.length * 70;
  write(lieu, below, 40, texteFont, false);
  if (points !== '') write(points, below + 58, 40, texteFont);
  if (certificat.isEntier) drawTampon(context, certificat, titreFont);
  context.fillStyle = ink.texte;
  write('Quêtes & Codes', height - edge - 40, 34, titreFont);
}

function fontOf({ size, font, bold }: { size: number; font: string; bold: boolean }) {
  return `${bold ? 700 : 400} ${size}px ${font}`;
}

/** Sets the font of a line, smaller where it would not fit. */
function fitText(
  context: CanvasRenderingContext2D,
  text: string,
  wanted: { size: number; font: string; bold: boolean },
): void {
  context.font = fontOf(wanted);
  const excess = context.measureText(text).width / inner;
  if (excess > 1) {
    context.font = fontOf({ ...wanted, size: Math.floor(wanted.size / excess) });
  }
}

/** A title on one line or two, broken where its halves are the most alike. */
function wrapTitle(
  context: CanvasRenderingContext2D,
  titre: string,
  font: string,
): string[] {
  context.font = fontOf({ size: 58, font, bold: true });
  const words = titre.split(' ');
  if (context.measureText(titre).width <= inner || words.length < 2) return [titre];
  const splits = words
    .slice(1)
    .map((_, index) => [
      words.slice(0, index + 1).join(' '),
      words.slice(index + 1).join(' '),
    ]);
  const longest = (lines: readonly string[]) =>
    Math.max(...lines.map((line) => context.measureText(line).width));
  return splits.reduce((best, one) => (longest(one) < longest(best) ? one : best));
}

function drawEdge(context: CanvasRenderingContext2D, colour: string): void {
  context.save();
  context.strokeStyle = colour;
  context.lineWidth = 5;
  context.lineCap = 'round';
  context.setLineDash([4, 16]);
  context.strokeRect(edge, edge, width - 2 * edge, height - 2 * edge);
  context.restore();
}

function drawNameLine(context: CanvasRenderingContext2D): void {
  context.save();
  context.strokeStyle = ink.texte;
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(middle - 300, 1_075);
  context.lineTo(middle + 300, 1_075);
  context.stroke();
  context.restore();
}

/** The cover of the quête, cut to the place of the drawn walk. */
function drawCoverPicture(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
): void {
  const box = { x: edge + 40, y: edge + 40, width: inner, height: (inner * 2) / 3 };
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

/** The walk of the quête: its relief, its line, its étapes (src/ui/pictures/cover-drawing.tsx draws the same on a page). */
function drawWalk(
  context: CanvasRenderingContext2D,
  { seed, points, theme, titreFont }: CertificatStyle,
): void {
  const cover = drawCover(seed, points);
  const { papier, relief, courbe, trait } = encres[theme];
  const scale = inner / cover.width;
  context.save();
  context.translate(edge + 40, edge + 40);
  context.scale(scale, scale);
  context.beginPath();
  context.rect(0, 0, cover.width, cover.height);
  context.clip();
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
    context.fillStyle = index === 0 ? trait[0] : ink.carte;
    context.fill();
    context.stroke();
    context.fillStyle = index === 0 ? ink.carte : trait[0];
    context.fillText(label, x, y + 0.5);
  }
  context.restore();
}

/** Where the tampon is struck, and how large its outer ring is. */
const tampon = { x: width - 270, y: height - 250, radius: 125 };

/** The postmark of the end: two rings, the commune around the top, the day within. */
function drawTampon(
  context: CanvasRenderingContext2D,
  { commune, at }: Certificat,
  font: string,
): void {
  const { x, y, radius } = tampon;
  const { day, year } = tamponDate(new Date(at));
  context.save();
  context.translate(x, y);
  context.rotate(-0.14);
  context.strokeStyle = ink.tampon;
  context.fillStyle = ink.tampon;
  context.globalAlpha = 0.9;
  for (const [share, weight] of [
    [1, 6],
    [0.62, 3.5],
  ] as const) {
    context.lineWidth = weight;
    context.beginPath();
    context.arc(0, 0, radius * share, 0, 2 * Math.PI);
    context.stroke();
  }
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  writeRound(context, commune.toLocaleUpperCase('fr-FR'), font, -Math.PI / 2);
  writeRound(context, 'QUÊTE ACHEVÉE', font, Math.PI / 2);
  context.font = fontOf({ size: 30, font, bold: true });
  context.fillText(day, 0, -18);
  context.fillText(year, 0, 20);
  context.restore();
}

/** How much of the ring a text may take, in radians. */
const arc = 2.7;

/** A text along the ring, around the top (−π/2) or, read the other way, around the bottom (π/2). */
function writeRound(
  context: CanvasRenderingContext2D,
  text: string,
  font: string,
  centre: number,
): void {
  const radius = tampon.radius * 0.81;
  const way = centre < 0 ? 1 : -1;
  const letters = Array.from(text);
  const size = Math.min(24, (arc * radius) / (letters.length * 0.82));
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
