import { t } from '@lingui/core/macro';
import { Button } from '@/ui/button.tsx';
import { AnswerField } from '../answer-field.tsx';
import type { EpreuvePlayerProps } from '../player-props.ts';

const minus = /^\s*[-−–]/;

/** Changes the sign of a number: the digits' keyboard of an iPhone has no minus. */
function SignButton({
  typed,
  onType,
}: Pick<EpreuvePlayerProps<'nombre'>, 'typed' | 'onType'>) {
  const isNegative = minus.test(typed);
  return (
    <Button
      variant="quiet"
      aria-label={t`Nombre négatif`}
      aria-pressed={isNegative}
      className="-mx-3 text-xl"
      onClick={() => onType(isNegative ? typed.replace(minus, '') : `-${typed}`)}
    >
      ±
    </Button>
  );
}

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
      inputMode="decimal"
      value={typed}
      onValueChange={onType}
      consigneId={consigneId}
      error={error}
      suffix={epreuve.unite === '' ? undefined : epreuve.unite}
      before={<SignButton typed={typed} onType={onType} />}
    />
  );
}
