import { walkOfFeatures, type Feature } from './features.ts';
import type { SaidRoles } from './columns.ts';
import type { FileContent, Remark } from './found.ts';
import { geometryOf } from './geometry.ts';
import { plainLine, plainText } from './plain-text.ts';

/** The features of a GeoJSON value (RFC 7946): a collection, one feature, a bare geometry, or a list of these. Null for anything else. */
export function featuresOf(json: unknown): readonly Feature[] | null {
  if (Array.isArray(json)) {
    const all = json.map((one: unknown) => (Array.isArray(one) ? null : featuresOf(one)));
    const known = all.filter((one) => one !== null);
    return known.length > 0 && known.length === all.length ? known.flat() : null;
  }
  const value = geometryOf(json);
  if (value === null) return null;
  if (value.type === 'FeatureCollection' && 'features' in value) {
    return Array.isArray(value.features)
      ? value.features.filter((one) => typeof one === 'object' && one !== null)
      : null;
  }
  if (value.type === 'Feature') return [value as Feature];
  return 'coordinates' in value || 'geometries' in value
    ? [{ geometry: value, properties: null }]
    : null;
}

/** A property of an object; undefined for none. */
function valueOf(object: unknown, name: string): unknown {
  if (typeof object !== 'object' || object === null) return undefined;
  return new Map<string, unknown>(Object.entries(object)).get(name);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * The projection named in a GeoJSON value (GeoJSON 2008, §3; the RFC allows only degrees, and software still writes it): by name, or by a
 * number of EPSG. Empty for none.
 */
export function projectionOf(json: unknown): string {
  const [feature] = featuresOf(json) ?? [];
  const crs = valueOf(json, 'crs') ?? valueOf(feature, 'crs');
  const properties = valueOf(crs, 'properties');
  const code = textOf(valueOf(properties, 'code'));
  return textOf(valueOf(properties, 'name')) || (code === '' ? '' : `EPSG:${code}`);
}

/** GeoJSON: points are étapes, lines are the line. */
export function readGeoJson(
  json: unknown,
  remarks: readonly Remark[],
  said: SaidRoles | undefined,
): FileContent {
  const walk = walkOfFeatures(featuresOf(json) ?? [], said);
  const titre = walk.titre || plainLine(textOf(valueOf(json, 'name')));
  const projection = projectionOf(json);
  return {
    type: 'balades',
    walks: [{ ...walk, titre, projection, remarks: [...remarks, ...walk.remarks] }],
  };
}

/** The layers of a downloaded map of uMap; null for anything else. */
function layersOf(json: unknown): readonly unknown[] | null {
  const layers = valueOf(json, 'layers');
  return valueOf(json, 'type') === 'umap' && Array.isArray(layers) ? layers : null;
}

/** True if a value is a map of uMap. */
export function isUmap(json: unknown): boolean {
  return layersOf(json) !== null;
}

/** A map of uMap: all its layers, in their order. */
export function readUmap(
  json: unknown,
  remarks: readonly Remark[],
  said: SaidRoles | undefined,
): FileContent {
  const features = (layersOf(json) ?? []).flatMap((layer) => featuresOf(layer) ?? []);
  const walk = walkOfFeatures(features, said);
  const properties = valueOf(json, 'properties');
  const titre = plainLine(textOf(valueOf(properties, 'name'))) || walk.titre;
  const resume = plainText(umapText(textOf(valueOf(properties, 'description'))));
  return {
    type: 'balades',
    walks: [
      {
        ...walk,
        titre,
        resume: resume || walk.resume,
        points: walk.points.map((point) => ({ ...point, recit: umapText(point.recit) })),
        remarks: [...remarks, ...walk.remarks],
      },
    ],
  };
}

/** A text of uMap without its signs for bold, links and pictures. */
function umapText(text: string): string {
  return text
    .replaceAll(/\{\{\{?[^{}]*\}?\}\}/g, '')
    .replaceAll(/\[\[[^\]|]*\|([^\]]*)\]\]/g, '$1')
    .replaceAll(/\[\[([^\]]*)\]\]/g, '$1')
    .replaceAll(/\*{1,2}([^*\n]+)\*{1,2}/g, '$1')
    .replaceAll(/^#{1,3}\s*/gm, '')
    .trim();
}
