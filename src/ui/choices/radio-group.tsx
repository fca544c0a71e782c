import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError, FieldHint } from '../field-messages.tsx';

export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
};

type RadioGroupProps<Value extends string> = Pick<
  ComponentProps<'input'>,
  'name' | 'ref' | 'required' | 'onChange' | 'onBlur'
> & {
  legend: ReactNode;
  options: readonly RadioOption<Value>[];
  hint?: ReactNode;
  error?: string | undefined;
  /** Controlled: the chosen value, and a callback with the next one; otherwise, the props of `register`. */
  value?: Value | null | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** Side by side while there is room. */
  inline?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
};

/** A choice of one option among a few, all in sight. */
export function RadioGroup<Value extends string>({
  legend,
  options,
  hint,
  error,
  value,
  onValueChange,
  inline = false,
  id: givenId,
  className,
  ...control
}: RadioGroupProps<Value>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [
    error !== undefined && `${id}-erreur`,
    hint !== undefined && `${id}-aide`,
  ]
    .filter((part) => part !== false)
    .join(' ');
  return (
    <fieldset
      id={id}
      aria-describedby={describedBy === '' ? undefined : describedBy}
      className={classNames('max-w-mesure', className)}
    >
      <legend className="pb-1 font-bold">{legend}</legend>
      {hint !== undefined && <FieldHint id={`${id}-aide`}>{hint}</FieldHint>}
      {error !== undefined && <FieldError id={`${id}-erreur`}>{error}</FieldError>}
      <div className={classNames('flex gap-x-6', inline ? 'flex-wrap' : 'flex-col')}>
        {options.map((option) => (
          <div key={option.value} className="flex min-h-11 items-start gap-3 py-2">
            <input
              name={id}
              {...control}
              {...(value !== undefined && { checked: value === option.value })}
              {...(onValueChange !== undefined && {
                onChange: () => onValueChange(option.value),
              })}
              type="radio"
              id={`${id}-${option.value}`}
              value={option.value}
              disabled={option.disabled}
              aria-describedby={
                option.hint === undefined ? undefined : `${id}-${option.value}-aide`
              }
              className="mt-px size-6 shrink-0 accent-primaire"
            />
            <div>
              <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
              {option.hint !== undefined && (
                <p id={`${id}-${option.value}-aide`} className="text-texte-doux">
                  {option.hint}
                </p>
              )}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
