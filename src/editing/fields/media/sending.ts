import type { Image } from '@/domain/etape/image.ts';
import { imageFiles } from '@/domain/etape/image-files.ts';
import type { EditorView } from '../../session/editor-session.ts';

/** From 0 to 1 while an image is being sent, null while it waits for another attempt; undefined with nothing to send. */
export type Sending = number | null | undefined;

/** Upload progress of an image, its smaller copies included. */
export function sendingOf(
  image: Image | null,
  { uploads }: Pick<EditorView, 'uploads'>,
): Sending {
  if (image === null) return undefined;
  const shares = imageFiles(image).map(({ path }) => uploads[path]);
  if (shares.every((share) => share === undefined)) return undefined;
  if (shares.includes(null)) return null;
  // A file without an upload under way has arrived.
  return shares.reduce<number>((sum, share) => sum + (share ?? 1), 0) / shares.length;
}
