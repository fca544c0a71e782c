import { limits } from '../../limits.ts';
import { readFileText, type FileText } from './file-text.ts';
import {
  FileRefusedError,
  type FileContent,
  type Format,
  type MediaFile,
} from './found.ts';
import { looksLikeCsv, readCsv } from './read-csv.ts';
import { featuresOf, readGeoJson } from './read-geojson.ts';
import { readGpx } from './read-gpx.ts';
import { readKml } from './read-kml.ts';
import { looksLikeParcours, readParcours } from './read-parcours.ts';
import { isRandonnee, readRandonnee } from './read-randonnee.ts';
import { isZip, readZip } from './zip-entries.ts';

/** A file as its reader gets it. */
type ReadableFile = {
  file: FileText;
  /** The value of a JSON text; undefined when it is none. */
  json: unknown;
  /** Pictures and recordings that came beside it. */
  media: readonly MediaFile[];
  /** Epoch milliseconds. */
  now: number;
};

type Reader = {
  format: Format;
  /** The name of the format, as people know it. */
  nom: string;
  /** How the names of its files end. */
  extensions: readonly string[];
  recognises: (readable: ReadableFile) => boolean;
  read: (readable: ReadableFile) => FileContent;
};

/** THE formats that are read, each a module and a row, in the order in which they are recognised by what they hold. */
const readers: readonly Reader[] = [
  {
    format: 'gpx',
    nom: 'GPX',
    extensions: ['gpx'],
    recognises: ({ file }) => file.root === 'gpx',
    read: ({ file, now }) => readGpx(file, now),
  },
  {
    format: 'kml',
    nom: 'KML',
    extensions: ['kml', 'kmz'],
    recognises: ({ file }) => file.root === 'kml',
    read: ({ file }) => readKml(file),
  },
  {
    format: 'randonnee',
    nom: 'schéma national des randonnées',
    extensions: ['geojson', 'json'],
    recognises: ({ json }) => isRandonnee(featuresOf(json) ?? []),
    read: ({ json, file }) => readRandonnee(featuresOf(json) ?? [], file.remarks),
  },
  {
    format: 'geojson',
    nom: 'GeoJSON',
    extensions: ['geojson', 'json'],
    recognises: ({ json }) => featuresOf(json) !== null,
    read: ({ json, file }) => readGeoJson(featuresOf(json) ?? [], file.remarks),
  },
  {
    format: 'parcours',
    nom: 'parcours Quêtes & Codes',
    extensions: ['json'],
    recognises: ({ json }) => looksLikeParcours(json),
    read: ({ json, media, file, now }) =>
      readParcours({ json, media, remarks: file.remarks, now }),
  },
  {
    format: 'csv',
    nom: 'tableau CSV',
    extensions: ['csv', 'tsv', 'txt'],
    recognises: ({ file, json }) =>
      json === undefined && file.root === null && looksLikeCsv(file.text),
    read: ({ file }) => readCsv(file),
  },
];

const mediaTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  avif: 'image/avif',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
};

function extensionOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** What a file that we do not read is, by its first bytes. */
function refuseByHead(bytes: Uint8Array): void {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 12));
  if (head.startsWith('%PDF') || head.startsWith('{\\rtf')) {
    throw new FileRefusedError('document');
  }
  if (/^(?:\u00FF\u00D8\u00FF|\u0089PNG|GIF8)/.test(head) || /^.{4}ftyphei/.test(head)) {
    throw new FileRefusedError('photo');
  }
  if (head.startsWith('\u001F\u008B') || /^(?:Rar!|7z\u00BC)/.test(head)) {
    throw new FileRefusedError('compresse');
  }
  // How Office wrote before 2007.
  if (head.startsWith('\u00D0\u00CF\u0011\u00E0')) throw new FileRefusedError('classeur');
}

function jsonOf(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new FileRefusedError('json-abime');
  }
}

/** Why a text that no reader knows cannot be read. */
function refusalOf({ file, json }: ReadableFile): FileRefusedError {
  if (file.text.trim() === '') return new FileRefusedError('vide');
  if (json !== undefined) return new FileRefusedError('json-inconnu');
  if (file.root === 'html') return new FileRefusedError('page-web');
  if (file.root !== null) return new FileRefusedError('xml-inconnu', file.root);
  return new FileRefusedError('illisible');
}

export type ReadResult = {
  content: FileContent;
  /** Its format, as people know it. */
  nom: string;
};

function readText(
  bytes: Uint8Array,
  { name, media, now }: { name: string; media: readonly MediaFile[]; now: number },
): ReadResult {
  if (bytes.length > limits.importBytes.max) throw new FileRefusedError('trop-lourd');
  refuseByHead(bytes);
  const file = readFileText(bytes);
  const readable: ReadableFile = { file, json: jsonOf(file.text), media, now };
  const reader = readers.find(({ recognises }) => recognises(readable));
  if (reader === undefined) throw refusalOf(readable);
  const extension = extensionOf(name);
  const isMisnamed =
    !reader.extensions.includes(extension) &&
    readers.some(({ extensions }) => extensions.includes(extension));
  if (!isMisnamed) return { content: reader.read(readable), nom: reader.nom };
  const remarks = [...file.remarks, { kind: 'extension-trompeuse', count: 1 } as const];
  return {
    content: reader.read({ ...readable, file: { ...file, remarks } }),
    nom: reader.nom,
  };
}

function mediaOf(entries: ReadonlyMap<string, Uint8Array<ArrayBuffer>>): MediaFile[] {
  return [...entries].flatMap(([path, bytes]) => {
    const type = mediaTypes[extensionOf(path)];
    return type === undefined ? [] : [{ path, blob: new Blob([bytes], { type }) }];
  });
}

/** The one text of an archive that can be read: what KMZ calls `doc.kml`, our own `parcours.json`, else the first. */
function mainEntry(names: readonly string[]): string | undefined {
  const own = names.filter((name) => !/(?:^|\/)(?:__MACOSX|\.)/.test(name));
  const texts = own.filter((name) =>
    readers.some(({ extensions }) => extensions.includes(extensionOf(name))),
  );
  return texts.find((name) => /^(?:doc\.kml|parcours\.json)$/.test(name)) ?? texts[0];
}

function readArchive(bytes: Uint8Array, now: number): ReadResult {
  const entries = readZip(bytes);
  const names = [...entries.keys()];
  if (names.includes('xl/workbook.xml') || names.includes('content.xml')) {
    throw new FileRefusedError(
      names.includes('xl/workbook.xml') ? 'classeur' : 'document',
    );
  }
  if (names.includes('word/document.xml')) throw new FileRefusedError('document');
  const main = mainEntry(names);
  const text = main === undefined ? undefined : entries.get(main);
  if (main === undefined || text === undefined) {
    throw new FileRefusedError('archive-sans-parcours');
  }
  return readText(text, { name: main, media: mediaOf(entries), now });
}

/**
 * Reads a file by what it holds, whatever its name says. `now` in epoch milliseconds. Throws `FileRefusedError`, and
 * nothing else, when nothing can be made of it.
 */
export function readFile(bytes: Uint8Array, name: string, now: number): ReadResult {
  if (bytes.length === 0) throw new FileRefusedError('vide');
  try {
    if (!isZip(bytes)) return readText(bytes, { name, media: [], now });
    if (bytes.length > limits.importArchiveBytes.max)
      throw new FileRefusedError('trop-lourd');
    return readArchive(bytes, now);
  } catch (error) {
    if (error instanceof FileRefusedError) throw error;
    // A text nested so deep that no reader comes back, say.
    throw new FileRefusedError('illisible');
  }
}
