import { geometryOf, type Geometry } from './geometry.ts';

/** A geometry as databases write it (OGC 06-103r4, §7): `SRID=4326;POINT (-2.04 48.45)`, and the rest after each word. */
const wkt =
  /^(?:SRID=\d+\s*;\s*)?(MULTI)?(POINT|LINESTRING|POLYGON)\s*(?:Z|M|ZM)?\s*(\(.*\))$/is;

/** The numbers of a list in brackets: `(-2 48, -2.1 48.1)`. */
function positionsOf(text: string): number[][] {
  return text
    .replaceAll(/[()]/g, ' ')
    .split(',')
    .map((tuple) =>
      tuple
        .trim()
        .split(/\s+/)
        .map((part) => Number(part)),
    )
    .filter((tuple) => tuple.length >= 2);
}

/** The parts of a text in brackets, each with no bracket inside. */
function innerLists(text: string): number[][][] {
  return [...text.matchAll(/\(([^()]+)\)/g)].map(([, inner = '']) => positionsOf(inner));
}

/** The shape in a cell: WKT, or GeoJSON. Null for other texts. A surface is its outer edge, as a line: holes are not walked. */
export function readShape(text: string): Geometry | null {
  const found = wkt.exec(text.trim());
  if (found === null) return text.startsWith('{') ? shapeOfJson(text) : null;
  const [, many, kind = '', list = ''] = found;
  if (kind.toUpperCase() === 'POINT') {
    const coordinates = positionsOf(list);
    return many === undefined
      ? { type: 'Point', coordinates: coordinates[0] }
      : { type: 'MultiPoint', coordinates };
  }
  return { type: 'MultiLineString', coordinates: innerLists(list) };
}

function shapeOfJson(text: string): Geometry | null {
  try {
    return geometryOf(JSON.parse(text));
  } catch {
    // A cell that begins with a brace and is no JSON.
    return null;
  }
}
