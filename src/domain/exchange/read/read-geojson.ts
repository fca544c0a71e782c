import { walkOfFeatures, type Feature } from './features.ts';
import type { FileContent, Remark } from './found.ts';
import { geometryOf } from './geometry.ts';

/** The features of a GeoJSON value (RFC 7946): a collection, one feature, or a bare geometry. Null when it is none. */
export function featuresOf(json: unknown): readonly Feature[] | null {
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

/** GeoJSON: points are étapes, lines are the line. */
export function readGeoJson(
  features: readonly Feature[],
  remarks: readonly Remark[],
): FileContent {
  const walk = walkOfFeatures(features);
  return {
    type: 'balades',
    walks: [{ ...walk, remarks: [...remarks, ...walk.remarks] }],
  };
}
