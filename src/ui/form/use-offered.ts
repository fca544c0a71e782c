import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { useTyped, type Watched } from './use-typed.ts';

type Offering<Typed extends FieldValues, Sent> = Watched<Typed, Sent> & {
  fill: <Name extends Path<Typed>>(name: Name, value: PathValue<Typed, Name>) => void;
};

/** Offers a value that changes with the page, until another is typed in its field. */
export function useOffered<Typed extends FieldValues, Sent, Name extends Path<Typed>>(
  form: Offering<Typed, Sent>,
  name: Name,
  value: PathValue<Typed, Name>,
): void {
  const typed = useTyped(form, name);
  const offered = useRef(value);
  const offer = useEffectEvent((next: PathValue<Typed, Name>) => {
    if (typed === offered.current && next !== typed) form.fill(name, next);
    offered.current = next;
  });
  // The field is not React's.
  useEffect(() => offer(value), [value]);
}
