import { Field } from '@/ui/field.tsx';

/** The name that other players read. */
export function PseudonymeField({
  id,
  error,
}: {
  id: string;
  error: string | undefined;
}) {
  return (
    <Field
      id={id}
      name="pseudonyme"
      label="Pseudonyme"
      hint={
        'Il peut être lu par d’autres joueurs\u00A0: n’y mettez pas votre nom de famille.'
      }
      autoComplete="nickname"
      spellCheck={false}
      required
      error={error}
    />
  );
}
