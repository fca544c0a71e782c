import { isNewer, isNewerParcours } from '../../format.ts';
import { completeParcours, isReadable } from '../../parcours/complete-parcours.ts';
import { parcoursSchema, type Parcours } from '../../parcours/parcours.ts';
import { parcoursPaths } from '../../parcours/portraits.ts';
import type { Saisies } from '../../parcours/saisie-path.ts';
import { limits } from '../../limits.ts';
import { FileRefusedError, type MediaFile } from './found.ts';
import { ownMediaName, ownTextName } from './own-names.ts';
import { isZip, readZip } from './zip-entries.ts';

// THE reader of our own files: a parcours as JSON, alone or in an archive with its media.

/** A parcours of ours, with unreadable texts of number and place fields, by `etapeId/champ`. */
export type OwnParcours = {
  parcours: Parcours;
  saisies: Saisies;
};

/** Most such texts read: a parcours has fewer of these fields. */
const saisieCountMax = 500;

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function textsIn(value: unknown): Record<string, string> {
  if (!isObject(value)) return {};
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts.slice(0, saisieCountMax));
}

/**
 * The parcours of a JSON value: plain, or beside its unreadable input. Its texts may be too long, which its author can mend. Throws
 * `FileRefusedError` with the place of the first fault.
 */
export function readOwnParcours(json: unknown): OwnParcours {
  const isCopy = isObject(json) && 'parcours' in json;
  const value = isCopy ? json.parcours : json;
  if (isNewer('archive', json) || isNewerParcours(value)) {
    throw new FileRefusedError('nouvelle-version');
  }
  const saisies = isCopy && 'saisies' in json ? textsIn(json.saisies) : {};
  const parsed = parcoursSchema.safeParse(value);
  if (parsed.success) return { parcours: parsed.data, saisies };
  if (isReadable(value))
    return { parcours: completeParcours(value as Parcours), saisies };
  const issue = parsed.error.issues.find(({ code }) => code !== 'too_big');
  throw new FileRefusedError(
    'parcours-invalide',
    issue?.path.map(String).join('.') ?? '',
  );
}

/** Files beside a parcours that it uses, under its own paths. */
export function ownMedia(parcours: Parcours, media: readonly MediaFile[]): MediaFile[] {
  const blobByPath = new Map(media.map(({ path, blob }) => [path, blob]));
  return parcoursPaths(parcours).flatMap((path) => {
    const blob = blobByPath.get(path) ?? blobByPath.get(ownMediaName(path));
    return blob === undefined ? [] : [{ path, blob }];
  });
}

const mediaTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  avif: 'image/avif',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  mp4: 'video/mp4',
};

/** Extension of a name, without its dot and in lower case; empty without one. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The images, recordings and films of an archive, by its names. */
export function mediaIn(
  entries: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
): MediaFile[] {
  return [...entries].flatMap(([path, bytes]) => {
    const type = mediaTypes[extensionOf(path)];
    return type === undefined ? [] : [{ path, blob: new Blob([bytes], { type }) }];
  });
}

function parse(text: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    throw new FileRefusedError('illisible');
  }
}

/** A parcours downloaded from this site, as JSON or as an archive with its files. Throws `FileRefusedError` for another file. */
export function readOwnFile(
  bytes: Uint8Array,
): OwnParcours & { media: readonly MediaFile[] } {
  const entries = isZip(bytes) ? readZip(bytes) : null;
  const text = entries === null ? bytes : entries.get(ownTextName);
  if (text === undefined) throw new FileRefusedError('archive-sans-parcours');
  if (text.length === 0) throw new FileRefusedError('vide');
  const { importBytes, importUnzippedBytes } = limits;
  const { max } = entries === null ? importBytes : importUnzippedBytes;
  if (text.length > max) throw new FileRefusedError('trop-lourd');
  const own = readOwnParcours(parse(text));
  return {
    ...own,
    media: ownMedia(own.parcours, entries === null ? [] : mediaIn(entries)),
  };
}
