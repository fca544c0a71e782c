import { gpxCreator } from '../gpx-creator.ts';
import type { FileText } from './file-text.ts';
import {
  foundPoint,
  foundWalk,
  remark,
  type FileContent,
  type FoundPoint,
  type RawPair,
} from './found.ts';
import { plainLine, plainText } from './plain-text.ts';
import { childText, elementsNamed, parseXml, type XmlNode } from './xml-tree.ts';

const dayMs = 86_400_000;

function coordinate(text = ''): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

function placeOf(element: XmlNode): RawPair {
  return [coordinate(element.attributes['lon']), coordinate(element.attributes['lat'])];
}

function line(parent: XmlNode, pointName: string): RawPair[] {
  return elementsNamed(parent, pointName).map(placeOf);
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

/** GPX 1.0 and 1.1: waypoints are étapes, else the named points of a route; tracks and routes are lines. */
export function readGpx(file: FileText, now: number): FileContent {
  const root = parseXml(file);
  const isFromHere = root.attributes['creator'] === gpxCreator;
  const found = (element: XmlNode) => pointOf(element, isFromHere);
  const wayPoints = elementsNamed(root, 'wpt').map(found);
  const routePoints = elementsNamed(root, 'rtept')
    .map(found)
    .filter(({ titre }) => titre !== '');
  const tracks = elementsNamed(root, 'trkseg').map((segment) => line(segment, 'trkpt'));
  const routes = elementsNamed(root, 'rte').map((route) => line(route, 'rtept'));
  const [metadata] = elementsNamed(root, 'metadata');
  const head = metadata ?? root;
  const named = [...elementsNamed(root, 'trk'), ...elementsNamed(root, 'rte')];
  const titres = [head, ...named].map((element) => plainLine(childText(element, 'name')));
  const isAhead = elementsNamed(root, 'time').some(
    ({ text }) => Date.parse(text) > now + dayMs,
  );
  return {
    type: 'balades',
    walks: [
      foundWalk({
        titre: titres.find((titre) => titre !== '') ?? '',
        resume: plainText(childText(head, 'desc')),
        lines: tracks.length > 0 ? tracks : routes,
        points: wayPoints.length > 0 ? wayPoints : routePoints,
        remarks: [...file.remarks, ...remark('date-future', isAhead ? 1 : 0)],
      }),
    ],
  };
}
