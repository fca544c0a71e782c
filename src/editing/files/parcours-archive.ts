import { isReadable } from '@/data/parcours/draft-repository.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import { etapePaths } from '@/domain/etape/etape-paths.ts';
import { slugify } from '@/domain/commune/slug.ts';
import { isNewer, isNewerParcours } from '@/domain/format.ts';
import { newerAdvice, newerSentence } from '@/lib/errors/error-message.ts';
import { completeParcours } from '@/domain/parcours/complete-parcours.ts';
import { parcoursSchema, type Parcours } from '@/domain/parcours/parcours.ts';
import { parcoursPaths, withKnownPortraits } from '@/domain/parcours/portraits.ts';

/** Why a file cannot be opened, in one sentence for the author. */
export class FileRefusedError extends Error {
  override readonly name = 'FileRefusedError';
}

/** A parcours out of a file, with the images and recordings that came with it, by their path. */
export type OpenedFile = {
  parcours: Parcours;
  /** What was typed in fields that read a number or a place and could not, by `etapeId/champ`. */
  saisies: Readonly<Record<string, string>>;
  files: ReadonlyMap<string, Blob>;
};

const textName = 'parcours.json';
const mediaFolder = 'medias/';
/** No parcours is that large; a file that swells beyond is no parcours either. */
const textBytesMax = 10 * 1024 * 1024;
const archiveBytesMax = 400 * 1024 * 1024;

const typeByExtension: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
};

function nameOf(path: string): string {
  return path.split('/').at(-1) ?? path;
}

/** What a file of this parcours is called once it is taken away. */
export function fileNameOf({ titre }: Parcours, extension: 'json' | 'zip'): string {
  return `${slugify(titre) || 'parcours'}.${extension}`;
}

/** A plain parcours, unless something was typed that could not be read. */
function textOf(parcours: Parcours, saisies: OpenedFile['saisies']): string {
  const isPlain = Object.keys(saisies).length === 0;
  return JSON.stringify(isPlain ? parcours : { parcours, saisies }, null, 2);
}

/** The text alone, in the format that `/defaultFormData` explains. */
export function toJsonFile(parcours: Parcours, saisies: OpenedFile['saisies']): File {
  const text = textOf(parcours, saisies);
  return new File([text], fileNameOf(parcours, 'json'), { type: 'application/json' });
}

/**
 * The text with its images and recordings, as a zip. What cannot be read is left out and named in `missing`. `read`
 * gives the file at a path.
 */
export async function toZipFile(
  parcours: Parcours,
  saisies: OpenedFile['saisies'],
  read: (path: string) => Promise<Blob>,
): Promise<{ file: File; missing: readonly string[] }> {
  const { strToU8, zipSync } = await import('fflate');
  const missing: string[] = [];
  const entries: Record<string, [Uint8Array, { level: 0 | 6 }]> = {
    [textName]: [strToU8(textOf(parcours, saisies)), { level: 6 }],
  };
  for (const path of parcoursPaths(parcours)) {
    try {
      const bytes = new Uint8Array(await (await read(path)).arrayBuffer());
      // Images and sounds are as small as they can be already.
      entries[mediaFolder + nameOf(path)] = [bytes, { level: 0 }];
    } catch (error) {
      console.warn(`${path} cannot be taken away.`, error);
      missing.push(path);
    }
  }
  const bytes = new Uint8Array(zipSync(entries));
  const type = 'application/zip';
  return { file: new File([bytes], fileNameOf(parcours, 'zip'), { type }), missing };
}

/** A plain parcours, or one beside what could not be read in its fields. */
function parcoursIn(value: unknown): Omit<OpenedFile, 'files'> | null {
  if (isNewer('archive', value) || isNewerParcours(value)) {
    throw new FileRefusedError(`${newerSentence('fichier')}. ${newerAdvice}`);
  }
  const isObject = typeof value === 'object' && value !== null;
  if (isObject && 'parcours' in value) {
    const inner = parcoursIn(value.parcours);
    const saisies = 'saisies' in value ? textsIn(value.saisies) : {};
    return inner === null ? null : { ...inner, saisies };
  }
  const parsed = parcoursSchema.safeParse(value);
  if (parsed.success) return { parcours: parsed.data, saisies: {} };
  // A text that is too long can be shortened here; `isReadable` says that nothing else is wrong.
  if (!isReadable(value)) return null;
  return { parcours: completeParcours(value as Parcours), saisies: {} };
}

