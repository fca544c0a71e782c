import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { PhotoAnswer } from '@/domain/epreuve/kinds/photo.ts';
import { heicText, isHeic } from '@/lib/media/heic.ts';
import { Button } from '@/ui/button.tsx';
import { FieldError, FieldHint } from '@/ui/field-messages.tsx';
import { PhotoButton } from '@/ui/photo-button.tsx';
import type { EpreuvePlayerProps } from '../player-props.ts';
import { PhotoImage } from '@/ui/pictures/photo-image.tsx';

const taken: PhotoAnswer = 'photo';
const without: PhotoAnswer = 'sansphoto';

/** A photo to take, stored on this device; or a look, without a camera. */
export function PhotoPlayer({
  typed,
  onType,
  onAnswer,
  consigneId,
  error,
  photos,
}: EpreuvePlayerProps<'photo'>) {
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [state, setState] = useState<'repos' | 'dessin' | 'heic' | 'illisible'>('repos');
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

  async function take(file: File): Promise<void> {
    setState('dessin');
    try {
      setPhoto(await keeper.current.keep(file));
      setState('repos');
      onType(taken);
    } catch (failure) {
      console.warn('The photo could not be read.', failure);
      setState(isHeic(file) ? 'heic' : 'illisible');
    }
  }

  const problem =
    state === 'heic'
      ? heicText()
      : state === 'illisible'
        ? t`Cette photo n’a pas pu être lue. Prenez-en une autre, ou continuez sans photo.`
        : error;
  const hasPhoto = photo !== null && typed === taken;
  return (
    <div role="group" aria-label={t`Votre photo`} aria-describedby={consigneId}>
      {problem !== undefined && (
        <FieldError id={`${consigneId}-erreur`} isSpoken>
          {problem}
        </FieldError>
      )}
      {hasPhoto && (
        <PhotoImage photo={photo} alt={t`Votre photo`} className="mb-4 max-h-80" />
      )}
      <div className="flex flex-wrap gap-3">
        <PhotoButton
          big={!hasPhoto}
          pending={state === 'dessin'}
          onFile={(file) => void take(file)}
        >
          {hasPhoto ? t`Prendre une autre photo` : t`Prendre une photo`}
        </PhotoButton>
        {!hasPhoto && (
          <Button variant="quiet" onClick={() => onAnswer(without)}>
            {t`Continuer sans photo`}
          </Button>
        )}
      </div>
      {/* Below: in large letters it would push the button out of sight. */}
      <div className="pt-3">
        <FieldHint id={`${consigneId}-aide`}>
          <Trans>
            Elle reste sur cet appareil, sans le lieu ni la date. Personne d’autre ne la
            voit.
          </Trans>
        </FieldHint>
      </div>
    </div>
  );
}
