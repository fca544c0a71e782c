import type { FileText } from './file-text.ts';
import {
  FileRefusedError,
  foundPoint,
  foundWalk,
  remark,
  type FileContent,
  type FoundPoint,
  type RawPair,
} from './found.ts';
import { plainLine, plainText } from './plain-text.ts';
import { childText, elementsNamed, parseXml, type XmlNode } from './xml-tree.ts';

/** Longitude, latitude and maybe altitude, after one separator or another. */
function pairOf(text: string, separator: string | RegExp): RawPair {
  const [x, y] = text
    .split(separator)
    .map((part) => (part === '' ? Number.NaN : Number(part)));
  return [x ?? Number.NaN, y ?? Number.NaN];
}

/** The tuples of `coordinates` (OGC 12-007r2, §16.8). */
function pairsOf(node: XmlNode): RawPair[] {
  return childText(node, 'coordinates')
    .replaceAll(/\s*,\s*/g, ',')
    .trim()
    .split(/\s+/)
    .filter((tuple) => tuple !== '')
    .map((tuple) => pairOf(tuple, ','));
}

/** What a phone recorded (`gx:Track`): a `gx:coord` for each moment. */
function trackOf(track: XmlNode): RawPair[] {
  return elementsNamed(track, 'coord').map(({ text }) => pairOf(text.trim(), /\s+/));
}

function linesOf(mark: XmlNode): RawPair[][] {
  return [
    ...elementsNamed(mark, 'LineString').map(pairsOf),
    ...elementsNamed(mark, 'Track').map(trackOf),
  ];
}

/** An étape of our own writing has its place in `description` and its story in the data beside. */
function storyOf(mark: XmlNode): string {
  const data = elementsNamed(mark, 'Data').find(
    ({ attributes }) => attributes['name'] === 'recit',
  );
  return childText(data, 'value');
}

function pointsOf(mark: XmlNode): FoundPoint[] {
  const [story, description] = [storyOf(mark), childText(mark, 'description')];
  return elementsNamed(mark, 'Point').map((point) =>
    foundPoint({
      titre: plainLine(childText(mark, 'name')),
      lieu: story === '' ? plainLine(childText(mark, 'address')) : plainLine(description),
      recit: plainText(story || description),
      place: pairsOf(point)[0] ?? [Number.NaN, Number.NaN],
    }),
  );
}

/** KML 2.2: points are étapes, lines are the line. What lies elsewhere on the network is not fetched. */
export function readKml(file: FileText): FileContent {
  const root = parseXml(file);
  const remoteCount =
    elementsNamed(root, 'NetworkLink').length +
    elementsNamed(root, 'GroundOverlay').length;
  const marks = elementsNamed(root, 'Placemark');
  if (remoteCount > 0 && marks.length === 0) throw new FileRefusedError('lien-seul');
  const [head] = [...elementsNamed(root, 'Document'), ...elementsNamed(root, 'Folder')];
  const lined = marks.find((mark) => linesOf(mark).length > 0);
  return {
    type: 'balades',
    walks: [
      foundWalk({
        titre: plainLine(childText(head, 'name') || childText(lined, 'name')),
        resume: plainText(childText(head, 'description')),
        lines: marks.flatMap(linesOf),
        points: marks.flatMap(pointsOf),
        remarks: [
          ...file.remarks,
          ...remark('liens-distants', remoteCount),
          ...remark('surfaces-laissees', elementsNamed(root, 'Polygon').length),
        ],
      }),
    ],
  };
}
