import { useState } from 'react';
import IconScan from '~icons/lucide/scan-qr-code';
import { readJeton } from '@/domain/epreuve/jeton.ts';
import { Button } from '@/ui/button.tsx';
import { AnswerField } from '../answer-field.tsx';
import type { EpreuvePlayerProps } from '../player-props.ts';
import { useScanner, type ScannerState } from './use-scanner.ts';

const stateWords: Readonly<Record<ScannerState, string>> = {
  ferme: '',
  ouverture: 'L’appareil photo s’ouvre…',
  ouvert: 'Placez le QR code dans l’image.',
  refuse:
    'L’appareil photo n’est pas autorisé dans ce navigateur. Écrivez le texte qui est sous le QR code.',
  absent: 'L’appareil photo ne répond pas. Écrivez le texte qui est sous le QR code.',
};

/** A QR code to find on site: scanned by the camera, or its short text typed. */
export function QrPlayer({
  typed,
  onType,
  onAnswer,
  consigneId,
  error,
}: EpreuvePlayerProps<'qr'>) {
  const [isOther, setIsOther] = useState(false);
  const { state, video, open, close } = useScanner((text) => {
    const jeton = readJeton(text);
    setIsOther(jeton === null);
    if (jeton !== null) onAnswer(jeton);
    return jeton !== null;
  });
  const isOpen = state === 'ouverture' || state === 'ouvert';
  const words = isOpen && isOther ? 'Ce QR code est d’autre chose.' : '';
  return (
    <div className="space-y-5">
      <section aria-label="Appareil photo" className="space-y-3">
        {isOpen && (
          <video
            ref={video}
            muted
            playsInline
            aria-label="Ce que voit l’appareil photo"
            className="max-h-96 w-full rounded-carte bg-fond-creux object-cover"
          />
        )}
        <p role="status">{`${words} ${stateWords[state]}`.trim()}</p>
        {isOpen ? (
          <Button variant="secondary" onClick={close}>
            Fermer l’appareil photo
          </Button>
        ) : (
          <Button variant="secondary" onClick={open}>
            <IconScan aria-hidden="true" className="size-5" />
            Scanner le QR code
          </Button>
        )}
      </section>
      <AnswerField
        label="Ou le texte écrit sous le QR code"
        value={typed}
        onValueChange={onType}
        consigneId={consigneId}
        error={error}
      />
    </div>
  );
}
