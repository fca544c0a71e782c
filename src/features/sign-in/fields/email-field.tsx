import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { Field } from '@/ui/field.tsx';

type EmailFieldProps = Omit<ComponentProps<'input'>, 'className'> & {
  error: string | undefined;
  /** `username` beside a password, so that a password manager stores both together. */
  autoComplete: 'username' | 'email';
};

/** An e-mail address. */
export function EmailField(field: EmailFieldProps) {
  return (
    <Field
      {...field}
      type="email"
      label={t`Adresse e-mail`}
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
