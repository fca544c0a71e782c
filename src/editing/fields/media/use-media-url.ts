import { useEffect, useState } from 'react';
import { readMedia, type MediaName } from '@/data/parcours/capture-store.ts';

/** A photo or a voice of this device as an address of this page; null while there is none to show. */
export function useMediaUrl(id: string, name: MediaName): string | null {
  const [url, setUrl] = useState<string | null>(null);
  // Object URLs belong to the document: each one made is given back.
  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    readMedia(id, name).then(
      (blob) => {
        if (isGone || blob === null) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      },
      (error: unknown) => console.warn(`${id}/${name} cannot be read.`, error),
    );
    return () => {
      isGone = true;
      setUrl(null);
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [id, name]);
  return url;
}
