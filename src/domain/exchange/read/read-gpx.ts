import { coordinateOf } from '../../geo/coordinate.ts';
import { gpxCreator } from '../gpx.ts';
import type { SaidRoles } from './columns.ts';
import type { FileText } from './file-text.ts';
import {
  foundTrack,
  foundWalk,
  remark,
  type FileContent,
  type FoundTrack,
  type RawPair,
} from './found.ts';
import { pointsOfMarks, type Mark } from './marks.ts';
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

/** A route: its points, each with Garmin's points along the road to the next (GPX extensions v3, `rpt`). */
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

/** « 12-MAI-26 10:32:11 », « 2026-05-12T10:32:11Z »: devices write when a point was laid. */
const date =
  /^\d{1,4}[-/. ](?:\d{1,2}|\p{L}{3,9}\.?)[-/. ]\d{2,4}(?:[ T,àa]*\d{1,2}[:h]\d{2}\S*(?: [AP]M)?)?$/iu;

/** The story of a foreign point: its texts, longest first, without dates and repetitions. */
function storyOf(titre: string, texts: readonly string[]): string {
  const said = texts
    .map(plainText)
    .filter((text) => text !== titre && !date.test(text))
    .toSorted((a, b) => b.length - a.length);
  return said
    .filter((text, index) => !said.slice(0, index).some((one) => one.includes(text)))
    .join('\n\n');
}

/** The texts that software adds to a point: OsmAnd an address, Garmin a category. */
function extensionsOf(element: XmlNode): Record<string, string> {
  const leaves = (node: XmlNode): XmlNode[] =>
    node.children.length === 0 ? [node] : node.children.flatMap(leaves);
  const texts = element.children
    .filter(({ name }) => name === 'extensions')
    .flatMap((node) => node.children.flatMap(leaves))
    .filter(({ name }) => name !== 'rpt');
  return Object.fromEntries(texts.map(({ name, text }) => [name, text.trim()]));
}

/** The files that a point links. */
function linksOf(element: XmlNode): string[] {
  return element.children
    .filter(({ name }) => name === 'link')
    .map(({ attributes }) => (attributes['href'] ?? '').trim());
}

/** A waypoint or a named point of a route. Files of our own have the place in `desc` and the story in `cmt`. */
function markOf(
  element: XmlNode,
  isFromHere: boolean,
  besides: ReadonlySet<string>,
): Mark {
  const titre = plainLine(childText(element, 'name'));
  const [comment, description] = [childText(element, 'cmt'), childText(element, 'desc')];
  const isOurs = isFromHere && comment !== '';
  return {
    cells: extensionsOf(element),
    own: {
      titre,
      lieu: isOurs ? plainLine(description) : '',
      recit: isOurs ? plainText(comment) : storyOf(titre, [description, comment]),
      image: linksOf(element).find((link) => besides.has(link)) ?? '',
    },
    places: [placeOf(element)],
  };
}

/** Routes that repeat no track: software writes the planned way beside the walked one. */
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
export function readGpx(
  file: FileText,
  {
    now,
    besides,
    said,
  }: {
    now: number;
    besides: ReadonlySet<string>;
    said: SaidRoles | undefined;
  },
): FileContent {
  const { root, fault } = parseXml(file);
  const isFromHere = root.attributes['creator'] === gpxCreator;
  const named = [
    ...elementsNamed(root, 'wpt'),
    ...elementsNamed(root, 'rtept').filter((point) => childText(point, 'name') !== ''),
  ];
  const found = pointsOfMarks(
    named.map((element) => markOf(element, isFromHere, besides)),
    said,
  );
  const isOnline = (link: string) => /^https?:/i.test(link);
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
        points: found.points,
        table: found.table,
        remarks: [
          ...file.remarks,
          ...remark('xml-abime', fault === null ? 0 : 1, faultDetail(fault)),
          ...remark('itineraires-laisses', routes.length - kept.length),
          ...remark('date-future', isAhead ? 1 : 0),
          ...remark('liens-distants', named.flatMap(linksOf).filter(isOnline).length),
          ...found.remarks,
        ],
      }),
    ],
  };
}
