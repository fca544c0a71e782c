import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { FieldError, FieldHint } from '../field-messages.tsx';

type ChoiceCard = {
  value: string;
  label: ReactNode;
  /** A line below the label. */
  hint?: ReactNode;
  /** A picture or an icon before it. */
  picture?: ReactNode;
  /** The result of the choice, with its word: colour alone is not enough. */
  outcome?: { tone: 'succes' | 'alerte'; word: string } | undefined;
};

type ChoiceCardsProps = {
  legend?: ReactNode;
  /** Instead of a legend: id of the text above that asks. */
  labelledBy?: string | undefined;
  options: readonly ChoiceCard[];
  /** Values chosen: at most one unless `multiple`. */
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /**
   * A card was pressed, or Enter on one, which sends no form. Arrow keys choose on their way without confirming. Called after
   * `onValueChange`, with the chosen value.
   */
  onSettle?: ((value: string) => void) | undefined;
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Side by side while there is room for two. */
  columns?: boolean | undefined;
  /** Values in sight at first; the others wait behind a button of these words. */
  first?: { values: readonly string[]; more: string } | undefined;
  id?: string | undefined;
  className?: string | undefined;
};

/** Answers as cards, large for thumbs; radio buttons or boxes underneath, for the keyboard. */
export function ChoiceCards({
  legend,
  labelledBy,
  options,
  value,
  onValueChange,
  onSettle,
  multiple = false,
  disabled = false,
  hint,
  error,
  columns = false,
  first,
  id: givenId,
  className,
}: ChoiceCardsProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [
    error !== undefined && `${id}-erreur`,
    hint !== undefined && `${id}-aide`,
  ]
    .filter((part) => part !== false)
    .join(' ');

  const [isWhole, setIsWhole] = useState(first === undefined);
  /** Folded away: neither among the first nor chosen. */
  const waits = (option: ChoiceCard) =>
    !isWhole &&
    first?.values.includes(option.value) === false &&
    !value.includes(option.value);
  const showAll = () => {
    const next = options.find(waits);
    flushSync(() => setIsWhole(true));
    if (next !== undefined) document.getElementById(`${id}-${next.value}`)?.focus();
  };

  const isWalkedThrough = useRef(false);
  const press = (chosen: string, event: KeyboardEvent) => {
    isWalkedThrough.current = event.key.startsWith('Arrow');
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onSettle?.(chosen);
  };
  const choose = (chosen: string, checked: boolean) => {
    if (!multiple) onValueChange([chosen]);
    else if (checked) onValueChange([...value, chosen]);
    else onValueChange(value.filter((one) => one !== chosen));
    if (!isWalkedThrough.current) onSettle?.(chosen);
  };

  return (
    <fieldset
      id={id}
      disabled={disabled}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy === '' ? undefined : describedBy}
      className={classNames('max-w-mesure', className)}
    >
      {legend !== undefined && (
        <legend className="pb-2 text-lg font-bold">{legend}</legend>
      )}
      {hint !== undefined && <FieldHint id={`${id}-aide`}>{hint}</FieldHint>}
      {error !== undefined && (
        <FieldError id={`${id}-erreur`} isSpoken>
          {error}
        </FieldError>
      )}
      <div className={classNames('grid gap-3', columns && 'sm:grid-cols-2')}>
        {options.map((option) => (
          <Card
            key={option.value}
            id={`${id}-${option.value}`}
            name={id}
            option={option}
            waits={waits(option)}
            type={multiple ? 'checkbox' : 'radio'}
            checked={value.includes(option.value)}
            onChange={(checked) => choose(option.value, checked)}
            onKeyDown={(event) => press(option.value, event)}
            onKeyUp={() => {
              isWalkedThrough.current = false;
            }}
          />
        ))}
      </div>
      {first !== undefined && options.some(waits) && (
        <Button variant="quiet" className="mt-2" onClick={showAll}>
          {first.more}
        </Button>
      )}
    </fieldset>
  );
}

type CardProps = {
  id: string;
  name: string;
  option: ChoiceCard;
  waits: boolean;
  type: 'radio' | 'checkbox';
  checked: boolean;
  onChange: (checked: boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onKeyUp: () => void;
};

function Card({ id, name, option, waits, type, checked, ...on }: CardProps) {
  const { value, label, hint, picture, outcome } = option;
  return (
    <label
      htmlFor={id}
      className={classNames(
        waits ? 'hidden' : 'flex',
        'min-h-14 items-center gap-4 rounded-carte border-2 px-4 py-3 text-lg transition-colors',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-texte',
        'has-disabled:cursor-default',
        outcome?.tone === 'succes' && 'border-primaire bg-primaire/8',
        outcome?.tone === 'alerte' && 'border-alerte bg-alerte/7',
        outcome === undefined &&
          'border-trait bg-fond-carte hover:border-trait-fort has-checked:border-primaire has-checked:bg-primaire/8',
      )}
    >
      <input
        id={id}
        name={name}
        type={type}
        value={value}
        checked={checked}
        onChange={(event) => on.onChange(event.target.checked)}
        onKeyDown={on.onKeyDown}
        onKeyUp={on.onKeyUp}
        className="size-6 shrink-0 accent-primaire focus-visible:outline-none"
      />
      {picture}
      <span className="min-w-0 flex-1">
        <span className="block">{label}</span>{' '}
        {hint !== undefined && (
          <span className="block text-base text-texte-doux">{hint}</span>
        )}
      </span>{' '}
      {outcome !== undefined && (
        <span className="text-base font-bold">{outcome.word}</span>
      )}
    </label>
  );
}
