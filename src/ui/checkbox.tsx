import { useId, type ReactNode } from 'react';
import { FieldError } from './field-messages.tsx';

type CheckboxProps = {
  children: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  id?: string | undefined;
  error?: string | undefined;
};

/** One thing to agree to or to ask for, with its words beside it. */
export function Checkbox({
  children,
  checked,
  onCheckedChange,
  id: givenId,
  error,
}: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div>
      {error !== undefined && <FieldError id={`${id}-erreur`}>{error}</FieldError>}
      <div className="flex min-h-11 items-start gap-3 py-2">
        <input
          id={id}
          type="checkbox"
          checked={checked}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-erreur`}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
          className="mt-0.5 size-6 shrink-0 accent-primaire"
        />
        <label htmlFor={id} className="min-w-0 hyphens-auto">
          {children}
        </label>
      </div>
    </div>
  );
}
