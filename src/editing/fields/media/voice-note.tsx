import { useState, useEffect } from 'react';
import IconRemove from '~icons/lucide/trash-2';
import { dropMedia, readMedia, type MediaName } from '@/data/parcours/capture-store.ts';
import { Button } from '@/ui/button.tsx';

/** A photo or a voice of this device as an address of this page; null without one. */
export function useMediaUrl(id: string, name: MediaName): string | null {
  const [url, setUrl] = useState<string | null>(null);
  // Object URLs belong to the document: each one is revoked.
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

/** Voice note of an étape, beside its story, until it is written. Empty without a note. */
export function VoiceNote({ etapeId }: { etapeId: string }) {
  const url = useMediaUrl(etapeId, 'voix');
  const [isDropped, setIsDropped] = useState(false);
  const drop = async () => {
    try {
      await dropMedia(etapeId, 'voix');
      setIsDropped(true);
    } catch (error) {
      console.warn('The voice cannot be dropped.', error);
    }
  };
  if (url === null || isDropped) return null;
  return (
    <div role="group" aria-label="Note de vive voix" className="max-w-mesure space-y-2">
      <p className="font-bold">Votre note de vive voix</p>
      <p className="text-texte-doux">
        Elle n’est que sur cet appareil, et personne d’autre ne l’entend.
      </p>
      <Voice url={url} />
      <Button variant="quiet" onClick={() => void drop()}>
        <IconRemove aria-hidden="true" className="size-5" />
        Effacer cette note
      </Button>
    </div>
  );
}

/** A voice to listen to. */
export function Voice({ url }: { url: string }) {
  return (
    // The author's note to themself: never published.
    <audio controls src={url} className="w-full max-w-mesure">
      <track kind="captions" />
    </audio>
  );
}
