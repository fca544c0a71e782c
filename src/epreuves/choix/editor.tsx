import IconAdd from '~icons/lucide/plus';
import IconRemove from '~icons/lucide/trash-2';
import type { Option } from '@/domain/epreuve/epreuve-parts.ts';
import { limits } from '@/domain/limits.ts';
import { Button } from '@/ui/button.tsx';
import { FieldError, FieldHint } from '@/ui/field-messages.tsx';
import type { EpreuveEditorProps } from '../editor-props.ts';
import { RowButton } from '../row-button.tsx';
import { TextField } from '../text-field.tsx';
import { blankOption } from './blank-option.ts';

const champ = 'epreuve.options';

/** Writing the answers to choose from, the right ones ticked. */
export function ChoixEditor({ epreuve, onChange, wiring }: EpreuveEditorProps) {
  const { options } = epreuve;
  const change = (index: number, changes: Partial<Option>) =>
    onChange({
      options: options.map((option, at) =>
        at === index ? { ...option, ...changes } : option,
      ),
    });
  const groupId = wiring.idOf(champ);
  const error = wiring.errorOf(champ);
  return (
    <fieldset id={groupId} aria-describedby={`${groupId}-aide`} className="max-w-mesure">
      <legend className="pb-1 font-bold">Réponses proposées</legend>
      <FieldHint id={`${groupId}-aide`}>
        Cochez la bonne, ou les bonnes. L’ordre change à chaque publication.
      </FieldHint>
      {error !== undefined && <FieldError id={`${groupId}-erreur`}>{error}</FieldError>}
      <ul className="space-y-4 sm:space-y-2">
        {options.map(({ id, texte, juste }, index) => (
          <li key={id} className="flex flex-wrap items-end gap-x-2 sm:flex-nowrap">
            <label className="flex h-12 shrink-0 items-center gap-2">
              <input
                type="checkbox"
                checked={juste}
                onChange={(event) => change(index, { juste: event.target.checked })}
                className="size-6 accent-primaire"
              />
              Bonne
              <span className="sr-only"> réponse, la {index + 1}</span>
            </label>
            <TextField
              wiring={wiring}
              champ={`${champ}.${index}`}
              label={`Réponse ${index + 1}`}
              labelHidden
              max={limits.option.max}
              value={texte}
              onText={(next) => change(index, { texte: next })}
              className="order-first min-w-0 basis-full sm:order-none sm:flex-1 sm:basis-0"
            />
            <RowButton
              icon={<IconRemove aria-hidden="true" className="size-5" />}
              aria-label={`Retirer la réponse ${index + 1}`}
              onClick={() => onChange({ options: options.toSpliced(index, 1) })}
            >
              Retirer
            </RowButton>
          </li>
        ))}
      </ul>
      {options.length < limits.optionCount.max && (
        <Button
          variant="quiet"
          className="mt-2"
          onClick={() => onChange({ options: [...options, blankOption()] })}
        >
          <IconAdd aria-hidden="true" className="size-5" />
          Ajouter une réponse
        </Button>
      )}
    </fieldset>
  );
}
