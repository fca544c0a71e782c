import { useState, useTransition, type ReactNode } from 'react';
import type { FieldPath } from '@/domain/parcours/field-path.ts';
import { tidyLine, tidyText } from '@/domain/tidy-text.ts';
import { Field } from '@/ui/field.tsx';
import type { FieldWiring } from './editor-props.ts';

type TextFieldProps = {
  wiring: FieldWiring;
  champ: FieldPath;
  label: ReactNode;
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  optional?: boolean | undefined;
  /** Several lines, this many at first. */
  rows?: number | undefined;
  max: number;
  /** The counter is there from the first letter; otherwise once four fifths are written. */
  counted?: boolean | undefined;
  className?: string | undefined;
  /** Id of a `datalist` of frequent values. */
  list?: string | undefined;
  value: string;
  onText: (texte: string) => void;
  onFocus?: (() => void) | undefined;
};

/**
 * The text of a field while typing: each letter at once, although the form around it, which may be long, is deferred. Once updated, the
 * field shows the form's value.
 */
function useTyping(value: string, onText: (texte: string) => void) {
  const [isFollowing, startFollowing] = useTransition();
  const [typed, setTyped] = useState(value);
  const type = (texte: string) => {
    setTyped(texte);
    startFollowing(() => onText(texte));
  };
  return { shown: isFollowing ? typed : value, type };
}

/** A text of a parcours, connected to the form around it. It is never cut: a text too long shows an error. */
export function TextField({
  wiring,
  champ,
  rows,
  max,
  counted = false,
  value,
  onText,
  ...field
}: TextFieldProps) {
  const { shown, type } = useTyping(value, onText);
  const isCounted = counted || shown.length > max * 0.8;
  const common = {
    ...field,
    id: wiring.idOf(champ),
    error: wiring.errorOf(champ),
    maxCount: isCounted ? max : undefined,
    value: shown,
    onBlur: () => wiring.onLeave(champ),
  };
  return rows === undefined ? (
    <Field
      {...common}
      autoComplete="off"
      onChange={(event) => type(tidyLine(event.target.value))}
    />
  ) : (
    <Field
      {...common}
      as="textarea"
      rows={rows}
      onChange={(event) => type(tidyText(event.target.value))}
    />
  );
}
