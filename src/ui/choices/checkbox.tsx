import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from '../field-messages.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  children: ReactNode;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  error?: string | undefined;
};

/** One option to agree to or to request, with its words beside it. Accepts the props of react-hook-form's `register`. */
export function Checkbox({
  children,
  onCheckedChange,
  id: givenId,
  error,
  ...control
}: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div>
      {error !== undefined && <FieldError id={`${id}-erreur`}>{error}</FieldError>}
      <div className="flex min-h-11 items-start gap-3 py-2">
        <input
          {...control}
          id={id}
          type="checkbox"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-erreur`}
          {...(onCheckedChange !== undefined && {
            onChange: (event) => onCheckedChange(event.currentTarget.checked),
          })}
          className="mt-0.5 size-6 shrink-0 accent-primaire"
        />
        <label htmlFor={id} className="min-w-0 hyphens-auto">
          {children}
        </label>
      </div>
    </div>
  );
}
