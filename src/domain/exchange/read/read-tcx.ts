import { coordinateOf } from '../../geo/coordinate.ts';
import type { FileText } from './file-text.ts';
import {
  foundPoint,
  foundTrack,
  foundWalk,
  remark,
  type FileContent,
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

function placesOf(element: XmlNode): RawPair[] {
  return elementsNamed(element, 'Position').map((position): RawPair => [
    coordinateOf(childText(position, 'LongitudeDegrees')),
    coordinateOf(childText(position, 'LatitudeDegrees')),
  ]);
}

/** TCX of Garmin and Strava (Training Center Database 2): each course or activity is a line, its named points are étapes. */
export function readTcx(file: FileText): FileContent {
  const { root, fault } = parseXml(file);
  const parts = [...elementsNamed(root, 'Course'), ...elementsNamed(root, 'Activity')];
  const tracks = parts.map((part) =>
    foundTrack({
      titre: plainLine(childText(part, 'Name')),
      resume: plainText(childText(part, 'Notes')),
      lines: elementsNamed(part, 'Track')
        .map(placesOf)
        .filter(({ length }) => length > 0),
    }),
  );
  const points = elementsNamed(root, 'CoursePoint').map((point) =>
    foundPoint({
      titre: plainLine(childText(point, 'Name')),
      recit: plainText(childText(point, 'Notes')),
      place: placesOf(point)[0] ?? null,
    }),
  );
  return {
    type: 'balades',
    walks: [
      foundWalk({
        titre: tracks[0]?.titre ?? '',
        tracks: tracks.filter(({ lines }) => lines.length > 0),
        points,
        remarks: [
          ...file.remarks,
          ...remark('xml-abime', fault === null ? 0 : 1, faultDetail(fault)),
        ],
      }),
    ],
  };
}