function textsIn(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts.slice(0, 500));
}

function parseText(text: string): Omit<OpenedFile, 'files'> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new FileRefusedError('Ce fichier n’est ni un parcours ni une archive zip.', {
      cause: error,
    });
  }
  const found = parcoursIn(value);
  if (found !== null) return found;
  throw new FileRefusedError(
    'Ce fichier n’a pas la forme d’un parcours. La page « Le parcours vierge » dit ce qui ne va pas.',
  );
}

async function unzipped(file: File): Promise<Record<string, Uint8Array>> {
  const { unzipSync } = await import('fflate');
  let bytesLeft = archiveBytesMax;
  try {
    return unzipSync(new Uint8Array(await file.arrayBuffer()), {
      filter: ({ name, originalSize }) => {
        const isWanted = name === textName || name.startsWith(mediaFolder);
        if (!isWanted) return false;
        bytesLeft -= originalSize;
        return bytesLeft >= 0;
      },
    });
  } catch (error) {
    throw new FileRefusedError('Cette archive zip est abîmée : elle ne s’ouvre pas.', {
      cause: error,
    });
  }
}

/** Of the names in an archive, the files that the parcours shows, by the path it gives them. */
function filesOf(
  parcours: Parcours,
  entries: Readonly<Record<string, Uint8Array>>,
): Map<string, Blob> {
  const files = new Map<string, Blob>();
  for (const path of parcoursPaths(parcours)) {
    const bytes = entries[mediaFolder + nameOf(path)];
    const type = typeByExtension[path.split('.').at(-1)?.toLowerCase() ?? ''];
    if (bytes !== undefined && type !== undefined) {
      files.set(path, new Blob([new Uint8Array(bytes)], { type }));
    }
  }
  return files;
}

async function openZip(file: File): Promise<OpenedFile> {
  if (file.size > archiveBytesMax) {
    throw new FileRefusedError(
      'Cette archive dépasse 400 Mo : aucun parcours n’est aussi grand.',
    );
  }
  const entries = await unzipped(file);
  const text = entries[textName];
  if (text === undefined) {
    throw new FileRefusedError('Il n’y a pas de parcours dans cette archive zip.');
  }
  const found = parseText(new TextDecoder().decode(text));
  return { ...found, files: filesOf(found.parcours, entries) };
}

/** Opens a parcours that was taken away, as JSON or as zip. Throws `FileRefusedError`. */
export async function openParcoursFile(file: File): Promise<OpenedFile> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isZip = start[0] === 0x50 && start[1] === 0x4b;
  if (isZip) return openZip(file);
  if (file.size > textBytesMax) {
    throw new FileRefusedError(
      'Ce fichier dépasse 10 Mo : aucun parcours n’est aussi grand.',
    );
  }
  return { ...parseText(await file.text()), files: new Map() };
}

/** The étape without the image or the recording that `isThere` does not know. */
function withoutMissing(etape: Etape, isThere: (path: string) => boolean): Etape {
  const { image, audio } = etape;
  const hasImage = image !== null && etapePaths({ image, audio: '' }).every(isThere);
  return {
    ...etape,
    image: hasImage ? image : null,
    audio: audio !== '' && isThere(audio) ? audio : '',
  };
}

/** The parcours without the images and recordings that `isThere` does not know. */
export function withKnownFiles(
  parcours: Parcours,
  isThere: (path: string) => boolean,
): Parcours {
  const etapes = parcours.etapes.map((etape) => withoutMissing(etape, isThere));
  return {
    ...parcours,
    etapes,
    aventure: withKnownPortraits(parcours.aventure, isThere),
  };
}
