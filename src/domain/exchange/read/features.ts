import type { SaidRoles } from './columns.ts';
import { foundTrack, foundWalk, remark, type FoundWalk } from './found.ts';
import {
  geometryOf,
  linesOf,
  outlinesOf,
  pairOf,
  pointsOf,
  surfaceCount,
  type Geometry,
} from './geometry.ts';
import { pointsOfMarks, titresOfMarks } from './marks.ts';
import { plainText } from './plain-text.ts';

/** A feature of GeoJSON, with the fields we use. */
export type Feature = { geometry?: unknown; properties?: unknown };

/** The first filled one of some properties, in any case of its name. */
export function propertyOf(properties: unknown, ...names: string[]): string {
  if (typeof properties !== 'object' || properties === null) return '';
  const valueByName = new Map(
    Object.entries(properties).map(([name, value]: [string, unknown]) => [
      name.toLowerCase(),
      value,
    ]),
  );
  for (const name of names) {
    const value = valueByName.get(name);
    if (typeof value === 'string' && value.trim() !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return '';
}

/** The texts of a value by their names, those of a value inside under both: « location.name ». */
function cellsOf(value: unknown, before = ''): Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const cells = Object.entries(value).map(([name, one]: [string, unknown]) => {
    const head = before + name;
    if (typeof one === 'string' || typeof one === 'number')
      return { [head]: String(one) };
    return before === '' ? cellsOf(one, `${head}.`) : {};
  });
  return Object.assign({}, ...cells) as Record<string, string>;
}

/** The lines of a geometry; if it has surfaces only, their outlines. */
function trackLines(geometry: Geometry, takesOutlines: boolean) {
  const lines = linesOf(geometry);
  const taken = takesOutlines ? outlinesOf(geometry) : lines;
  return taken.map((line) => line.map(pairOf));
}

/** The walk of some features: points in their order, lines unchanged; the outline of a surface if there is no line. */
export function walkOfFeatures(
  features: readonly Feature[],
  said?: SaidRoles,
): FoundWalk {
  const known = features.flatMap(({ geometry, properties }) => {
    const found = geometryOf(geometry);
    return found === null ? [] : [{ geometry: found, properties }];
  });
  const surfaces = known.reduce((sum, { geometry }) => sum + surfaceCount(geometry), 0);
  const hasLines = known.some(({ geometry }) => linesOf(geometry).length > 0);
  const takesOutlines =
    !hasLines && known.some(({ geometry }) => outlinesOf(geometry).length > 0);
  const lined = known
    .map(({ geometry, properties }) => ({
      cells: cellsOf(properties),
      lines: trackLines(geometry, takesOutlines),
      resume: plainText(propertyOf(properties, 'resume', 'description', 'desc')),
    }))
    .filter(({ lines }) => lines.length > 0);
  const titres = titresOfMarks(lined);
  const tracks = lined.map(({ lines, resume }, at) =>
    foundTrack({ titre: titres[at] ?? '', resume, lines }),
  );
  const [first] = tracks;
  const { points, table, remarks } = pointsOfMarks(
    known.map(({ geometry, properties }) => ({
      cells: cellsOf(properties),
      own: {},
      places: pointsOf(geometry).map(pairOf),
    })),
    said,
  );
  return foundWalk({
    titre: first?.titre ?? '',
    resume: first?.resume ?? '',
    tracks,
    points,
    table,
    remarks: [
      ...remark('contours', takesOutlines ? tracks.length : 0),
      ...remark('surfaces-laissees', takesOutlines ? surfaces - tracks.length : surfaces),
      ...remark('sans-geometrie', features.length - known.length),
      ...remarks,
    ],
  });
}
