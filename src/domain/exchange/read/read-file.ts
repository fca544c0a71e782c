import { gunzipSync } from 'fflate';
import { limits } from '../../limits.ts';
import type { SaidRoles } from './columns.ts';
import { kindOfArchive, kindOfBytes, reasonOfRoot } from './file-kinds.ts';
import { readFileText, type FileText } from './file-text.ts';
import {
  FileRefusedError,
  remark,
  type FileContent,
  type Format,
  type FoundWalk,
  type MediaFile,
  type Remark,
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
import { headOf, walkOfTable } from './read-table.ts';
import { readTcx } from './read-tcx.ts';
import { geoJsonOfLayer, layersIn } from './shapefile.ts';
import { readSheets } from './workbook.ts';
import { readZip } from './zip-entries.ts';

/** A file as its reader gets it. */
type ReadableFile = {
  file: FileText;
  /** Extension of its name. */
  extension: string;
  /** The value of a JSON text; undefined if invalid. */
  json: unknown;
  /** Pictures and recordings beside it. */
  media: readonly MediaFile[];
  /** The other files of its archive. */
  besides: ReadonlySet<string>;
  /** The author's names of its columns. */
  said: SaidRoles | undefined;
  /** Epoch milliseconds. */
  now: number;
};

type Reader = {
  format: Format;
  /** Display name of the format. */
  nom: string;
  /** Extensions of its files. */
  extensions: readonly string[];
  recognises: (readable: ReadableFile) => boolean;
  read: (readable: ReadableFile) => FileContent;
};

/** THE readable formats, a module and a row each, in order of recognition by content. */
const readers: readonly Reader[] = [
  {
    format: 'gpx',
    nom: 'GPX',
    extensions: ['gpx'],
    recognises: ({ file }) => file.root === 'gpx',
    read: ({ file, ...beside }) => readGpx(file, beside),
  },
  {
    format: 'kml',
    nom: 'KML',
    extensions: ['kml', 'kmz'],
    recognises: ({ file }) => file.root === 'kml',
    read: ({ file, besides, said }) => readKml(file, besides, said),
  },
  {
    format: 'tcx',
    nom: 'TCX',
    extensions: ['tcx'],
    recognises: ({ file }) => file.root === 'trainingcenterdatabase',
    read: ({ file }) => readTcx(file),
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
    read: ({ json, file, said }) => readUmap(json, file.remarks, said),
  },
  {
    format: 'geojson',
    nom: 'GeoJSON',
    extensions: ['geojson', 'json', 'geojsonl', 'geojsons', 'ndjson', 'jsonl'],
    recognises: ({ json }) => featuresOf(json) !== null,
    read: ({ json, file, said }) => readGeoJson(json, file.remarks, said),
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
    recognises: ({ file: { text, root }, json, extension }) =>
      json === undefined &&
      root === null &&
      text.trim() !== '' &&
      (looksLikeCsv(text) || (/^[ct]sv$/.test(extension) && !text.includes('\0'))),
    read: ({ file, said }) => readCsv(file, said),
  },
];

/** The values of a text with one per line; null if invalid. */
function jsonLines(text: string): unknown[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  try {
    return lines.length > 1 ? lines.map((line): unknown => JSON.parse(line)) : null;
  } catch {
    return null;
  }
}

function jsonOf(text: string): unknown {
  // Text sequences begin each value with a mark (RFC 8142).
  const bare = text.replaceAll('\u001E', '');
  if (!/^\s*[[{]/.test(bare)) return undefined;
  try {
    return JSON.parse(bare);
  } catch {
    const lines = jsonLines(bare);
    if (lines === null) throw new FileRefusedError('json-abime');
    return lines;
  }
}

/** Refusal of a text without a reader. */
function refusalOf({ file, json, extension }: ReadableFile): FileRefusedError {
  const { text, root } = file;
  if (text.trim() === '') return new FileRefusedError('vide');
  const isTopology = /"type"\s*:\s*"Topology"/.test(text.slice(0, 2_000));
  if (json !== undefined) {
    return new FileRefusedError(isTopology ? 'topojson' : 'json-inconnu');
  }
  if (root !== null) return new FileRefusedError(reasonOfRoot(root, extension), root);
  // The other parts of a shapefile are useless alone.
  const isPart = /^(?:shx|dbf|prj|cpg|qpj)$/.test(extension);
  return new FileRefusedError(isPart ? 'shapefile-incomplet' : 'illisible');
}

export type ReadResult = {
  content: FileContent;
  /** Display name of its format. */
  nom: string;
};

/** Options of reading a file, beside its bytes. */
export type ReadOptions = {
  /** Epoch milliseconds. */
  now: number;
  /** The author's names of table columns. */
  said?: SaidRoles | undefined;
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
  const { name, media, besides, now, said, onProgress } = entry;
  if (bytes.length > entry.bytesMax) throw new FileRefusedError('trop-lourd');
  const file = { ...readFileText(bytes), onProgress };
  const extension = extensionOf(name);
  const json = jsonOf(file.text);
  const readable: ReadableFile = { file, extension, json, media, besides, said, now };
  const reader = readers.find(({ recognises }) => recognises(readable));
  if (reader === undefined) throw refusalOf(readable);
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

/**
 * A single compressed file: « balade.gpx.gz ». Its last four bytes give the unpacked size (RFC 1952, §2.3.1): the library takes this much
 * memory, and no more.
 */
function unpackGzip(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 18) throw new FileRefusedError('archive-abimee');
  if (view.getUint32(bytes.length - 4, true) > limits.importUnzippedBytes.max) {
    throw new FileRefusedError('archive-trop-grande');
  }
  try {
    return gunzipSync(bytes);
  } catch {
    throw new FileRefusedError('archive-abimee');
  }
}

/** More sheets than this are not even offered. */
const sheetsMax = 40;

/** A workbook: a walk per sheet with known columns; if there is none, the first sheet, to be asked about. */
async function readWorkbook(
  entries: ReadonlyMap<string, Uint8Array>,
  { said }: ReadOptions,
): Promise<ReadResult> {
  const sheets = await readSheets(entries);
  if (sheets.length === 0) throw new FileRefusedError('vide');
  const known = sheets.filter(({ rows }) => (headOf(rows)?.rank ?? 0) > 1);
  const taken = (known.length === 0 ? sheets.slice(0, 1) : known).slice(0, sheetsMax);
  const others = sheets.filter((sheet) => !taken.includes(sheet)).map(({ name }) => name);
  const left = remark('feuilles-laissees', others.length, others.slice(0, 8).join(', '));
  const walks = taken.map(({ name, rows }) =>
    walkOfTable(rows, { said, titre: taken.length > 1 ? name : '', remarks: left }),
  );
  const nom =
    taken.length === 1 && sheets.length > 1
      ? `, feuille «\u00A0${taken[0]?.name ?? ''}\u00A0»`
      : '';
  return { content: { type: 'balades', walks }, nom: `classeur${nom}` };
}

/** A layer of a shapefile, as the GeoJSON that it becomes. */
async function readLayer(
  layer: Parameters<typeof geoJsonOfLayer>[0],
  { said }: ReadOptions,
): Promise<ReadResult> {
  const content = readGeoJson(await geoJsonOfLayer(layer), [], said);
  return { content, nom: 'shapefile' };
}

/** Reads a file by its first bytes, alone or in an archive. Throws `FileRefusedError` with its kind if unsupported. */
async function readBytes(
  bytes: Uint8Array,
  entry: Entry,
  depth: number,
): Promise<ReadResult> {
  const kind = kindOfBytes(bytes);
  if (kind === null) return readText(bytes, entry);
  if ('refused' in kind) throw new FileRefusedError(kind.refused);
  switch (kind.read) {
    case 'archive':
      return await readArchive(bytes, entry, depth);
    case 'gzip': {
      const name = entry.name.replace(/\.gz$/i, '');
      if (depth > depthMax) throw new FileRefusedError('archive-sans-parcours');
      const bytesMax = limits.importUnzippedBytes.max;
      return await readBytes(unpackGzip(bytes), { ...entry, name, bytesMax }, depth + 1);
    }
    case 'shapefile':
      return await readLayer({ shp: bytes }, entry);
  }
}

/** Other files that people may take for a walk: the error names their kind. */
const otherWalks = /\.(?:zip|gz|xlsx?|xlsm|ods|fit|gpkg|loc|osm|docx?|odt|pdf)$/i;

/** Not the doubles that macOS adds, nor hidden files. */
function isShown(name: string): boolean {
  return !/(?:^|\/)(?:__MACOSX|\.)/.test(name) && !name.endsWith('/');
}

/** The files of an archive that may be walks: walks and tables first, then archives and files of other kinds. */
function walkNames(names: readonly string[]): string[] {
  const isText = (name: string) =>
    readers.some(({ extensions }) => extensions.includes(extensionOf(name)));
  return [
    ...names.filter(isText),
    ...names.filter((name) => !isText(name) && otherWalks.test(name)),
  ];
}

/** The name of an entry as its archive may link it, and without its ending as a title. */
function bareName(name: string): string {
  return (name.split('/').at(-1) ?? name).replace(/\.[a-z0-9]+$/i, '');
}

/** The walks of an archive, with distinct names: their own, else those of their files. */
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

async function tryEntry(name: string, read: () => Promise<ReadResult>): Promise<Tried> {
  try {
    return { name, result: await read() };
  } catch (error) {
    if (error instanceof FileRefusedError) return { name, refusal: error };
    return { name, refusal: new FileRefusedError('illisible') };
  }
}

/** A text that an archive may hold beside a walk. */
function isNote(name: string): boolean {
  return /\.(?:txt|json)$/i.test(name);
}

/** True if an unreadable entry was meant as a walk, unlike a note to the reader. */
function isMissed(tried: Tried): boolean {
  if (!('refusal' in tried)) return false;
  const { reason } = tried.refusal;
  return reason !== 'lien-seul' && !(isNote(tried.name) && reason !== 'trop-lourd');
}

/** Merges the walks of several files. An unreadable file does not refuse the others. */
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
  if (read.every(({ result }) => result.content.type === 'photos')) return first.result;
  const missed = all.filter(isMissed).map(({ name }) => name);
  const left = remark('fichiers-laisses', missed.length, missed.slice(0, 5).join(', '));
  const files = read.flatMap(({ name, result: { content } }) =>
    content.type === 'balades' ? [{ name, ...content }] : [],
  );
  const walks = files.length > 1 ? namedWalks(files) : (files[0]?.walks ?? []);
  return {
    content: {
      type: 'balades',
      walks: walks.map((walk) => ({ ...walk, remarks: [...left, ...walk.remarks] })),
      media: files.flatMap(({ media = [] }) => media),
    },
    nom: first.result.nom,
  };
}

/** An archive in an archive in an archive is no way to hand over a walk. */
const depthMax = 2;

/** The pictures that no point of the walks shows. */
function leftImages(walks: readonly FoundWalk[], photos: readonly MediaFile[]): Remark[] {
  const shown = new Set(walks.flatMap(({ points }) => points.map(({ image }) => image)));
  const left = photos.map(({ path }) => path).filter((path) => !shown.has(path));
  return remark('images-laissees', left.length, left.slice(0, 5).join(', '));
}

/** Walks with the pictures that their points show, from their archive. */
function withPhotos(result: ReadResult, photos: readonly MediaFile[]): ReadResult {
  const { content } = result;
  if (content.type !== 'balades' || photos.length === 0) return result;
  const left = leftImages(content.walks, photos);
  const walks = content.walks.map((walk) => ({
    ...walk,
    remarks: [...walk.remarks, ...left],
  }));
  const media = [...photos, ...(content.media ?? [])];
  return { ...result, content: { type: 'balades', walks, media } };
}

function isPhoto(bytes: Uint8Array): boolean {
  const kind = kindOfBytes(bytes);
  return kind !== null && 'refused' in kind && kind.refused === 'photo';
}

async function readArchive(
  bytes: Uint8Array,
  options: ReadOptions,
  depth = 1,
): Promise<ReadResult> {
  const entries = readZip(bytes);
  const kind = kindOfArchive(entries);
  if (kind !== null && 'refused' in kind) throw new FileRefusedError(kind.refused);
  if (kind !== null) return await readWorkbook(entries, options);
  if (depth > depthMax) throw new FileRefusedError('archive-sans-parcours');
  const media = mediaIn(entries);
  const besides = new Set(entries.keys());
  const read = (name: string, inner: Uint8Array): Promise<ReadResult> => {
    const bytesMax = limits.importUnzippedBytes.max;
    return readBytes(inner, { ...options, name, media, besides, bytesMax }, depth + 1);
  };
  const own = entries.get(ownTextName);
  if (own !== undefined) return await read(ownTextName, own);
  const shown = [...entries].filter(([name]) => isShown(name));
  const photos = shown
    .filter(([, inner]) => isPhoto(inner))
    .map(([path, inner]) => ({ path, blob: new Blob([inner]) }));
  const layers = layersIn(entries);
  const names = walkNames(shown.map(([name]) => name));
  if (photos.length > 0 && layers.size === 0 && names.every(isNote)) {
    const paths = new Set(photos.map(({ path }) => path));
    const others = shown.map(([name]) => name).filter((name) => !paths.has(name));
    const left = remark('fichiers-laisses', others.length, others.slice(0, 5).join(', '));
    return {
      content: { type: 'photos', photos, remarks: left },
      nom: 'archive de photos',
    };
  }
  const tried: Tried[] = [];
  for (const [name, layer] of layers) {
    tried.push(await tryEntry(name, () => readLayer(layer, options)));
  }
  // In sequence: each may need the memory of an archive.
  for (const name of names) {
    const inner = entries.get(name);
    if (inner !== undefined) tried.push(await tryEntry(name, () => read(name, inner)));
  }
  if (tried.length === 0) {
    const some = shown.slice(0, 5).map(([name]) => name);
    throw new FileRefusedError('archive-sans-parcours', some.join(', '));
  }
  return withPhotos(joinTried(tried), photos);
}

/** Reads a file by its content, whatever its name. Rejects only with `FileRefusedError`, if it cannot be read. */
export async function readFile(
  bytes: Uint8Array,
  name: string,
  options: ReadOptions,
): Promise<ReadResult> {
  if (bytes.length === 0) throw new FileRefusedError('vide');
  if (bytes.length > limits.importArchiveBytes.max)
    throw new FileRefusedError('trop-lourd');
  const bytesMax = limits.importBytes.max;
  const media: readonly MediaFile[] = [];
  try {
    const entry = { ...options, name, media, besides: new Set<string>(), bytesMax };
    return await readBytes(bytes, entry, 1);
  } catch (error) {
    if (error instanceof FileRefusedError) throw error;
    // For example, text nested too deep for any reader.
    throw new FileRefusedError('illisible');
  }
}
