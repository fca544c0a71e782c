import { t } from '@lingui/core/macro';
import { AnswerField } from '../answer-field.tsx';
import type { EpreuvePlayerProps } from '../player-props.ts';

/** A number to type, with its unit beside it. */
export function NombrePlayer({
  epreuve,
  typed,
  onType,
  consigneId,
  error,
}: EpreuvePlayerProps<'nombre'>) {
  return (
    <AnswerField
      label={t`Votre réponse, en chiffres`}
      // The digits' keyboard of an iPhone has no minus.
      inputMode={epreuve.negatif === true ? 'text' : 'decimal'}
      value={typed}
      onValueChange={onType}
      consigneId={consigneId}
      error={error}
      suffix={epreuve.unite === '' ? undefined : epreuve.unite}
    />
  );
}
