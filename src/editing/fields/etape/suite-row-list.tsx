import IconAdd from '~icons/lucide/plus';
import IconRemove from '~icons/lucide/trash-2';
import type { ReactNode } from 'react';
import type { Condition, Effet } from '@/domain/etape/suite.ts';
import { RowButton } from '@/epreuves/row-button.tsx';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { useFieldScope } from '../field-scope.tsx';
import { choiceKey, type SuiteChoice } from '../suite-choices.ts';

type SuiteRowListProps<Value extends Condition | Effet> = {
  /** « Seulement si », « Alors ». */
  label: string;
  addLabel: string;
  champ: `suites.${number}.${'conditions' | 'effets'}`;
  list: readonly Value[];
  choices: readonly SuiteChoice<Value>[];
  max: number;
  onList: (list: Value[]) => void;
  /** A number beside a row. */
  beside?: (value: Value, index: number) => ReactNode;
};

/** Conditions or effects of a way on: one line each, picked from a list of plain sentences. */
export function SuiteRowList<Value extends Condition | Effet>({
  label,
  addLabel,
  champ,
  list,
  choices,
  max,
  onList,
  beside,
}: SuiteRowListProps<Value>) {
  const { wiring } = useFieldScope();
  const [first] = choices;
  const pick = (index: number, key: string) => {
    const chosen = choices.find((choice) => choice.key === key);
    if (chosen !== undefined) onList(list.with(index, chosen.value));
  };
  return (
    <div className="space-y-3">
      {list.map((value, index) => (
        // A line is its place in the list.
        <div key={index} className="flex flex-wrap items-end gap-x-3 gap-y-2">
          <Field
            as="select"
            id={wiring.idOf(`${champ}.${index}`)}
            label={`${label}…`}
            error={wiring.errorOf(`${champ}.${index}`)}
            value={choiceKey(value)}
            onChange={(event) => pick(index, event.target.value)}
            className="min-w-[min(12rem,100%)] flex-1"
          >
            {choices.every(({ key }) => key !== choiceKey(value)) && (
              <option value={choiceKey(value)}>ce qui a été retiré</option>
            )}
            {choices.map((choice) => (
              <option key={choice.key} value={choice.key}>
                {choice.label}
              </option>
            ))}
          </Field>
          {beside?.(value, index)}
          <RowButton
            icon={<IconRemove aria-hidden="true" className="size-5" />}
            aria-label={`Retirer «\u00A0${label}\u00A0», ligne ${index + 1}`}
            onClick={() => onList(list.toSpliced(index, 1))}
          >
            Retirer
          </RowButton>
        </div>
      ))}
      {list.length < max && first !== undefined && (
        <Button variant="quiet" onClick={() => onList([...list, first.value])}>
          <IconAdd aria-hidden="true" className="size-5" />
          {addLabel}
        </Button>
      )}
    </div>
  );
}
