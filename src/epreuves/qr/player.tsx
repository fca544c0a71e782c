import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { readJeton } from '@/domain/epreuve/jeton.ts';
import { AnswerField } from '../answer-field.tsx';
import type { EpreuvePlayerProps } from '../player-props.ts';
import { CodeReader } from './code-reader.tsx';
import type { ScannerState } from './use-scanner.ts';

const stateWords: Readonly<Partial<Record<ScannerState, MessageDescriptor>>> = {
  ouverture: msg`L’appareil photo s’ouvre…`,
  ouvert: msg`Placez le QR code dans l’image.`,
  refuse: msg`L’appareil photo n’est pas autorisé dans ce navigateur. Écrivez le texte qui est sous le QR code.`,
  absent: msg`L’appareil photo ne répond pas. Écrivez le texte qui est sous le QR code.`,
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
      <CodeReader isMain={typed === ''} onCode={readCode} words={stateWords} />
      <AnswerField
        label={t`Ou le texte écrit sous le QR code`}
        value={typed}
        onValueChange={onType}
        consigneId={consigneId}
        error={error}
      />
    </div>
  );
}
