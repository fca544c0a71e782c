import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { decodePolyline } from '@/domain/geo/polyline.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { drawCover } from '@/ui/pictures/draw-cover.ts';
import type { CoverPoint } from '@/ui/pictures/walk-line.ts';
import { couleurs, encres } from '@/ui/palette.ts';
import { repositoryFolder } from '../../lib/environment.ts';
import { escapeHtml } from './document.ts';

/** The size that social networks ask for, in pixels. */
const width = 1200;
const height = 630;

const titleFont = path.join(repositoryFolder, 'src/styles/fonts/titre.woff2');

/** The family name inside the file of the font. */
const family = 'Bricolage Grotesque';

export type ShareSubject = {
  seed: string;
  points: readonly CoverPoint[];
  theme: keyof typeof encres;
  title: string;
  place: string;
};

export function shareSubjectOf({ id, contenu }: Quete): ShareSubject {
  const stops = contenu.etapes.map(({ position }) => position);
  const points = stops.filter((position) => position !== null);
  return {
    seed: id,
    points: points.length > 0 ? points : decodePolyline(contenu.trace),
    theme: contenu.theme,
    title: contenu.titre,
    place: contenu.commune.nom,
  };
}

/** Every letter of French, and the signs of its typography. */
const letters = `${Array.from({ length: 0x17f - 0x20 }, (_, index) =>
  String.fromCodePoint(index + 0x20),
).join('')}’‘“”…–—•\u202f\u00a0`;

/** Writes the title font as the renderer reads it (it knows no woff2 and no axes). @returns its file. */
export async function writeShareFont(folder: string): Promise<string> {
  const font = await subsetFont(readFileSync(titleFont), letters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 700 },
  });
  const file = path.join(folder, 'titre.ttf');
  writeFileSync(file, font);
  return file;
}

/** Cuts a title into at most three lines of about 24 letters. */
function linesOf(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= 24) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines.length <= 3 ? lines : [...lines.slice(0, 2), `${lines[2] ?? ''}…`];
}

/** The drawn cover of a quête with its title and its commune, as a PNG of 1200 × 630: what is shown when it is shared. */
export function drawShareImage(
  { seed, points, theme, title, place }: ShareSubject,
  fontFile: string,
): Buffer {
  const ink = encres[theme];
  const [paper] = ink.papier;
  const drawing = drawCover(seed, points, 1);
  const scale = height / drawing.height;
  const levels = drawing.levels.map(
    ({ path: line, isIndex }) =>
      `<path d="${line}" fill="${ink.relief[0]}" fill-opacity="0.035" stroke="${ink.courbe[0]}" stroke-opacity="${isIndex ? 0.5 : 0.15}" stroke-width="${isIndex ? 1.4 : 1}"/>`,
  );
  const dots = drawing.dots.map(
    ({ x, y }, index) =>
      `<circle cx="${x}" cy="${y}" r="${drawing.dotRadius * 0.7}" fill="${index === 0 ? ink.trait[0] : couleurs['fond-carte'][0]}" stroke="${ink.trait[0]}" stroke-width="3"/>`,
  );
  const lines = linesOf(title);
  const firstLine = height / 2 - (lines.length - 1) * 36;
  const words = lines.map(
    (line, index) =>
      `<text x="72" y="${firstLine + index * 72}" font-size="60" fill="${couleurs.texte[0]}">${escapeHtml(line)}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${family}" font-weight="700">
    <rect width="${width}" height="${height}" fill="${couleurs.fond[0]}"/>
    <svg x="${width - height}" width="${height}" height="${height}" viewBox="0 0 ${height} ${height}">
      <rect width="${height}" height="${height}" fill="${paper}"/>
      <g transform="scale(${scale})">
        ${levels.join('')}
        <path d="${drawing.line}" fill="none" stroke="${ink.trait[0]}" stroke-width="3" stroke-linecap="round" stroke-dasharray="2 7.6"/>
        ${dots.join('')}
      </g>
    </svg>
    <text x="72" y="110" font-size="34" fill="${couleurs['primaire-fort'][0]}">${escapeHtml(place)}</text>
    ${words.join('')}
    <text x="72" y="560" font-size="30" fill="${couleurs['texte-doux'][0]}">Quêtes &amp; Codes</text>
  </svg>`;
  const image = new Resvg(svg, {
    font: { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: family },
  });
  return image.render().asPng();
}
