import { useEffect, useState } from 'react';
import type { EditorSession } from '../session/editor-session.ts';

export type ImageUrl =
  | { type: 'attente' }
  | { type: 'image'; url: string }
  | { type: 'absente' };

/** The picture at a path of the working copy as an address of this page; it waits while the path is empty. */
export function useImageUrl(session: EditorSession, path: string): ImageUrl {
  const [found, setFound] = useState<{ path: string; image: ImageUrl } | null>(null);
  // Object URLs belong to the document: each one is revoked.
  useEffect(() => {
    if (path === '') return undefined;
    let url: string | undefined;
    let isGone = false;
    session.readImage(path).then(
      (blob) => {
        if (isGone) return;
        url = URL.createObjectURL(blob);
        setFound({ path, image: { type: 'image', url } });
      },
      (error: unknown) => {
        console.warn(`The image ${path} cannot be read.`, error);
        if (!isGone) setFound({ path, image: { type: 'absente' } });
      },
    );
    return () => {
      isGone = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [session, path]);
  return found?.path === path ? found.image : { type: 'attente' };
}
