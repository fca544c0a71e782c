/**
 * Writes the two fonts of the site with their licences and their style sheet into `src/styles/fonts/`, and the font of share
 * pictures beside the script that draws them.
 *
 *     npm run yearly -- fonts
 *
 * Each font is cut to the characters of French and to the weights in use, then measured, so that the
 * local font shown while it is missing takes exactly the same room and nothing moves.
 * The output is committed: run again only when a package or a weight changes. The same packages give the same files.
 */
import { execFileSync } from 'node:child_process';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { shareFontFile } from '../build/prerender/share-image.ts';
import { print } from '../lib/print.ts';

const require = createRequire(import.meta.url);
const outputFolder = path.resolve(import.meta.dirname, '../../src/styles/fonts');
const budgetBytes = 60 * 1024;

type FontPlan = {
  family: string;
  file: string;
  source: string;
  weight: { min: number; max: number };
  /** Axes frozen at one value. */
  pinned: Record<string, number>;
  characters: string;
  /** The weights the local stand-in is measured at, each with its range of CSS weights. */
  standIns: { weight: number; range: string; bold: boolean }[];
};

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) =>
    String.fromCodePoint(from + index),
  ).join('');
}

/** French and its neighbours' letters, figures, typographic spaces, quotes, dashes and signs. */
const frenchCharacters = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  'Œœ',
  '\u2009–—‘’“”„•…‹›€−×÷½¼¾™',
].join('');

const plans: FontPlan[] = [
  {
    family: 'Bricolage Grotesque',
    file: 'titre.woff2',
    source:
      require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2'),
    weight: { min: 600, max: 800 },
    pinned: { opsz: 24 },
    characters: frenchCharacters,
    standIns: [{ weight: 700, range: '600 800', bold: true }],
  },
  {
    family: 'Atkinson Hyperlegible Next',
    file: 'texte.woff2',
    source:
      require.resolve('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'),
    weight: { min: 400, max: 700 },
    pinned: {},
    characters: frenchCharacters,
    standIns: [
      { weight: 400, range: '400 549', bold: false },
      { weight: 700, range: '550 700', bold: true },
    ],
  },
];

/** Share of each letter in French prose, in parts per thousand, space included; rare letters left out. */
const frenchFrequencies: Record<string, number> = {
  ' ': 170, e: 122, a: 64, s: 66, i: 63, t: 60, n: 59, r: 55, u: 53, l: 45, o: 45, d: 31,
  c: 27, p: 25, m: 25, é: 16, v: 13, q: 10, f: 9, b: 8, g: 8, h: 7, à: 4, x: 4, è: 3, ê: 2, y: 2,
}; // oxfmt-ignore

/** Advance widths of Arial (and of Helvetica and Liberation Sans, which share them), per 1,000 units. */
const arialWidths: Record<'regular' | 'bold', Record<string, number>> = {
  regular: {
    ' ': 278, a: 556, b: 556, c: 500, d: 556, e: 556, f: 278, g: 556, h: 556, i: 222, l: 222,
    m: 833, n: 556, o: 556, p: 556, q: 556, r: 333, s: 500, t: 278, u: 556, v: 500, x: 500, y: 500,
  },
  bold: {
    ' ': 278, a: 556, b: 611, c: 556, d: 611, e: 556, f: 333, g: 611, h: 611, i: 278, l: 278,
    m: 889, n: 611, o: 611, p: 611, q: 611, r: 389, s: 556, t: 333, u: 611, v: 556, x: 556, y: 556,
  },
}; // oxfmt-ignore

type Metrics = {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  advanceOf: (character: string) => number;
  characters: ReadonlySet<number>;
};

function tableOffsets(font: Buffer): Map<string, number> {
  const tables = new Map<string, number>();
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16;
    tables.set(
      font.toString('latin1', record, record + 4),
      font.readUInt32BE(record + 8),
    );
  }
  return tables;
}

/** Character → glyph, from the format 4 subtable every font of these packages holds. */
function readCharacterMap(font: Buffer, cmap: number): Map<number, number> {
  const glyphByCharacter = new Map<number, number>();
  const subtableCount = font.readUInt16BE(cmap + 2);
  for (let index = 0; index < subtableCount; index += 1) {
    const start = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
    if (font.readUInt16BE(start) !== 4) continue;
    const segments = font.readUInt16BE(start + 6) / 2;
    const ends = start + 14;
    const starts = ends + segments * 2 + 2;
    const deltas = starts + segments * 2;
    const offsets = deltas + segments * 2;
    for (let segment = 0; segment < segments; segment += 1) {
      const first = font.readUInt16BE(starts + segment * 2);
      const last = font.readUInt16BE(ends + segment * 2);
      const delta = font.readUInt16BE(deltas + segment * 2);
      const offset = font.readUInt16BE(offsets + segment * 2);
      for (let code = first; code <= last && code !== 0xffff; code += 1) {
        const raw =
          offset === 0
            ? code
            : font.readUInt16BE(offsets + segment * 2 + offset + (code - first) * 2);
        const glyph = raw === 0 ? 0 : (raw + delta) & 0xffff;
        if (glyph !== 0) glyphByCharacter.set(code, glyph);
      }
    }
  }
  return glyphByCharacter;
}

