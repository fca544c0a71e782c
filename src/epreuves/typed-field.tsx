import { useState, type ReactNode } from 'react';
import { Field } from '@/ui/field.tsx';

export type TypedFieldProps<Value> = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  suffix?: ReactNode;
  optional?: boolean | undefined;
  /** A narrow control with the digits' keyboard, or a wide one. */
  kind?: 'number' | 'text' | undefined;
  /** It may be negative: the digits' keyboard of an iPhone has no minus. */
  isSigned?: boolean | undefined;
  className?: string | undefined;
  value: Value;
  format: (value: Value) => string;
  /** The value of a text, or undefined if it has none. */
  parse: (texte: string) => Value | undefined;
  onValue: (value: Value) => void;
  /** A text without a value yet, unchanged. */
  saisie: string | undefined;
  onSaisie: (texte: string | null) => void;
  onLeave: () => void;
};

/** A text field for a number, a duration or a place. The typed text is never replaced while typing, and stays even if unreadable. */
export function TypedField<Value>({
  kind = 'number',
  isSigned = false,
  value,
  format,
  parse,
  onValue,
  saisie,
  onSaisie,
  onLeave,
  ...field
}: TypedFieldProps<Value>) {
  const [typing, setTyping] = useState<string | null>(null);
  const change = (texte: string) => {
    setTyping(texte);
    const parsed = parse(texte);
    if (parsed === undefined) {
      onSaisie(texte);
      return;
    }
    onSaisie(null);
    onValue(parsed);
  };
  return (
    <Field
      {...field}
      {...(kind === 'number' ? { as: 'number' } : { autoComplete: 'off' })}
      {...(isSigned ? { inputMode: 'text' } : {})}
      value={typing ?? saisie ?? format(value)}
      // On return to a number field, typing replaces the old number.
      onFocus={({ currentTarget }) => {
        if (kind === 'number') currentTarget.select();
      }}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        setTyping(null);
        onLeave();
      }}
    />
  );
}
