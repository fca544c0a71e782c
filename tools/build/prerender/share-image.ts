import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { decodePolyline } from '@/domain/geo/polyline.ts';
import type { Contenu, ImagePublique, Quete } from '@/domain/quete/quete.ts';
import { formatDuree } from '@/lib/format/mesure.ts';
import { setLangue } from '@/langue/current-langue.ts';
import type { Langue } from '@/langue/langue.ts';
import { drawCover } from '@/ui/pictures/draw-cover.ts';
import type { CoverPoint } from '@/ui/pictures/walk-line.ts';
import { couleurs, encres } from '@/ui/palette.ts';
import { coverImageOf } from '../../../src/domain/quete/public-media.ts';
import { escapeHtml } from './document.ts';
import { countOf, headWords, langueOf } from './head-words.ts';

/** Size for social networks, in pixels. */
const width = 1200;
const height = 630;

/** The title font in a form that the renderer reads: `npm run yearly -- fonts` writes it. */
export const shareFontFile = path.join(import.meta.dirname, 'share-title.ttf');

/** The family name inside the file of the font. */
const family = 'Bricolage Grotesque';

export type ShareSubject = {
  seed: string;
  points: readonly CoverPoint[];
  theme: keyof typeof encres;
  title: string;
  place: string;
  /** Facts for a choice, on a line; empty for the site itself. */
  facts: string;
  /** Null without a drawable one: the walk is drawn instead. */
  picture: SharePicture | null;
};

/** A picture as a `data:` address. */
type SharePicture = string;

/** Formats of the PNG renderer. It supports neither WebP nor AVIF. */
const drawableFile = /\.(svg|png|jpe?g)$/;

/** The cover of a quête, if in a drawable format. */
export function shareCoverOf(contenu: Contenu): ImagePublique | null {
  const image = coverImageOf(contenu);
  return image !== null && drawableFile.test(image.path) ? image : null;
}

/**
 * The cover of a quête from Storage, to be drawn. Null without one, for an undrawable format, or without an answer of Storage: the walk is
 * then drawn, and the build goes on.
 */
export async function fetchSharePicture(
  { contenu }: Quete,
  urlOf: (path: string) => string,
): Promise<SharePicture | null> {
  const image = shareCoverOf(contenu);
  if (image === null) return null;
  try {
    const response = await fetch(urlOf(image.path));
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    if (!response.ok) return null;
    const bytes = Buffer.from(await response.arrayBuffer());
    return `data:${type};base64,${bytes.toString('base64')}`;
  } catch (error) {
    console.warn(`The picture of ${contenu.titre} cannot be fetched.`, error);
    return null;
  }
}

function dureeText(minutes: number, langue: Langue): string {
  setLangue(langue);
  try {
    return formatDuree(minutes);
  } finally {
    setLangue('fr');
  }
}

function factsOf({ dureeMinutes, etapes }: Contenu, langue: Langue): string {
  const count = etapes.filter(({ epreuve }) => epreuve.type !== 'aucune').length;
  const { enigmes, free } = headWords[langue];
  return [
    ...(dureeMinutes === null ? [] : [dureeText(dureeMinutes, langue)]),
    ...(count === 0 ? [] : [countOf(count, enigmes, langue)]),
    free,
  ].join(' · ');
}

/** The subject of a quête in the language of its texts. */
export function shareSubjectOf(quete: Quete): ShareSubject {
  const { id, contenu } = quete;
  const stops = contenu.etapes.map(({ position }) => position);
  const points = stops.filter((position) => position !== null);
  return {
    seed: id,
    points: points.length > 0 ? points : decodePolyline(contenu.trace),
    theme: contenu.theme,
    title: contenu.titre,
    place: contenu.commune.nom,
    facts: factsOf(contenu, langueOf(quete)),
    picture: null,
  };
}

/** Cuts a title into at most four lines of about 18 letters: the space beside the drawing. */
function linesOf(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= 18) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines.length <= 4 ? lines : [...lines.slice(0, 3), `${lines[3] ?? ''}…`];
}

