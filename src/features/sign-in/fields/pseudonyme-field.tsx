import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { Field } from '@/ui/field.tsx';

type PseudonymeFieldProps = Omit<ComponentProps<'input'>, 'className'> & {
  error: string | undefined;
};

/** The name that other players read. */
export function PseudonymeField(field: PseudonymeFieldProps) {
  return (
    <Field
      {...field}
      label={t`Pseudonyme`}
      hint={t`Il peut être lu par d’autres joueurs\u00A0: n’y mettez pas votre nom de famille.`}
      autoComplete="nickname"
      spellCheck={false}
      required
    />
  );
}
