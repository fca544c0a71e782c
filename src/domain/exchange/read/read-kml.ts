import { coordinateOf } from '../../geo/coordinate.ts';
import type { SaidRoles } from './columns.ts';
import type { FileText } from './file-text.ts';
import {
  FileRefusedError,
  foundTrack,
  foundWalk,
  remark,
  type FileContent,
  type RawPair,
} from './found.ts';
import { pointsOfMarks, titresOfMarks, type Mark } from './marks.ts';
import { plainLine, plainText } from './plain-text.ts';
import {
  childText,
  elementsNamed,
  faultDetail,
  parseXml,
  type XmlNode,
} from './xml-tree.ts';

/** Longitude, latitude and maybe altitude, after one separator or another. */
function pairOf(parts: readonly string[]): RawPair {
  // « -2,0461,48,4535 »: decimals after a comma, as some French software writes them.
  const isFrench = parts.length >= 4 && parts.every((part) => /^[+-]?\d+$/.test(part));
  const [x = '', y = ''] = isFrench
    ? [`${parts[0]}.${parts[1]}`, `${parts[2]}.${parts[3]}`]
    : parts;
  return [coordinateOf(x), coordinateOf(y)];
}

/** The tuples of `coordinates` (OGC 12-007r2, §16.8). */
function pairsOf(node: XmlNode): RawPair[] {
  return childText(node, 'coordinates')
    .replaceAll(/\s*,\s*/g, ',')
    .trim()
    .split(/\s+/)
    .filter((tuple) => tuple !== '')
    .map((tuple) => pairOf(tuple.split(',')));
}

/** A phone's recording (`gx:Track`): a `gx:coord` per moment. */
function trackOf(track: XmlNode): RawPair[] {
  return elementsNamed(track, 'coord').map(({ text }) =>
    pairOf(text.trim().split(/\s+/)),
  );
}

/** Rings that are no edge of a surface: they are lines. */
function ownRings(node: XmlNode): XmlNode[] {
  return node.children.flatMap((child) => {
    if (child.name === 'LinearRing') return [child];
    return child.name === 'MultiGeometry' ? ownRings(child) : [];
  });
}

function linesOf(mark: XmlNode): RawPair[][] {
  return [
    ...elementsNamed(mark, 'LineString').map(pairsOf),
    ...ownRings(mark).map(pairsOf),
    ...elementsNamed(mark, 'Track').map(trackOf),
  ];
}

/** The outer edges of the surfaces of a mark. */
function outlinesOf(mark: XmlNode): RawPair[][] {
  return elementsNamed(mark, 'outerBoundaryIs')
    .flatMap((edge) => elementsNamed(edge, 'LinearRing'))
    .map(pairsOf)
    .filter(({ length }) => length > 1);
}

/** Extra data of a mark: `Data` of Google, `SimpleData` of QGIS and others. */
function dataOf(mark: XmlNode): Record<string, string> {
  const pairs = [
    ...elementsNamed(mark, 'Data').map(
      (data) => [data.attributes['name'] ?? '', childText(data, 'value')] as const,
    ),
    ...elementsNamed(mark, 'SimpleData').map(
      (data) => [data.attributes['name'] ?? '', data.text] as const,
    ),
  ];
  return Object.fromEntries(pairs);
}

/** The picture of a mark among the files of its archive. */
function imageOf(mark: XmlNode, besides: ReadonlySet<string>): string {
  const description = childText(mark, 'description');
  const named = [
    ...[...description.matchAll(/\bsrc\s*=\s*["']?([^"'\s>]+)/gi)].map(
      ([, src = '']) => src,
    ),
    ...elementsNamed(mark, 'href').map(({ text }) => text),
    ...Object.values(dataOf(mark)),
  ];
  return named.map((name) => name.trim()).find((name) => besides.has(name)) ?? '';
}

/** A mark with its points. An étape of our own writing has its place in `description` and its story in the data beside. */
function markOf(mark: XmlNode, besides: ReadonlySet<string>): Mark {
  const data = dataOf(mark);
  const story = data['recit'] ?? '';
  const description = childText(mark, 'description');
  const address = childText(mark, 'address');
  return {
    cells: data,
    own: {
      titre: plainLine(childText(mark, 'name')),
      lieu: plainLine(story === '' ? address : description),
      recit: plainText(story || description),
      image: imageOf(mark, besides),
    },
    places: elementsNamed(mark, 'Point').map(
      (point) => pairsOf(point)[0] ?? [Number.NaN, Number.NaN],
    ),
  };
}

/** Count of the linked files of a KML outside its archive. */
function remoteCountOf(root: XmlNode, besides: ReadonlySet<string>): number {
  const isHere = (link: XmlNode) =>
    elementsNamed(link, 'href').some(({ text }) => besides.has(text.trim()));
  return [
    ...elementsNamed(root, 'NetworkLink'),
    ...elementsNamed(root, 'GroundOverlay'),
  ].filter((link) => !isHere(link)).length;
}

/**
 * KML 2.2: points are étapes, lines are the line, or the outline of a surface if there is none. Remote files are not fetched. `besides`:
 * the other files of its archive, which are read by themselves.
 */
export function readKml(
  file: FileText,
  besides: ReadonlySet<string>,
  said: SaidRoles | undefined,
): FileContent {
  const { root, fault } = parseXml(file);
  const remoteCount = remoteCountOf(root, besides);
  const marks = elementsNamed(root, 'Placemark');
  const linkCount = elementsNamed(root, 'NetworkLink').length;
  if (linkCount > 0 && marks.length === 0) throw new FileRefusedError('lien-seul');
  const [head] = [...elementsNamed(root, 'Document'), ...elementsNamed(root, 'Folder')];
  const hasLines = marks.some((mark) => linesOf(mark).length > 0);
  const takesOutlines = !hasLines && marks.some((mark) => outlinesOf(mark).length > 0);
  const dataTitres = titresOfMarks(marks.map((mark) => ({ cells: dataOf(mark) })));
  const tracks = marks
    .map((mark, at) =>
      foundTrack({
        titre: plainLine(childText(mark, 'name')) || (dataTitres[at] ?? ''),
        resume: plainText(childText(mark, 'description')),
        lines: takesOutlines ? outlinesOf(mark) : linesOf(mark),
      }),
    )
    .filter(({ lines }) => lines.length > 0);
  const surfaceCount = elementsNamed(root, 'Polygon').length;
  const found = pointsOfMarks(
    marks.map((mark) => markOf(mark, besides)),
    said,
  );
  const outlineCount = takesOutlines ? tracks.flatMap(({ lines }) => lines).length : 0;
  return {
    type: 'balades',
    walks: [
      foundWalk({
        titre: plainLine(childText(head, 'name')) || (tracks[0]?.titre ?? ''),
        resume: plainText(childText(head, 'description')),
        tracks,
        points: found.points,
        table: found.table,
        remarks: [
          ...file.remarks,
          ...remark('xml-abime', fault === null ? 0 : 1, faultDetail(fault)),
          ...remark('liens-distants', remoteCount),
          ...remark('contours', outlineCount),
          ...remark('surfaces-laissees', surfaceCount - outlineCount),
          ...found.remarks,
        ],
      }),
    ],
  };
}
