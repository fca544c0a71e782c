import type { MediaFile } from '@/domain/exchange/read/found.ts';
import { readChosenFile } from './read-chosen-file.ts';

/** Photos of an archive as files that were chosen by themselves. */
export function photoFiles(media: readonly MediaFile[]): File[] {
  return media.map(({ path, blob }) => new File([blob], path.split('/').at(-1) ?? path));
}

/** Chosen files, the archives of photos among them unpacked: iCloud and Google hand over no other. */
export async function unpackPhotos(files: readonly File[]): Promise<File[]> {
  const unpacked = files.map(async (file): Promise<File[]> => {
    if (!/\.zip$/i.test(file.name)) return [file];
    const { signal } = new AbortController();
    const answer = await readChosenFile(
      file,
      {},
      { onProgress: () => undefined, signal },
    );
    const photos = answer?.type === 'lu' ? answer.photos : null;
    return photos === null ? [file] : photoFiles(photos.files);
  });
  return (await Promise.all(unpacked)).flat();
}
