import type { ComponentProps, ReactNode } from 'react';
import { FieldError, FieldHint } from './field-messages.tsx';

type CodeFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A code of six digits, that a telephone may fill in by itself. Spaces may be typed: read it with `codeDigits`. */
export function CodeField({ id, label, hint, error, ...control }: CodeFieldProps) {
  const describedBy = [
    error !== undefined && `${id}-erreur`,
    hint !== undefined && `${id}-aide`,
  ].filter((part) => part !== false);
  return (
    <div className="max-w-mesure">
      <label htmlFor={id} className="inline-block pb-1.5 font-bold">
        {label}
      </label>
      {hint !== undefined && <FieldHint id={`${id}-aide`}>{hint}</FieldHint>}
      {error !== undefined && <FieldError id={`${id}-erreur`}>{error}</FieldError>}
      <input
        {...control}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        required
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
        className="block h-14 w-[12rem] max-w-full rounded-carte border border-trait-fort bg-fond-carte px-4 font-mono text-2xl tracking-[0.2em] text-texte transition-colors hover:border-texte aria-invalid:border-2 aria-invalid:border-alerte"
      />
    </div>
  );
}
