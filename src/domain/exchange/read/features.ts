import { foundPoint, foundTrack, foundWalk, remark, type FoundWalk } from './found.ts';
import {
  geometryOf,
  linesOf,
  outlinesOf,
  pairOf,
  pointsOf,
  surfaceCount,
  type Geometry,
} from './geometry.ts';
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

export const nameKeys = ['name', 'nom', 'titre', 'title', 'libelle', 'libellé', 'label'];
export const textKeys = [
  'recit',
  'récit',
  'texte',
  'description',
  'desc',
  'descriptio',
  'commentaire',
];
export const placeKeys = ['lieu', 'adresse', 'address'];

/** The lines of a geometry; of one that has surfaces only, their outlines. */
function trackLines(geometry: Geometry, takesOutlines: boolean) {
  const lines = linesOf(geometry);
  const taken = takesOutlines ? outlinesOf(geometry) : lines;
  return taken.map((line) => line.map(pairOf));
}

/** The walk that features make: points in their order, lines as they stand; the outline of a surface where there is no line. */
export function walkOfFeatures(features: readonly Feature[]): FoundWalk {
  const known = features.flatMap(({ geometry, properties }) => {
    const found = geometryOf(geometry);
    return found === null ? [] : [{ geometry: found, properties }];
  });
  const surfaces = known.reduce((sum, { geometry }) => sum + surfaceCount(geometry), 0);
  const hasLines = known.some(({ geometry }) => linesOf(geometry).length > 0);
  const takesOutlines =
    !hasLines && known.some(({ geometry }) => outlinesOf(geometry).length > 0);
  const tracks = known
    .map(({ geometry, properties }) =>
      foundTrack({
        titre: plainLine(propertyOf(properties, ...nameKeys)),
        resume: plainText(propertyOf(properties, 'resume', 'description', 'desc')),
        lines: trackLines(geometry, takesOutlines),
      }),
    )
    .filter(({ lines }) => lines.length > 0);
  const [first] = tracks;
  return foundWalk({
    titre: first?.titre ?? '',
    resume: first?.resume ?? '',
    tracks,
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
    remarks: [
      ...remark('contours', takesOutlines ? tracks.length : 0),
      ...remark('surfaces-laissees', takesOutlines ? surfaces - tracks.length : surfaces),
      ...remark('sans-geometrie', features.length - known.length),
    ],
  });
}
