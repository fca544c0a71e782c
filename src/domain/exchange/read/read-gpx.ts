import { gpxCreator } from '../gpx-creator.ts';
import { coordinateOf } from '../../geo/coordinate.ts';
import type { FileText } from './file-text.ts';
import {
  foundPoint,
  foundTrack,
  foundWalk,
  remark,
  type FileContent,
  type FoundPoint,
  type FoundTrack,
  type RawPair,
} from './found.ts';
import { plainLine, plainText } from './plain-text.ts';
import {
  childText,
  elementsNamed,
  faultDetail,
  parseXml,
  type XmlNode,
} from './xml-tree.ts';

const dayMs = 86_400_000;

function placeOf(element: XmlNode): RawPair {
  const { lon, lat } = element.attributes;
  return [coordinateOf(lon), coordinateOf(lat)];
}

function line(parent: XmlNode, pointName: string): RawPair[] {
  return elementsNamed(parent, pointName).map(placeOf);
}

/** A route: its points, each with those by which Garmin follows the road to the next (GPX extensions v3, `rpt`). */
function routeLine(route: XmlNode): RawPair[] {
  return elementsNamed(route, 'rtept').flatMap((point) => [
    placeOf(point),
    ...elementsNamed(point, 'rpt').map(placeOf),
  ]);
}

function trackOf(element: XmlNode, lines: readonly RawPair[][]): FoundTrack {
  return foundTrack({
    titre: plainLine(childText(element, 'name')),
    resume: plainText(childText(element, 'desc') || childText(element, 'cmt')),
    lines: lines.filter(({ length }) => length > 0),
  });
}

/**
 * A waypoint or a named point of a route. What we wrote ourselves has the place in `desc` and the story in `cmt`, even
 * where both are the same words; others have often written the same twice.
 */
function pointOf(element: XmlNode, isFromHere: boolean): FoundPoint {
  const [comment, description] = [childText(element, 'cmt'), childText(element, 'desc')];
  const isOurs = comment !== '' && (isFromHere || description !== comment);
  return foundPoint({
    titre: plainLine(childText(element, 'name')),
    lieu: isOurs ? plainLine(description) : '',
    recit: plainText(isOurs ? comment : description || comment),
    place: placeOf(element),
  });
}

/** Routes that repeat no track: software writes the way that was planned beside the one that was walked. */
function otherRoutes(
  routes: readonly FoundTrack[],
  tracks: readonly FoundTrack[],
): FoundTrack[] {
  const titres = new Set(tracks.map(({ titre }) => titre));
  return tracks.length === 0
    ? [...routes]
    : routes.filter(({ titre }) => titre !== '' && !titres.has(titre));
}

function hasLine({ lines }: FoundTrack): boolean {
  return lines.some(({ length }) => length > 1);
}

/** GPX 1.0 and 1.1: waypoints and the named points of routes are étapes; tracks and routes are lines, each a walk. */
export function readGpx(file: FileText, now: number): FileContent {
  const { root, fault } = parseXml(file);
  const isFromHere = root.attributes['creator'] === gpxCreator;
  const found = (element: XmlNode) => pointOf(element, isFromHere);
  const wayPoints = elementsNamed(root, 'wpt').map(found);
  const routePoints = elementsNamed(root, 'rtept')
    .map(found)
    .filter(({ titre }) => titre !== '');
  const tracks = elementsNamed(root, 'trk').map((track) =>
    trackOf(
      track,
      elementsNamed(track, 'trkseg').map((segment) => line(segment, 'trkpt')),
    ),
  );
  const routes = elementsNamed(root, 'rte').map((route) =>
    trackOf(route, [routeLine(route)]),
  );
  const kept = otherRoutes(routes, tracks.filter(hasLine));
  const [metadata] = elementsNamed(root, 'metadata');
  const head = metadata ?? root;
  const titres = [
    plainLine(childText(head, 'name')),
    ...[...tracks, ...routes].map(({ titre }) => titre),
  ];
  const isAhead = elementsNamed(root, 'time').some(
    ({ text }) => Date.parse(text) > now + dayMs,
  );
  return {
    type: 'balades',
    walks: [
      foundWalk({
        titre: titres.find((titre) => titre !== '') ?? '',
        resume: plainText(childText(head, 'desc')),
        tracks: [...tracks, ...kept],
        points: [...wayPoints, ...routePoints],
        remarks: [
          ...file.remarks,
          ...remark('xml-abime', fault === null ? 0 : 1, faultDetail(fault)),
          ...remark('itineraires-laisses', routes.length - kept.length),
          ...remark('date-future', isAhead ? 1 : 0),
        ],
      }),
    ],
  };
}
