import { x } from 'xastscript';
import type { Position } from '../geo/position.ts';
import type { QueteWalk, WalkStop } from './quete-walk.ts';
import { xmlDocument, xmlText, type XmlElement } from './xml-document.ts';

function placeOf({ lat, lon }: Position) {
  return { lat: lat.toFixed(6), lon: lon.toFixed(6) };
}

function wayPointOf({ numero, titre, lieu, position, recit = '' }: WalkStop): XmlElement {
  return x('wpt', placeOf(position), [
    x('name', xmlText(`${numero}. ${titre}`)),
    ...(recit === '' ? [] : [x('cmt', xmlText(recit))]),
    x('desc', xmlText(lieu)),
  ]);
}

/** Marks a GPX as written here: shared by writer and reader. */
export const gpxCreator = 'Quêtes & Codes';

/** A walk as a GPX 1.1 text (topografix.com/GPX/1/1): its stops as waypoints, its line as a track, in the schema's order. */
export function toGpx({
  titre,
  resume,
  url,
  publishedAt,
  stops,
  line,
}: QueteWalk): string {
  const root = x(
    'gpx',
    {
      version: '1.1',
      creator: gpxCreator,
      xmlns: 'http://www.topografix.com/GPX/1/1',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation':
        'http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd',
    },
    [
      x('metadata', [
        x('name', xmlText(titre)),
        x('desc', xmlText(resume)),
        ...(url === '' ? [] : [x('link', { href: url })]),
        x('time', new Date(publishedAt).toISOString()),
      ]),
      ...stops.map(wayPointOf),
      ...(line.length > 1
        ? [
            x('trk', [
              x('name', xmlText(titre)),
              x(
                'trkseg',
                line.map((position) => x('trkpt', placeOf(position))),
              ),
            ]),
          ]
        : []),
    ],
  );
  return xmlDocument(root);
}
