import { useId } from 'react';
import IconAdd from '~icons/lucide/plus';
import IconRemove from '~icons/lucide/trash-2';
import { answerVariants } from '@/domain/epreuve/answer-variants.ts';
import { canonicalText } from '@/domain/epreuve/canonical-answer.ts';
import { limits } from '@/domain/limits.ts';
import { Button } from '@/ui/button.tsx';
import { FieldError, FieldHint } from '@/ui/field-messages.tsx';
import type { EpreuveEditorProps } from '../editor-props.ts';
import { RowButton } from '../row-button.tsx';
import { TextField } from '../text-field.tsx';

const champ = 'epreuve.reponses';

/** The earlier answer that already matches this one, or undefined. */
function twinOf(reponses: readonly string[], index: number): string | undefined {
  const canonical = canonicalText(reponses[index] ?? '');
  if (canonical === null) return undefined;
  return reponses
    .slice(0, index)
    .find((earlier) => canonicalText(earlier) === canonical)
    ?.trim();
}

/** Writing the answers that are accepted. */
export function TexteEditor({ epreuve, onChange, wiring }: EpreuveEditorProps) {
  // There is always a line to write the first answer on.
  const reponses = epreuve.reponses.length === 0 ? [''] : epreuve.reponses;
  const groupId = wiring.idOf(champ);
  const error = wiring.errorOf(champ);
  return (
    <fieldset id={groupId} aria-describedby={`${groupId}-aide`} className="max-w-mesure">
      <legend className="pb-1 font-bold">Réponses acceptées</legend>
      <FieldHint id={`${groupId}-aide`}>
        Majuscules, accents, articles et ponctuation ne comptent pas : « La Tour » et «
        tour » sont une seule réponse. La première est montrée comme solution.
      </FieldHint>
      {error !== undefined && <FieldError id={`${groupId}-erreur`}>{error}</FieldError>}
      <ul className="space-y-2">
        {reponses.map((reponse, index) => {
          const twin = twinOf(reponses, index);
          return (
            // Answers have no id: the place in the list identifies them.
            <li key={index} className="flex flex-wrap items-end gap-x-2 sm:flex-nowrap">
              <TextField
                wiring={wiring}
                champ={`${champ}.${index}`}
                label={`Réponse acceptée ${index + 1}`}
                labelHidden
                hint={
                  twin === undefined
                    ? undefined
                    : `Déjà reconnue grâce à «\u00A0${twin}\u00A0»\u00A0: vous pouvez la retirer.`
                }
                max={limits.reponse.max}
                value={reponse}
                onText={(next) => onChange({ reponses: reponses.with(index, next) })}
                className="min-w-0 basis-full sm:flex-1 sm:basis-0"
              />
              {reponses.length > 1 && (
                <RowButton
                  icon={<IconRemove aria-hidden="true" className="size-5" />}
                  aria-label={`Retirer la réponse acceptée ${index + 1}`}
                  onClick={() => onChange({ reponses: reponses.toSpliced(index, 1) })}
                >
                  Retirer
                </RowButton>
              )}
            </li>
          );
        })}
      </ul>
      <VariantOffer
        reponses={reponses}
        onAdd={(variant) =>
          onChange({
            reponses: [...reponses.filter((reponse) => reponse !== ''), variant],
          })
        }
      />
      {reponses.length < limits.reponseCount.max && (
        <Button
          variant="quiet"
          className="mt-2"
          onClick={() => onChange({ reponses: [...reponses, ''] })}
        >
          <IconAdd aria-hidden="true" className="size-5" />
          Ajouter une réponse acceptée
        </Button>
      )}
    </fieldset>
  );
}

type VariantOfferProps = {
  reponses: readonly string[];
  onAdd: (variant: string) => void;
};

/** Other likely answers, each accepted by one press. */
function VariantOffer({ reponses, onAdd }: VariantOfferProps) {
  const labelId = useId();
  const variants = answerVariants(reponses);
  if (variants.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-baseline gap-x-2 gap-y-1">
      <p id={labelId} className="text-texte-doux">
        À accepter aussi ?
      </p>
      <ul aria-labelledby={labelId} className="contents">
        {variants.map((variant) => (
          <li key={variant}>
            <RowButton
              icon={<IconAdd aria-hidden="true" className="size-5" />}
              aria-label={`Accepter aussi «\u00A0${variant}\u00A0»`}
              onClick={() => onAdd(variant)}
            >
              {variant}
            </RowButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
