import type { ComponentProps, ReactNode } from 'react';
import { FieldHead, wiringOf } from './field-messages.tsx';

type CodeFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A code of six digits, that a telephone may fill in by itself. Spaces may be typed: read it with `codeDigits`. */
export function CodeField({ id, label, hint, error, ...control }: CodeFieldProps) {
  return (
    <div className="max-w-mesure">
      <FieldHead id={id} label={label} hint={hint} error={error} />
      <input
        {...control}
        {...wiringOf(id, { hint, error })}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        required
        className="block h-14 w-[12rem] max-w-full rounded-carte border border-trait-fort bg-fond-carte px-4 font-mono text-2xl tracking-[0.2em] text-texte transition-colors hover:border-texte aria-invalid:border-2 aria-invalid:border-alerte"
      />
    </div>
  );
}
