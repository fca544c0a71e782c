import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field-messages.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
};

/** A box to tick with its label; the whole line answers to a thumb. */
export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const describedBy = [
    error !== undefined && `${id}-erreur`,
    hint !== undefined && `${id}-aide`,
  ]
    .filter((part) => part !== false)
    .join(' ');
  return (
    <div className={classNames('max-w-mesure', className)}>
      {error !== undefined && <FieldError id={`${id}-erreur`}>{error}</FieldError>}
      <div className="flex min-h-11 items-start gap-3 py-2">
        <input
          {...input}
          type="checkbox"
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          className="mt-px size-6 shrink-0 accent-primaire"
        />
        <div>
          <label htmlFor={id}>{label}</label>
          {hint !== undefined && (
            <p id={`${id}-aide`} className="text-texte-doux">
              {hint}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
