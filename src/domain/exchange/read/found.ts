import type { Commune } from '../../commune/commune.ts';
import type { Difficulte, Parcours } from '../../parcours/parcours.ts';
import type { Saisies } from '../../parcours/saisie-path.ts';
import type { AskedTable } from './columns.ts';

/** Readable formats, in order of recognition. */
export const formatList = [
  'gpx',
  'kml',
  'tcx',
  'randonnee',
  'umap',
  'geojson',
  'parcours',
  'csv',
] as const;
export type Format = (typeof formatList)[number];

/** Reasons to refuse a file. */
export type RefusalReason =
  | 'vide'
  | 'trop-lourd'
  | 'illisible'
  | 'archive-protegee'
  | 'archive-trop-grande'
  | 'archive-abimee'
  | 'archive-sans-parcours'
  | 'compresse'
  | 'classeur-abime'
  | 'classeur-ancien'
  | 'classeur-apple'
  | 'classeur-protege'
  | 'document'
  | 'photo'
  | 'film'
  | 'fit'
  | 'geopackage'
  | 'base-de-donnees'
  | 'shapefile-incomplet'
  | 'projet-de-cartes'
  | 'geocache'
  | 'donnees-osm'
  | 'dessin'
  | 'topojson'
  | 'xml-entites'
  | 'xml-abime'
  | 'xml-inconnu'
  | 'page-web'
  | 'json-abime'
  | 'json-inconnu'
  | 'parcours-invalide'
  | 'nouvelle-version'
  | 'projection-inconnue'
  | 'lien-seul'
  | 'sans-lieu';

/** A file that cannot be read; `detail`: position of the fault, if it helps. */
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

/** Changes and omissions while reading, and their count. */
export type RemarkKind =
  | 'encodage-devine'
  | 'encodage-faux'
  | 'encodage-mac'
  | 'xml-abime'
  | 'fichiers-laisses'
  | 'balades-laissees'
  | 'colonnes-laissees'
  | 'feuilles-laissees'
  | 'images-laissees'
  | 'choix-sans-bonne'
  | 'virgules-perdues'
  | 'lignes-avant'
  | 'extension-trompeuse'
  | 'plusieurs-balades'
  | 'coordonnees-inversees'
  | 'coordonnees-lambert'
  | 'coordonnees-devinees'
  | 'coordonnees-projetees'
  | 'points-nuls'
  | 'points-illisibles'
  | 'points-isoles'
  | 'contours'
  | 'sans-geometrie'
  | 'itineraires-laisses'
  | 'places-illisibles'
  | 'liens-courts'
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
  | 'photos-lieu-retire'
  | 'photos-sans-date'
  | 'photos-refusees';
export type Remark = {
  kind: RemarkKind;
  count: number;
  /** A name or a place in the file that helps to find the cause. */
  detail?: string;
};

/** Two coordinates as the format orders them: longitude or x, then latitude or y. They may be anything. */
export type RawPair = readonly [x: number, y: number];

/** A choice of a question. */
export type FoundOption = { texte: string; juste: boolean };

/** A place of a file, before anything of it is judged. */
export type FoundPoint = {
  titre: string;
  lieu: string;
  recit: string;
  place: RawPair | null;
  consigne: string;
  reponse: string;
  /** Choices, if the file has several. */
  options: readonly FoundOption[];
  indice: string;
  /** Its picture's path in the archive of the file; empty without one. */
  image: string;
};

/** A line of a file under its own name, in its original pieces. */
export type FoundTrack = {
  titre: string;
  resume: string;
  lines: readonly (readonly RawPair[])[];
};

/** A walk of a file, or several that share its points, before anything of it is judged. */
export type FoundWalk = {
  titre: string;
  resume: string;
  description: string;
  dureeMinutes: number | null;
  difficulte: Difficulte | null;
  commune: Commune | null;
  tracks: readonly FoundTrack[];
  points: readonly FoundPoint[];
  /** Declared projection of its numbers; empty if undeclared. */
  projection: string;
  /** The table of its points; null without one. */
  table: AskedTable | null;
  remarks: readonly Remark[];
};

/** A file that an étape shows or plays, under the étape's path. */
export type MediaFile = { path: string; blob: Blob };

/** Content of a file. */
export type FileContent =
  | { type: 'balades'; walks: readonly FoundWalk[]; media?: readonly MediaFile[] }
  | { type: 'photos'; photos: readonly MediaFile[]; remarks: readonly Remark[] }
  | {
      type: 'parcours';
      parcours: Parcours;
      saisies: Saisies;
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
  options: [],
  indice: '',
  image: '',
};

/** A point with only some fields. */
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
  tracks: [],
  points: [],
  projection: '',
  table: null,
  remarks: [],
};

/** A walk with only some fields. */
export function foundWalk(parts: Partial<FoundWalk>): FoundWalk {
  return { ...blankWalk, ...parts };
}

/** A remark, or none for a count of zero. */
export function remark(kind: RemarkKind, count: number, detail = ''): Remark[] {
  if (count <= 0) return [];
  return [detail === '' ? { kind, count } : { kind, count, detail }];
}

/** A track with only some fields. */
export function foundTrack(parts: Partial<FoundTrack>): FoundTrack {
  return { titre: '', resume: '', lines: [], ...parts };
}

/** True for a device's numbers without a position: zero degrees, zero degrees. */
export function isNullPair([x, y]: RawPair): boolean {
  return Math.abs(x) < 1e-6 && Math.abs(y) < 1e-6;
}
