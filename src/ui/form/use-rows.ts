import {
  useFieldArray,
  type ArrayPath,
  type Control,
  type FieldArray,
  type FieldValues,
} from 'react-hook-form';

/** The rows of a form that has as many as one likes: the key of each, and how one is added or taken away. */
export function useRows<Typed extends FieldValues, Sent, Name extends ArrayPath<Typed>>(
  { control }: { control: Control<Typed, unknown, Sent> },
  name: Name,
) {
  const { fields, append, remove } = useFieldArray({ control, name });
  return {
    keys: fields.map(({ id }) => id),
    add: (row: FieldArray<Typed, Name>) => append(row),
    remove: (index: number) => remove(index),
  };
}