/** Reads what layout needs of an uncompressed font. Throws when a table is missing. */
function readMetrics(font: Buffer): Metrics {
  const tables = tableOffsets(font);
  const table = (name: string): number => {
    const offset = tables.get(name);
    if (offset === undefined) throw new Error(`The font has no table ${name}.`);
    return offset;
  };
  const hhea = table('hhea');
  const hmtx = table('hmtx');
  const advanceCount = font.readUInt16BE(hhea + 34);
  const glyphByCharacter = readCharacterMap(font, table('cmap'));
  return {
    unitsPerEm: font.readUInt16BE(table('head') + 18),
    ascent: font.readInt16BE(hhea + 4),
    descent: font.readInt16BE(hhea + 6),
    lineGap: font.readInt16BE(hhea + 8),
    characters: new Set(glyphByCharacter.keys()),
    advanceOf: (character) => {
      const glyph = glyphByCharacter.get(character.codePointAt(0) ?? 0) ?? 0;
      return font.readUInt16BE(hmtx + Math.min(glyph, advanceCount - 1) * 4);
    },
  };
}

/** Mean advance of French text in em. An accented letter of Arial is as wide as its bare letter. */
function meanAdvance(advanceEm: (character: string) => number): number {
  const entries = Object.entries(frenchFrequencies);
  const total = entries.reduce((sum, [, share]) => sum + share, 0);
  return (
    entries.reduce((sum, [letter, share]) => sum + advanceEm(letter) * share, 0) / total
  );
}

function arialAdvance(style: 'regular' | 'bold') {
  return (character: string): number => {
    const bare = character.normalize('NFD').charAt(0);
    const width = arialWidths[style][bare];
    if (width === undefined)
      throw new Error(`The width of ${bare} in Arial is not known.`);
    return width / 1_000;
  };
}

function percent(value: number): string {
  return `${(value * 100).toFixed(2)}%`;
}

const localNames = {
  regular: ['Arial', 'Liberation Sans', 'Helvetica', 'Roboto'],
  bold: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold', 'Roboto Bold'],
} as const;

function standInFace(
  plan: FontPlan,
  metrics: Metrics,
  weightRange: string,
  bold: boolean,
) {
  const style = bold ? 'bold' : 'regular';
  const ours = meanAdvance((letter) => metrics.advanceOf(letter) / metrics.unitsPerEm);
  const sizeAdjust = ours / meanAdvance(arialAdvance(style));
  const scaled = (value: number) => percent(value / metrics.unitsPerEm / sizeAdjust);
  const sources = localNames[style].map((name) => `local('${name}')`).join(', ');
  return `@font-face {
  font-family: '${plan.family} repli';
  font-weight: ${weightRange};
  src: ${sources};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${scaled(metrics.ascent)};
  descent-override: ${scaled(-metrics.descent)};
  line-gap-override: ${scaled(metrics.lineGap)};
}
`;
}

async function buildFont(plan: FontPlan): Promise<{ css: string; bytes: number }> {
  const source = await readFile(plan.source);
  const variationAxes = { ...plan.pinned, wght: plan.weight };
  const woff2 = await subsetFont(source, plan.characters, {
    targetFormat: 'woff2',
    variationAxes,
    noHinting: true,
    keepFeatures: [
      'kern',
      'liga',
      'mark',
      'mkmk',
      'ccmp',
      'locl',
      'tnum',
      'ordn',
      'sups',
    ],
  });
  await writeFile(path.join(outputFolder, plan.file), woff2);
  // The licence requires its text beside the font.
  const licence = path.join(path.dirname(plan.source), '../LICENSE');
  const licenceFile = plan.file.replace('.woff2', '.licence.txt');
  await copyFile(licence, path.join(outputFolder, licenceFile));

  const faces = [
    `@font-face {
  font-family: '${plan.family}';
  font-weight: ${plan.weight.min} ${plan.weight.max};
  font-display: optional;
  src: url('./${plan.file}') format('woff2');
}
`,
  ];
  for (const standIn of plan.standIns) {
    const still = await subsetFont(source, plan.characters, {
      targetFormat: 'sfnt',
      variationAxes: { ...plan.pinned, wght: standIn.weight },
    });
    const metrics = readMetrics(still);
    faces.push(standInFace(plan, metrics, standIn.range, standIn.bold));
    const missing = Array.from(plan.characters).filter(
      (character) => !metrics.characters.has(character.codePointAt(0) ?? 0),
    );
    const names = missing.map((character) => character.codePointAt(0)?.toString(16));
    print(
      `${plan.file} ${standIn.weight}: not in the font: ${names.join(' ') || 'none'}`,
    );
  }
  return { css: faces.join('\n'), bytes: woff2.byteLength };
}

/** Every letter of French, and the signs of its typography. */
const shareCharacters = `${range(0x20, 0x17e)}’‘“”…–—•\u202f\u00a0`;

/** Writes the title font as the renderer of share pictures reads it (it knows no woff2 and no axes). */
async function buildShareFont(): Promise<void> {
  const font = await subsetFont(
    await readFile(path.join(outputFolder, 'titre.woff2')),
    shareCharacters,
    { targetFormat: 'sfnt', variationAxes: { wght: 700 } },
  );
  await writeFile(shareFontFile, font);
  print(`${path.basename(shareFontFile)}: ${font.byteLength} bytes`);
}

const header = `/* Written by tools/yearly/build-fonts.ts from the packages @fontsource-variable/* (SIL Open Font License 1.1). */\n\n`;
const built = [];
for (const plan of plans) built.push(await buildFont(plan));
const styleFile = path.join(outputFolder, 'fonts.css');
await writeFile(styleFile, header + built.map(({ css }) => css).join('\n'));
execFileSync('npx', ['oxfmt', styleFile]);
await buildShareFont();

const total = built.reduce((sum, { bytes }) => sum + bytes, 0);
print(`${built.map(({ bytes }) => bytes).join(' + ')} = ${total} bytes`);
if (total > budgetBytes) {
  console.error(`The fonts weigh more than ${budgetBytes} bytes.`);
  process.exitCode = 1;
}
