import { useState } from 'react';
import { readJeton } from '@/domain/epreuve/jeton.ts';
import { AnswerField } from '../answer-field.tsx';
import type { EpreuvePlayerProps } from '../player-props.ts';
import { CameraPart } from './camera-part.tsx';
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
  const scanner = useScanner((text) => {
    const jeton = readJeton(text);
    setIsOther(jeton === null);
    if (jeton !== null) onAnswer(jeton);
    return jeton !== null;
  });
  const { state } = scanner;
  const isOpen = state === 'ouverture' || state === 'ouvert';
  const words = isOpen && isOther ? 'Ce QR code est d’autre chose.' : '';
  return (
    <div className="space-y-5">
      <CameraPart scanner={scanner}>{`${words} ${stateWords[state]}`.trim()}</CameraPart>
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
