import { knownMedia } from '@/domain/etape/etape-media.ts';
import { slugify } from '@/domain/commune/slug.ts';
import { FileRefusedError as UnreadError } from '@/domain/exchange/read/found.ts';
import { ownMediaName, ownTextName } from '@/domain/exchange/read/own-names.ts';
import { refusalText } from '../words/refusal-words.ts';
import { limits } from '@/domain/limits.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import type { Saisies } from '@/domain/parcours/saisie-path.ts';
import { parcoursPaths, withKnownPortraits } from '@/domain/parcours/portraits.ts';

/** Why a file cannot be opened, in one sentence for the author. */
export class FileRefusedError extends Error {
  override readonly name = 'FileRefusedError';
}

/** A parcours from a file, with the images and recordings of that file, by their path. */
export type OpenedFile = {
  parcours: Parcours;
  /** Unreadable text in fields of a number or a place, by `etapeId/champ`. */
  saisies: Saisies;
  files: ReadonlyMap<string, Blob>;
};

/** Name of an exported file of this parcours. */
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
 * The text with its images and recordings, as a zip. Unreadable files are left out and named in `missing`. `read` gives the file at a path.
 */
export async function toZipFile(
  parcours: Parcours,
  saisies: OpenedFile['saisies'],
  read: (path: string) => Promise<Blob>,
): Promise<{ file: File; missing: readonly string[] }> {
  const { strToU8, zipSync } = await import('fflate');
  const missing: string[] = [];
  const entries: Record<string, [Uint8Array, { level: 0 | 6 }]> = {
    [ownTextName]: [strToU8(textOf(parcours, saisies)), { level: 6 }],
  };
  for (const path of parcoursPaths(parcours)) {
    try {
      const bytes = new Uint8Array(await (await read(path)).arrayBuffer());
      // Images and sounds are as small as they can be already.
      entries[ownMediaName(path)] = [bytes, { level: 0 }];
    } catch (error) {
      console.warn(`${path} cannot be taken away.`, error);
      missing.push(path);
    }
  }
  const bytes = new Uint8Array(zipSync(entries));
  const type = 'application/zip';
  return { file: new File([bytes], fileNameOf(parcours, 'zip'), { type }), missing };
}

/** Opens a parcours that was taken away, as JSON or as zip. Throws `FileRefusedError`. */
export async function openParcoursFile(file: File): Promise<OpenedFile> {
  try {
    if (file.size > limits.importArchiveBytes.max) throw new UnreadError('trop-lourd');
    const { readOwnFile } = await import('@/domain/exchange/read/own-file.ts');
    const { media, ...own } = readOwnFile(new Uint8Array(await file.arrayBuffer()));
    return { ...own, files: new Map(media.map(({ path, blob }) => [path, blob])) };
  } catch (error) {
    if (!(error instanceof UnreadError)) throw error;
    throw new FileRefusedError(refusalText(error.reason, error.detail), { cause: error });
  }
}

/** The parcours without the images, recordings and films for which `isThere` is false. */
export function withKnownFiles(
  parcours: Parcours,
  isThere: (path: string) => boolean,
): Parcours {
  const etapes = parcours.etapes.map((etape) => knownMedia(etape, isThere));
  return {
    ...parcours,
    etapes,
    aventure: withKnownPortraits(parcours.aventure, isThere),
  };
}
