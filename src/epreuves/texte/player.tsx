import { t } from '@lingui/core/macro';
import { AnswerField } from '../answer-field.tsx';
import type { EpreuvePlayerProps } from '../player-props.ts';

/** A word or a sentence to type. */
export function TextePlayer({
  typed,
  onType,
  consigneId,
  error,
}: EpreuvePlayerProps<'texte'>) {
  return (
    <AnswerField
      label={t`Votre réponse`}
      value={typed}
      onValueChange={onType}
      consigneId={consigneId}
      error={error}
    />
  );
}
