import { useEffect } from 'react';
import { Field } from '@/ui/field.tsx';

type EmailFieldProps = {
  id: string;
  /** What was typed already, on another view of the page. */
  email: string;
  onEmailChange: (email: string) => void;
  error: string | undefined;
  hint?: string | undefined;
  /** `username` beside a password, so that a password manager keeps both together. */
  autoComplete: 'username' | 'email';
};

/** An e-mail address, kept from one way in to the next. */
export function EmailField({ email, onEmailChange, ...field }: EmailFieldProps) {
  // The build wrote this field empty, and React leaves it so when it wakes the page.
  useEffect(() => {
    const input = document.getElementById(field.id);
    if (input instanceof HTMLInputElement && input.value === '') input.value = email;
  }, [field.id, email]);
  return (
    <Field
      {...field}
      name="email"
      type="email"
      label="Adresse e-mail"
      defaultValue={email}
      onChange={(event) => onEmailChange(event.target.value)}
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
