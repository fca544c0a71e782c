import type { ReactNode } from 'react';
import IconDown from '~icons/lucide/arrow-down';
import IconUp from '~icons/lucide/arrow-up';
import IconAdd from '~icons/lucide/plus';
import IconRemove from '~icons/lucide/trash-2';
import type { Option } from '@/domain/epreuve/epreuve-parts.ts';
import { limits } from '@/domain/limits.ts';
import { Button } from '@/ui/button.tsx';
import { FieldError, FieldHint } from '@/ui/field-messages.tsx';
import { blankOption } from './choix/blank-option.ts';
import type { EpreuveEditorProps } from './editor-props.ts';
import { moved } from './moved.ts';
import { RowButton } from './row-button.tsx';

type ElementRowsProps = EpreuveEditorProps & {
  legend: string;
  hint: string;
  /** « l’élément », « la paire »: the noun of a row, with its article. */
  noun: string;
  addLabel: string;
  /** Rows have an order of their own, which buttons change. */
  ordered?: boolean | undefined;
  /** The fields of one row. */
  row: (option: Option, index: number) => ReactNode;
};

const champ = 'epreuve.options';

/** A list of texts, each in its row: added, deleted, and moved if their order counts. */
export function ElementRows({
  epreuve,
  onChange,
  wiring,
  legend,
  hint,
  noun,
  addLabel,
  ordered = false,
  row,
}: ElementRowsProps) {
  const { options } = epreuve;
  const groupId = wiring.idOf(champ);
  const error = wiring.errorOf(champ);
  const move = (index: number, by: -1 | 1) =>
    onChange({ options: moved(options, index, by) });
  return (
    <fieldset id={groupId} aria-describedby={`${groupId}-aide`} className="max-w-mesure">
      <legend className="pb-1 font-bold">{legend}</legend>
      <FieldHint id={`${groupId}-aide`}>{hint}</FieldHint>
      {error !== undefined && <FieldError id={`${groupId}-erreur`}>{error}</FieldError>}
      <ol className="space-y-4">
        {options.map((option, index) => (
          <li key={option.id} className="flex flex-wrap items-end gap-x-2 gap-y-1">
            {row(option, index)}
            {ordered && (
              <>
                <RowButton
                  icon={<IconUp aria-hidden="true" className="size-5" />}
                  aria-label={`Monter ${noun} ${index + 1}`}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                >
                  <span className="sr-only">Monter</span>
                </RowButton>
                <RowButton
                  icon={<IconDown aria-hidden="true" className="size-5" />}
                  aria-label={`Descendre ${noun} ${index + 1}`}
                  disabled={index === options.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <span className="sr-only">Descendre</span>
                </RowButton>
              </>
            )}
            <RowButton
              icon={<IconRemove aria-hidden="true" className="size-5" />}
              aria-label={`Retirer ${noun} ${index + 1}`}
              onClick={() => onChange({ options: options.toSpliced(index, 1) })}
            >
              Retirer
            </RowButton>
          </li>
        ))}
      </ol>
      {options.length < limits.elementCount.max && (
        <Button
          variant="quiet"
          className="mt-2"
          onClick={() => onChange({ options: [...options, blankOption()] })}
        >
          <IconAdd aria-hidden="true" className="size-5" />
          {addLabel}
        </Button>
      )}
    </fieldset>
  );
}

/** The options with one of them changed. */
export function withOption(
  options: readonly Option[],
  index: number,
  changes: Partial<Option>,
): Option[] {
  return options.map((option, at) => (at === index ? { ...option, ...changes } : option));
}
