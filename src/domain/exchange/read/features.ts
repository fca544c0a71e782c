import { foundPoint, foundWalk, remark, type FoundWalk } from './found.ts';
import { geometryOf, linesOf, pairOf, pointsOf, surfaceCount } from './geometry.ts';
import { plainLine, plainText } from './plain-text.ts';

/** A feature of GeoJSON, as much of it as we look at. */
export type Feature = { geometry?: unknown; properties?: unknown };

/** The first of some properties that says something, whatever the case of its name. */
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

const nameKeys = ['name', 'nom', 'titre', 'title', 'libelle', 'label'];
const textKeys = ['recit', 'texte', 'description', 'desc', 'commentaire'];
const placeKeys = ['lieu', 'adresse', 'address'];

/** The walk that features make: points in their order, lines as they stand. */
export function walkOfFeatures(features: readonly Feature[]): FoundWalk {
  const known = features.flatMap(({ geometry, properties }) => {
    const found = geometryOf(geometry);
    return found === null ? [] : [{ geometry: found, properties }];
  });
  const lined = known.find(({ geometry }) => linesOf(geometry).length > 0);
  return foundWalk({
    titre: plainLine(propertyOf(lined?.properties, ...nameKeys)),
    resume: plainText(propertyOf(lined?.properties, 'resume', 'description', 'desc')),
    lines: known.flatMap(({ geometry }) =>
      linesOf(geometry).map((line) => line.map(pairOf)),
    ),
    points: known.flatMap(({ geometry, properties }) =>
      pointsOf(geometry).map((point) =>
        foundPoint({
          titre: plainLine(propertyOf(properties, ...nameKeys)),
          lieu: plainLine(propertyOf(properties, ...placeKeys)),
          recit: plainText(propertyOf(properties, ...textKeys)),
          place: pairOf(point),
        }),
      ),
    ),
    remarks: remark(
      'surfaces-laissees',
      known.reduce((sum, { geometry }) => sum + surfaceCount(geometry), 0),
    ),
  });
}
