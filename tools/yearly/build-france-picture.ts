/**
 * Makes `src/map/data/france.generated.svg`: the still picture of France under the points of the catalogue, named by its HTML.
 * It is drawn from the outline that `build-france-outline.ts` made.
 *
 * Run: `npm run yearly -- outline`. The same outline gives the same file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { simplifyLine } from '@/domain/geo/simplify-line.ts';
import { decodeOutline, type EncodedOutline } from '@/map/decode-outline.ts';
import { franceFrame, placeOnFrance } from '@/map/france-frame.ts';
import { print } from '../lib/print.ts';

const data = resolve(import.meta.dirname, '../../src/map/data');
/** Rings with fewer points than this, once rounded, are specks. */
const fewest = 4;

/** Metres that a line may move: about one unit of the picture. */
const toleranceMetres = { mainland: 1_800, overseas: 700 };

type Spot = { x: number; y: number };

/** The line with as few points as the picture can show. A ring is processed in two halves: its ends are the same point. */
function thin(line: readonly [number, number][]) {
  const positions = line.map(([lat, lon]) => ({ lat, lon }));
  const isMainland = (positions[0]?.lat ?? 0) > 30;
  const tolerance = isMainland ? toleranceMetres.mainland : toleranceMetres.overseas;
  const half = Math.floor(positions.length / 2);
  const first = simplifyLine(positions.slice(0, half + 1), tolerance);
  return [...first, ...simplifyLine(positions.slice(half), tolerance).slice(1)];
}

/** The points of a line in whole units, without those outside the picture and without repeats. */
function spotsOf(line: readonly [number, number][]): Spot[] {
  return thin(line)
    .flatMap((position) => placeOnFrance(position) ?? [])
    .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
    .filter(({ x, y }, index, all) => x !== all[index - 1]?.x || y !== all[index - 1]?.y);
}

function pathOf(line: readonly [number, number][], end: '' | 'z'): string {
  const spots = spotsOf(line);
  const [first] = spots;
  if (first === undefined || spots.length < (end === 'z' ? fewest : 2)) return '';
  const moves = spots.slice(1).map(({ x, y }, index) => {
    const from = spots[index] ?? first;
    const dy = y - from.y;
    return `${x - from.x}${dy < 0 ? '' : ' '}${dy}`;
  });
  return `M${first.x} ${first.y}l${moves.join(' ')}${end}`;
}

// The script beside this one wrote the file.
const { land, inner, outer } = decodeOutline(
  JSON.parse(
    readFileSync(resolve(data, 'france-outline.generated.json'), 'utf8'),
  ) as EncodedOutline,
);
const viewBox = `0 0 ${franceFrame.width} ${franceFrame.height}`;
const landPath = land.flatMap((rings) => rings.map((ring) => pathOf(ring, 'z'))).join('');
const linesOf = (lines: typeof inner) => lines.map((line) => pathOf(line, '')).join('');
// Its colours are seen on light and on dark paper.
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path fill="#15803d" fill-opacity=".14" d="${landPath}"/><g fill="none" stroke="#6b7280" stroke-linejoin="round"><path stroke-opacity=".5" stroke-width=".7" d="${linesOf(inner)}"/><path stroke-width="1.2" d="${linesOf(outer)}"/></g></svg>\n`;
const file = resolve(data, 'france.generated.svg');
writeFileSync(file, svg);
print(`${file}: ${svg.length} bytes`);
