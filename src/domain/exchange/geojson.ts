import type { Position } from '../geo/position.ts';
import type { QueteWalk } from './quete-walk.ts';

/** Longitude first; six decimals are a tenth of a metre (RFC 7946, §3.1.1 and §11.2). */
function coordinatesOf({ lat, lon }: Position): [number, number] {
  return [Number(lon.toFixed(6)), Number(lat.toFixed(6))];
}

/** A walk as a GeoJSON text (RFC 7946): its line, then its stops. */
export function toGeoJson({ titre, resume, url, line, stops }: QueteWalk): string {
  const features = [
    ...(line.length > 1
      ? [
          {
            type: 'Feature',
            properties: { name: titre, description: resume, url },
            geometry: { type: 'LineString', coordinates: line.map(coordinatesOf) },
          },
        ]
      : []),
    ...stops.map(({ numero, titre: name, lieu, position, recit }) => ({
      type: 'Feature',
      properties: { name, numero, lieu, ...(recit === undefined ? {} : { recit }) },
      geometry: { type: 'Point', coordinates: coordinatesOf(position) },
    })),
  ];
  return `${JSON.stringify({ type: 'FeatureCollection', features }, null, 2)}\n`;
}
