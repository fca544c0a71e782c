import {
  useWatch,
  type Control,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form';

/** A form with watched fields. */
export type Watched<Typed extends FieldValues, Sent> = {
  control: Control<Typed, unknown, Sent>;
  values: Typed;
};

/** The value of a field of a form; the caller is drawn again at each change. */
export function useTyped<Typed extends FieldValues, Sent, Name extends Path<Typed>>(
  { control, values }: Watched<Typed, Sent>,
  name: Name,
): PathValue<Typed, Name> {
  // Until its control is there, an empty field has no value.
  return useWatch({ control, name, defaultValue: values[name] });
}
