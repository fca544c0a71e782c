import { t } from '@lingui/core/macro';
import { siteName } from '@/lib/head/page-head.tsx';
import { couleurs, encres } from '@/ui/palette.ts';
import type { Certificat } from './certificat.ts';
import { drawTampon } from './draw-tampon.ts';
import { fitText, wrapText } from './canvas-text.ts';
import type { PartyStyle } from './draw-file.ts';
import { drawWalk } from './draw-walk.ts';
import { drawFilling } from './draw-picture.ts';

/** A sheet of A4 upright, at 150 points to the inch. */
export const certificatSize = { width: 1_240, height: 1_754 } as const;

const { width, height } = certificatSize;
const middle = width / 2;
const edge = 70;
const inner = width - 2 * (edge + 40);

/** On paper, the colours are those of the light theme. */
const ink = {
  fond: couleurs.fond[0],
  texte: couleurs.texte[0],
};

/** Place of the cover, or of the drawn walk. */
const place = {
  x: edge + 40,
  y: edge + 40,
  width: inner,
  height: (inner * 2) / 3,
} as const;

/** Draws a certificate, in the inks of the quête, on a canvas of `certificatSize`. */
export function drawCertificat(
  context: CanvasRenderingContext2D,
  certificat: Certificat,
  style: PartyStyle,
): void {
  const { titreFont, texteFont } = style;
  const { nom, fait, titre, lieu, points, trouve } = certificat;
  // A line more moves the others up, above the tampon.
  const rise = trouve === '' ? 0 : 70;
  context.fillStyle = ink.fond;
  context.fillRect(0, 0, width, height);
  drawEdge(context, encres[style.theme].trait[0]);
  if (style.picture === null) drawWalk(context, style, place);
  else drawFilling(context, style.picture, place);

  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = ink.texte;
  const write = (text: string, y: number, size: number, font: string, bold = true) => {
    fitText(context, text, { size, font, bold }, inner);
    context.fillText(text, middle, y - rise);
  };
  write(t`Certificat`, 960, 44, texteFont, false);
  if (nom === '') drawNameLine(context, rise);
  else write(nom, 1_070, 100, titreFont);
  write(fait, 1_150, 44, texteFont, false);
  const line = { size: 58, font: titreFont, bold: true };
  const lines = wrapText(context, t`«\u00A0${titre}\u00A0»`, line, inner);
  for (const [index, text] of lines.entries()) {
    write(text, 1_235 + index * 70, 58, titreFont);
  }
  const below = 1_235 + lines.length * 70;
  write(lieu, below, 40, texteFont, false);
  if (points !== '') write(points, below + 58, 40, texteFont);
  if (trouve !== '') write(trouve, below + 110, 34, texteFont, false);
  if (certificat.isEntier)
    drawTampon(context, certificat, { ...tampon, font: titreFont });
  style.preuve?.(context, { ...preuvePlace, font: texteFont });
  context.fillStyle = ink.texte;
  write(siteName, height - edge - 40 + rise, 34, titreFont);
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

function drawNameLine(context: CanvasRenderingContext2D, rise: number): void {
  context.save();
  context.strokeStyle = ink.texte;
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(middle - 300, 1_075 - rise);
  context.lineTo(middle + 300, 1_075 - rise);
  context.stroke();
  context.restore();
}

/** Place of the tampon, with the size of its outer ring. */
const tampon = { x: width - 270, y: height - 250, radius: 125 } as const;

/** Place of the QR code of its preuve, opposite the tampon: 34 mm on a sheet of A4. */
const preuvePlace = { x: edge + 40, y: height - 350, size: 200 } as const;
