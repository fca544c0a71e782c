import { limits } from '../../limits.ts';
import { readFileText, type FileText } from './file-text.ts';
import {
  FileRefusedError,
  remark,
  type FileContent,
  type Format,
  type FoundWalk,
  type MediaFile,
} from './found.ts';
import { looksLikeCsv, readCsv } from './read-csv.ts';
import {
  featuresOf,
  isUmap,
  projectionOf,
  readGeoJson,
  readUmap,
} from './read-geojson.ts';
import { readGpx } from './read-gpx.ts';
import { readKml } from './read-kml.ts';
import { extensionOf, mediaIn } from './own-file.ts';
import { ownTextName } from './own-names.ts';
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
  /** The other files of its archive. */
  besides: ReadonlySet<string>;
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
    read: ({ file, besides }) => readKml(file, besides),
  },
  {
    format: 'randonnee',
    nom: 'schéma national des randonnées',
    extensions: ['geojson', 'json'],
    recognises: ({ json }) => isRandonnee(featuresOf(json) ?? []),
    read: ({ json, file: { remarks } }) =>
      readRandonnee(featuresOf(json) ?? [], { projection: projectionOf(json), remarks }),
  },
  {
    format: 'umap',
    nom: 'carte uMap',
    extensions: ['umap', 'json'],
    recognises: ({ json }) => isUmap(json),
    read: ({ json, file }) => readUmap(json, file.remarks),
  },
  {
    format: 'geojson',
    nom: 'GeoJSON',
    extensions: ['geojson', 'json'],
    recognises: ({ json }) => featuresOf(json) !== null,
    read: ({ json, file }) => readGeoJson(json, file.remarks),
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

/** What reading a file is told, beside its bytes. */
export type ReadOptions = {
  /** Epoch milliseconds. */
  now: number;
  /** Called while a long text is read, with the share that is done, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
};

type Entry = ReadOptions & {
  name: string;
  media: readonly MediaFile[];
  besides: ReadonlySet<string>;
  bytesMax: number;
};

function readText(bytes: Uint8Array, entry: Entry): ReadResult {
  const { name, media, besides, now, onProgress } = entry;
  if (bytes.length > entry.bytesMax) throw new FileRefusedError('trop-lourd');
  refuseByHead(bytes);
  const file = { ...readFileText(bytes), onProgress };
  const readable: ReadableFile = { file, json: jsonOf(file.text), media, besides, now };
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

/** The files of an archive that may be walks: not the doubles that macOS adds, nor hidden ones. */
function textNames(names: readonly string[]): string[] {
  return names
    .filter((name) => !/(?:^|\/)(?:__MACOSX|\.)/.test(name))
    .filter((name) =>
      readers.some(({ extensions }) => extensions.includes(extensionOf(name))),
    );
}

/** The name of an entry as its archive may link it, and without its ending as a title. */
function bareName(name: string): string {
  return (name.split('/').at(-1) ?? name).replace(/\.[a-z0-9]+$/i, '');
}

/** The walks of an archive, told apart: by their names, else by those of their files. */
function namedWalks(files: readonly { name: string; walks: readonly FoundWalk[] }[]) {
  const titres = files.flatMap(({ walks }) => walks.map(({ titre }) => titre));
  const isShared = (titre: string) => titres.indexOf(titre) !== titres.lastIndexOf(titre);
  return files.flatMap(({ name, walks }) =>
    walks.map((walk) => {
      const { titre } = walk;
      if (titre === '') return { ...walk, titre: bareName(name) };
      return isShared(titre) ? { ...walk, titre: `${titre} (${bareName(name)})` } : walk;
    }),
  );
}

type Tried =
  | { name: string; result: ReadResult }
  | { name: string; refusal: FileRefusedError };

function tryEntry(name: string, read: () => ReadResult): Tried {
  try {
    return { name, result: read() };
  } catch (error) {
    if (error instanceof FileRefusedError) return { name, refusal: error };
    return { name, refusal: new FileRefusedError('illisible') };
  }
}

/** Whether an entry that cannot be read was meant to be a walk: a note to the reader was not. */
function isMissed(tried: Tried): boolean {
  if (!('refusal' in tried)) return false;
  const { reason } = tried.refusal;
  const isNote = /\.(?:txt|json)$/i.test(tried.name);
  return reason !== 'lien-seul' && !(isNote && reason !== 'trop-lourd');
}

/** The walks of several files as those of one. One file that cannot be read does not refuse the others. */
function joinTried(all: readonly Tried[]): ReadResult {
  const read = all.flatMap((tried) => ('result' in tried ? [tried] : []));
  const [first] = read;
  if (first === undefined) {
    const missed = all.find(isMissed) ?? all[0];
    throw missed !== undefined &&
      'refusal' in missed &&
      missed.refusal.reason !== 'illisible'
      ? missed.refusal
      : new FileRefusedError('archive-sans-parcours');
  }
  const whole = read.find(({ result }) => result.content.type === 'parcours');
  if (whole !== undefined) return whole.result;
  const missed = all.filter(isMissed).map(({ name }) => name);
  const left = remark('fichiers-laisses', missed.length, missed.slice(0, 5).join(', '));
  const files = read.flatMap(({ name, result: { content } }) =>
    content.type === 'balades' ? [{ name, walks: content.walks }] : [],
  );
  const walks = files.length > 1 ? namedWalks(files) : (files[0]?.walks ?? []);
  return {
    content: {
      type: 'balades',
      walks: walks.map((walk) => ({ ...walk, remarks: [...left, ...walk.remarks] })),
    },
    nom: first.result.nom,
  };
}

/** An archive in an archive in an archive is no way to hand over a walk. */
const depthMax = 2;

function readArchive(bytes: Uint8Array, options: ReadOptions, depth = 1): ReadResult {
  const entries = readZip(bytes);
  const names = [...entries.keys()];
  if (names.includes('xl/workbook.xml') || names.includes('content.xml')) {
    throw new FileRefusedError(
      names.includes('xl/workbook.xml') ? 'classeur' : 'document',
    );
  }
  if (names.includes('word/document.xml')) throw new FileRefusedError('document');
  const media = mediaIn(entries);
  const besides = new Set(names);
  const read = (name: string, inner: Uint8Array): ReadResult => {
    if (isZip(inner) && depth < depthMax) return readArchive(inner, options, depth + 1);
    const bytesMax = limits.importUnzippedBytes.max;
    return readText(inner, { ...options, name, media, besides, bytesMax });
  };
  const own = entries.get(ownTextName);
  if (own !== undefined) return read(ownTextName, own);
  const texts = [
    ...textNames(names),
    ...names.filter((name) => extensionOf(name) === 'zip'),
  ];
  return joinTried(
    texts.flatMap((name) => {
      const inner = entries.get(name);
      return inner === undefined ? [] : [tryEntry(name, () => read(name, inner))];
    }),
  );
}

/**
 * Reads a file by what it holds, whatever its name says. Throws `FileRefusedError`, and nothing else, when nothing can be
 * made of it.
 */
export function readFile(
  bytes: Uint8Array,
  name: string,
  options: ReadOptions,
): ReadResult {
  if (bytes.length === 0) throw new FileRefusedError('vide');
  try {
    if (!isZip(bytes)) {
      const bytesMax = limits.importBytes.max;
      return readText(bytes, {
        ...options,
        name,
        media: [],
        besides: new Set(),
        bytesMax,
      });
    }
    if (bytes.length > limits.importArchiveBytes.max) {
      throw new FileRefusedError('trop-lourd');
    }
    return readArchive(bytes, options);
  } catch (error) {
    if (error instanceof FileRefusedError) throw error;
    // A text nested so deep that no reader comes back, say.
    throw new FileRefusedError('illisible');
  }
}
