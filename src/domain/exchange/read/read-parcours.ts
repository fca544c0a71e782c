import { knownMedia, mediaCount } from '../../etape/etape-media.ts';
import type { Etape } from '../../etape/etape.ts';
import type { Parcours } from '../../parcours/parcours.ts';
import { withKnownPortraits } from '../../parcours/portraits.ts';
import {
  isNullPair,
  remark,
  type FileContent,
  type MediaFile,
  type Remark,
} from './found.ts';
import { ownMedia, readOwnParcours } from './own-file.ts';

function hasEtapes(json: unknown): boolean {
  return (
    typeof json === 'object' &&
    json !== null &&
    'etapes' in json &&
    Array.isArray(json.etapes)
  );
}

/** The parcours of a JSON value: the editor's download has it beside its unreadable input. */
function unwrap(json: unknown): unknown {
  const isCopy = typeof json === 'object' && json !== null && 'parcours' in json;
  return isCopy ? json.parcours : json;
}

/** True if a JSON value is meant as a parcours. */
export function looksLikeParcours(json: unknown): boolean {
  return hasEtapes(unwrap(json));
}

/** The étape without the media that the file lacks. */
function withMedia(etape: Etape, isThere: (path: string) => boolean): Etape {
  return { ...etape, ...knownMedia(etape, isThere) };
}

function withoutNullPlace(etape: Etape): Etape {
  const { position } = etape;
  const isNull = position !== null && isNullPair([position.lon, position.lat]);
  return isNull ? { ...etape, position: null } : etape;
}

function dayAfter(now: number): string {
  return new Date(now + 86_400_000).toISOString().slice(0, 10);
}

type ParcoursFile = {
  json: unknown;
  /** Files beside the text, by their names in the archive. */
  media: readonly MediaFile[];
  remarks: readonly Remark[];
  now: number;
};

/** Our own JSON: the whole parcours. Throws `FileRefusedError` with the place of the first fault. */
export function readParcours({ json, media, remarks, now }: ParcoursFile): FileContent {
  const { parcours: own, saisies } = readOwnParcours(json);
  const shown = ownMedia(own, media);
  const { pratique, etapes, aventure: written, ...fields } = own;
  const paths = new Set(shown.map(({ path }) => path));
  const kept = etapes.map((etape) => withMedia(etape, (path) => paths.has(path)));
  const aventure = withKnownPortraits(written, (path) => paths.has(path));
  const placed = kept.map(withoutNullPlace);
  const nullCount = placed.filter((etape, index) => etape !== kept[index]).length;
  const lostCount =
    kept.filter((etape, index) => {
      const written = etapes[index];
      return written === undefined || mediaCount(etape) !== mediaCount(written);
    }).length +
    aventure.personnages.filter(
      ({ portrait }, index) => portrait !== written.personnages[index]?.portrait,
    ).length;
  const isAhead = pratique.verifieLe !== null && pratique.verifieLe > dayAfter(now);
  const parcours: Parcours = {
    ...fields,
    aventure,
    // The address belongs to the first.
    slug: '',
    pratique: isAhead ? { ...pratique, verifieLe: null } : pratique,
    etapes: placed,
  };
  return {
    type: 'parcours',
    parcours,
    saisies,
    media: shown,
    remarks: [
      ...remarks,
      ...remark('points-nuls', nullCount),
      ...remark('images-absentes', lostCount),
      ...remark('date-future', isAhead ? 1 : 0),
    ],
  };
}
