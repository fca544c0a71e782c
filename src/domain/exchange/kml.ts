import { x } from 'xastscript';
import type { Position } from '../geo/position.ts';
import type { QueteWalk, WalkStop } from './quete-walk.ts';
import { xmlDocument, xmlText, type XmlElement } from './xml-document.ts';

/** Longitude first (OGC 12-007r2, §16.8). */
function coordinatesOf({ lat, lon }: Position): string {
  return `${lon.toFixed(6)},${lat.toFixed(6)}`;
}

function placemarkOf({
  numero,
  titre,
  lieu,
  position,
  recit = '',
}: WalkStop): XmlElement {
  return x('Placemark', [
    x('name', xmlText(`${numero}. ${titre}`)),
    x('description', xmlText(lieu)),
    ...(recit === ''
      ? []
      : [
          x('ExtendedData', [x('Data', { name: 'recit' }, [x('value', xmlText(recit))])]),
        ]),
    x('Point', [x('coordinates', coordinatesOf(position))]),
  ]);
}

/** A walk as a KML 2.2 text (OGC 12-007r2): its line, then its stops. */
export function toKml({ titre, resume, line, stops }: QueteWalk): string {
  const lineMark = x('Placemark', [
    x('name', xmlText(titre)),
    x('styleUrl', '#chemin'),
    x('LineString', [
      x('tessellate', '1'),
      x('coordinates', line.map(coordinatesOf).join(' ')),
    ]),
  ]);
  const root = x('kml', { xmlns: 'http://www.opengis.net/kml/2.2' }, [
    x('Document', [
      x('name', xmlText(titre)),
      x('description', xmlText(resume)),
      // Green, as on the site: KML writes alpha, blue, green, red.
      x('Style', { id: 'chemin' }, [
        x('LineStyle', [x('color', 'ff3d8015'), x('width', '4')]),
      ]),
      ...(line.length > 1 ? [lineMark] : []),
      ...stops.map(placemarkOf),
    ]),
  ]);
  return xmlDocument(root);
}
