import { readJeton } from '@/domain/epreuve/jeton.ts';
import { AnswerField } from '../answer-field.tsx';
import type { EpreuvePlayerProps } from '../player-props.ts';
import { CodeReader } from './code-reader.tsx';
import type { ScannerState } from './use-scanner.ts';

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
  function readCode(text: string): boolean {
    const jeton = readJeton(text);
    if (jeton !== null) onAnswer(jeton);
    return jeton !== null;
  }

  return (
    <div className="space-y-5">
      <CodeReader onCode={readCode} words={stateWords} />
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
