import { siteName } from '@/lib/head/page-head.tsx';
import { couleurs } from '@/ui/palette.ts';
import { fitText, fontOf, wrapText } from './canvas-text.ts';
import type { PartyStyle } from './draw-file.ts';
import { drawFilling } from './draw-picture.ts';
import { drawTampon } from './draw-tampon.ts';
import { drawWalk } from './draw-walk.ts';
import type { Souvenir } from './souvenir.ts';

/** Pixels: four to five, as telephones show pictures. */
export const souvenirSize = { width: 1_080, height: 1_350 } as const;

const { width, height } = souvenirSize;
const edge = 48;
const pictureHeight = 830;
/** Extra height with a preuve, whose QR code is below the words. */
const preuveRoom = 130;
const preuveSize = 170;
const tamponRadius = 150;

/** Draws a souvenir on a canvas of `souvenirSize`: a picture as if stuck on paper, its words below, the tampon over its corner. */
export function drawSouvenir(
  context: CanvasRenderingContext2D,
  { noms, titre, lieu, tampon }: Souvenir,
  style: PartyStyle,
): void {
  const { picture, titreFont, texteFont, preuve } = style;
  const pictureBox = {
    ...{ x: edge, y: edge, width: width - 2 * edge },
    height: preuve === null ? pictureHeight : pictureHeight - preuveRoom,
  };
  context.fillStyle = couleurs.fond[0];
  context.fillRect(0, 0, width, height);
  if (picture === null) drawWalk(context, style, pictureBox);
  else drawFilling(context, picture, pictureBox);
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.fillStyle = couleurs.texte[0];
  const room = width - 2 * edge;
  const beside = tampon === null ? room : room - 2 * tamponRadius - 24;
  let y = pictureBox.y + pictureBox.height + 96;
  const write = (text: string, size: number, font: string, bold: boolean) => {
    fitText(context, text, { size, font, bold }, beside);
    context.fillText(text, edge, y);
  };
  if (noms !== '') {
    write(noms, 76, titreFont, true);
    y += 84;
  }
  for (const line of wrapText(
    context,
    titre,
    { size: 52, font: titreFont, bold: true },
    beside,
  )) {
    write(line, 52, titreFont, true);
    y += 62;
  }
  write(lieu, 38, texteFont, false);
  y = height - edge;
  if (preuve === null) write(siteName, 32, titreFont, true);
  else {
    const top = y - preuveSize - 28;
    preuve(context, { x: edge, y: top, size: preuveSize, font: texteFont });
    context.font = fontOf({ size: 32, font: titreFont, bold: true });
    context.fillText(siteName, edge + preuveSize + 32, y);
  }
  if (tampon === null) return;
  drawTampon(context, tampon, {
    x: width - edge - tamponRadius,
    y: pictureBox.y + pictureBox.height + 190,
    radius: tamponRadius,
    font: titreFont,
  });
}
