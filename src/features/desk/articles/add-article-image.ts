import type { Services } from '@/data/firebase/services.ts';
import { mediaRepository } from '@/data/media/media-repository.ts';

/** A shrunk picture, and its size in pixels. */
export type ReadyImage = { blob: Blob; largeur: number; hauteur: number };

/** Sends a chosen file; returns its path. Throws `ArticleImageError` or one of the data errors. */
export type AddArticleImage = (
  file: Blob,
  onProgress: (progress: number) => void,
) => Promise<string>;

/** The file cannot be taken; the message is for the admin. */
export class ArticleImageError extends Error {
  override readonly name = 'ArticleImageError';
}

/** A new path for a picture, with its size in the name: pages reserve the right room. */
export function freshArticleImagePath({ blob, largeur, hauteur }: ReadyImage): string {
  const name = crypto.randomUUID().replaceAll('-', '').slice(0, 20);
  const extension = blob.type === 'image/webp' ? 'webp' : 'jpg';
  return `articles/${name}-${largeur}x${hauteur}.${extension}`;
}

/** Creates the sender of article pictures: `prepare` shrinks a chosen file, or throws `ArticleImageError`. */
export function createArticleImageAdder(
  services: Services,
  prepare: (file: Blob) => Promise<ReadyImage>,
): AddArticleImage {
  return async (file, onProgress) => {
    const image = await prepare(file);
    const path = freshArticleImagePath(image);
    await mediaRepository(services).upload({ path, blob: image.blob, onProgress });
    return path;
  };
}
