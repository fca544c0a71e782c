import {
  useWatch,
  type Control,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form';

/** A form whose fields are watched. */
export type Watched<Typed extends FieldValues, Sent> = {
  control: Control<Typed, unknown, Sent>;
  values: Typed;
};

/** What a field of a form holds, drawn anew each time that it changes. */
export function useTyped<Typed extends FieldValues, Sent, Name extends Path<Typed>>(
  { control, values }: Watched<Typed, Sent>,
  name: Name,
): PathValue<Typed, Name> {
  // Until its control is there, an empty field has no value.
  return useWatch({ control, name, defaultValue: values[name] });
}
