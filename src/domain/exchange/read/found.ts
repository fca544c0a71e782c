import type { Commune } from '../../commune/commune.ts';
import type { Difficulte, Parcours } from '../../parcours/parcours.ts';

/** What can be read; the order is that in which a file is recognised. */
export const formatList = [
  'gpx',
  'kml',
  'randonnee',
  'geojson',
  'parcours',
  'csv',
] as const;
export type Format = (typeof formatList)[number];

/** Why nothing can be made of a file. */
export type RefusalReason =
  | 'vide'
  | 'trop-lourd'
  | 'illisible'
  | 'archive-protegee'
  | 'archive-trop-grande'
  | 'archive-abimee'
  | 'archive-sans-parcours'
  | 'compresse'
  | 'classeur'
  | 'document'
  | 'photo'
  | 'xml-entites'
  | 'xml-abime'
  | 'xml-inconnu'
  | 'page-web'
  | 'json-abime'
  | 'json-inconnu'
  | 'parcours-invalide'
  | 'nouvelle-version'
  | 'colonnes-inconnues'
  | 'lien-seul'
  | 'sans-lieu';

/** Nothing can be made of the file; `detail`: where it is wrong, when that helps. */
export class FileRefusedError extends Error {
  override readonly name = 'FileRefusedError';
  readonly reason: RefusalReason;
  readonly detail: string;
  constructor(reason: RefusalReason, detail = '') {
    super(`The file was refused: ${reason} ${detail}`.trim());
    this.reason = reason;
    this.detail = detail;
  }
}

/** What was changed or left out on the way, and of how many things. */
export type RemarkKind =
  | 'encodage-devine'
  | 'extension-trompeuse'
  | 'plusieurs-balades'
  | 'coordonnees-inversees'
  | 'coordonnees-lambert'
  | 'places-illisibles'
  | 'hors-de-france'
  | 'date-future'
  | 'traces-joints'
  | 'traces-laisses'
  | 'trace-simplifie'
  | 'surfaces-laissees'
  | 'doublons'
  | 'lieux-confondus'
  | 'etapes-au-choix'
  | 'etapes-en-trop'
  | 'etapes-proposees'
  | 'numeros-retires'
  | 'textes-coupes'
  | 'liens-distants'
  | 'images-absentes'
  | 'lignes-vides'
  | 'photos-sans-lieu'
  | 'photos-sans-date'
  | 'photos-refusees';
export type Remark = { kind: RemarkKind; count: number };

/** Two coordinates as the format orders them: longitude or x, then latitude or y. They may be anything. */
export type RawPair = readonly [x: number, y: number];

/** A place of a file, before anything of it is judged. */
export type FoundPoint = {
  titre: string;
  lieu: string;
  recit: string;
  place: RawPair | null;
  consigne: string;
  reponse: string;
  indice: string;
};

/** A walk of a file, before anything of it is judged. */
export type FoundWalk = {
  titre: string;
  resume: string;
  description: string;
  dureeMinutes: number | null;
  difficulte: Difficulte | null;
  commune: Commune | null;
  lines: readonly (readonly RawPair[])[];
  points: readonly FoundPoint[];
  remarks: readonly Remark[];
};

/** A file that an étape shows or lets be heard, under the path that the étape names. */
export type MediaFile = { path: string; blob: Blob };

/** What a file holds. */
export type FileContent =
  | { type: 'balades'; walks: readonly FoundWalk[] }
  | {
      type: 'parcours';
      parcours: Parcours;
      media: readonly MediaFile[];
      remarks: readonly Remark[];
    };

const blankPoint: FoundPoint = {
  titre: '',
  lieu: '',
  recit: '',
  place: null,
  consigne: '',
  reponse: '',
  indice: '',
};

/** A point of which only some things are known. */
export function foundPoint(parts: Partial<FoundPoint>): FoundPoint {
  return { ...blankPoint, ...parts };
}

const blankWalk: FoundWalk = {
  titre: '',
  resume: '',
  description: '',
  dureeMinutes: null,
  difficulte: null,
  commune: null,
  lines: [],
  points: [],
  remarks: [],
};

/** A walk of which only some things are known. */
export function foundWalk(parts: Partial<FoundWalk>): FoundWalk {
  return { ...blankWalk, ...parts };
}

/** A remark, or none when it is about nothing. */
export function remark(kind: RemarkKind, count: number): Remark[] {
  return count > 0 ? [{ kind, count }] : [];
}
