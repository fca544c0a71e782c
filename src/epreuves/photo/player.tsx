import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import IconCamera from '~icons/lucide/camera';
import type { PhotoAnswer } from '@/domain/epreuve/photo-answer.ts';
import { Button } from '@/ui/button.tsx';
import { FieldError, FieldHint } from '@/ui/field-messages.tsx';
import type { EpreuvePlayerProps } from '../player-props.ts';
import { PhotoImage } from './photo-image.tsx';

const taken: PhotoAnswer = 'photo';
const without: PhotoAnswer = 'sansphoto';

/** A photo to take, kept on this device; or a look, where no camera can be had. */
export function PhotoPlayer({
  typed,
  onType,
  onAnswer,
  consigneId,
  error,
  photos,
}: EpreuvePlayerProps<'photo'>) {
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [state, setState] = useState<'repos' | 'dessin' | 'illisible'>('repos');
  const input = useRef<HTMLInputElement>(null);
  const keeper = useRef(photos);

  // The tab may have been killed by the camera: the photo is on the device.
  useEffect(() => {
    let isGone = false;
    void keeper.current.read().then((kept) => {
      if (!isGone && kept !== null) setPhoto(kept);
    });
    return () => {
      isGone = true;
    };
  }, []);

  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    // The same photo may be chosen again after a failure.
    target.value = '';
    if (file === undefined) return;
    setState('dessin');
    try {
      setPhoto(await keeper.current.keep(file));
      setState('repos');
      onType(taken);
    } catch (failure) {
      console.warn('The photo could not be read.', failure);
      setState('illisible');
    }
  }

  const problem =
    state === 'illisible'
      ? 'Cette photo n’a pas pu être lue. Prenez-en une autre, ou continuez sans photo.'
      : error;
  const hasPhoto = photo !== null && typed === taken;
  return (
    <div role="group" aria-label="Votre photo" aria-describedby={consigneId}>
      <FieldHint id={`${consigneId}-aide`}>
        Elle reste sur cet appareil, sans le lieu ni la date. Personne d’autre ne la voit.
      </FieldHint>
      {problem !== undefined && (
        <FieldError id={`${consigneId}-erreur`}>{problem}</FieldError>
      )}
      {hasPhoto && (
        <PhotoImage photo={photo} alt="Votre photo" className="mb-4 max-h-80" />
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label="Choisir ou prendre une photo"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => void take(event)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          pending={state === 'dessin'}
          onClick={() => input.current?.click()}
        >
          <IconCamera aria-hidden="true" className="size-5" />
          {hasPhoto ? 'Prendre une autre photo' : 'Prendre une photo'}
        </Button>
        {!hasPhoto && (
          <Button variant="quiet" onClick={() => onAnswer(without)}>
            Continuer sans photo
          </Button>
        )}
      </div>
    </div>
  );
}