/** A PNG of 1200 × 630: the share picture of a quête. Its picture with a band of words, else its walk beside them. */
export function drawShareImage(subject: ShareSubject): Buffer {
  const { picture } = subject;
  const content =
    picture === null ? walkContent(subject) : pictureContent(subject, picture);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${family}" font-weight="700">
    <rect width="${width}" height="${height}" fill="${couleurs.fond[0]}"/>
    ${content}
  </svg>`;
  const image = new Resvg(svg, {
    font: {
      fontFiles: [shareFontFile],
      loadSystemFonts: false,
      defaultFontFamily: family,
    },
  });
  return image.render().asPng();
}

function textAt(
  text: string,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}">${escapeHtml(text)}</text>`;
}

/** Height of the band of words under a picture, in pixels. */
const bandHeight = 216;

/** The picture across the whole width, the line of the walk in a corner, the words below. */
function pictureContent(
  { seed, points, theme, title, place, facts }: ShareSubject,
  picture: SharePicture,
): string {
  const top = height - bandHeight;
  const drawing = drawCover(seed, points);
  const ink = encres[theme];
  const start = drawing.dots[0];
  // As wide as the picture at most: a title may have 80 letters.
  const size = Math.min(60, Math.floor(1_980 / title.length));
  // Cropped more at its foot, under the band, than at its top: towers keep their spires.
  return `<image width="${width}" height="720" preserveAspectRatio="xMidYMid slice" href="${picture}"/>
    <rect y="${top}" width="${width}" height="${bandHeight}" fill="${couleurs.fond[0]}"/>
    <svg x="${width - 262}" y="${top - 172}" width="222" height="148" viewBox="0 0 ${drawing.width} ${drawing.height}">
      <rect width="100%" height="100%" rx="24" fill="${ink.papier[0]}"/>
      <path d="${drawing.line}" fill="none" stroke="${ink.trait[0]}" stroke-width="14" stroke-linecap="round" stroke-dasharray="2 28"/>
      ${start === undefined ? '' : `<circle cx="${start.x}" cy="${start.y}" r="30" fill="${ink.trait[0]}"/>`}
    </svg>
    ${textAt(place, { x: 56, y: top + 52, size: 30, fill: couleurs['primaire-fort'][0] })}
    ${textAt(title, { x: 56, y: top + 118, size, fill: couleurs.texte[0] })}
    ${textAt(facts, { x: 56, y: top + 178, size: 28, fill: couleurs['texte-doux'][0] })}
    <text x="${width - 56}" y="${top + 178}" font-size="28" text-anchor="end" fill="${couleurs['texte-doux'][0]}">Quêtes &amp; Codes</text>`;
}

/** The title beside the drawn walk. */
function walkContent({ seed, points, theme, title, place }: ShareSubject): string {
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
  const firstLine = height / 2 - (lines.length - 1) * 31;
  const words = lines.map(
    (line, index) =>
      `<text x="72" y="${firstLine + index * 62}" font-size="50" fill="${couleurs.texte[0]}">${escapeHtml(line)}</text>`,
  );
  return `<svg x="${width - height}" width="${height}" height="${height}" viewBox="0 0 ${height} ${height}">
      <rect width="${height}" height="${height}" fill="${paper}"/>
      <g transform="scale(${scale})">
        ${levels.join('')}
        <path d="${drawing.line}" fill="none" stroke="${ink.trait[0]}" stroke-width="3" stroke-linecap="round" stroke-dasharray="2 7.6"/>
        ${dots.join('')}
      </g>
    </svg>
    <text x="72" y="110" font-size="34" fill="${couleurs['primaire-fort'][0]}">${escapeHtml(place)}</text>
    ${words.join('')}
    <text x="72" y="560" font-size="30" fill="${couleurs['texte-doux'][0]}">Quêtes &amp; Codes</text>`;
}
