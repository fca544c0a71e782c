import { coordinateOf } from '../../geo/coordinate.ts';
import type { RawPair } from './found.ts';

/** A geometry of GeoJSON (RFC 7946, §3.1), with the fields we use. */
export type Geometry = { type: string; coordinates?: unknown; geometries?: unknown };

/** A value as a geometry; null if invalid. */
export function geometryOf(value: unknown): Geometry | null {
  if (typeof value !== 'object' || value === null || !('type' in value)) return null;
  return typeof value.type === 'string' ? (value as Geometry) : null;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function coordinate(value: unknown): number {
  if (typeof value === 'string') return coordinateOf(value);
  return typeof value === 'number' ? value : Number.NaN;
}

/** Longitude and latitude of a position, without altitude; anything but numbers is no place. */
export function pairOf(value: unknown): RawPair {
  const [x, y] = listOf(value);
  return [coordinate(x), coordinate(y)];
}

function parts({ geometries }: Geometry): Geometry[] {
  return listOf(geometries)
    .map(geometryOf)
    .filter((part) => part !== null);
}

/** The lines of a geometry, each a list of positions. */
export function linesOf(geometry: Geometry): (readonly unknown[])[] {
  switch (geometry.type) {
    case 'LineString':
      return [listOf(geometry.coordinates)];
    case 'MultiLineString':
      return listOf(geometry.coordinates).map(listOf);
    case 'GeometryCollection':
      return parts(geometry).flatMap(linesOf);
    default:
      return [];
  }
}

/** The points of a geometry. */
export function pointsOf(geometry: Geometry): unknown[] {
  switch (geometry.type) {
    case 'Point':
      return [geometry.coordinates];
    case 'MultiPoint':
      return [...listOf(geometry.coordinates)];
    case 'GeometryCollection':
      return parts(geometry).flatMap(pointsOf);
    default:
      return [];
  }
}

/** The outer edges of the surfaces of a geometry. */
export function outlinesOf(geometry: Geometry): (readonly unknown[])[] {
  const edge = (rings: unknown) => listOf(listOf(rings)[0]);
  switch (geometry.type) {
    case 'Polygon':
      return [edge(geometry.coordinates)].filter(({ length }) => length > 0);
    case 'MultiPolygon':
      return listOf(geometry.coordinates)
        .map(edge)
        .filter(({ length }) => length > 0);
    case 'GeometryCollection':
      return parts(geometry).flatMap(outlinesOf);
    default:
      return [];
  }
}

/** Number of surfaces in a geometry: they are not walked. */
export function surfaceCount(geometry: Geometry): number {
  if (geometry.type === 'GeometryCollection') {
    return parts(geometry).reduce((sum, part) => sum + surfaceCount(part), 0);
  }
  return geometry.type.endsWith('Polygon') ? 1 : 0;
}
