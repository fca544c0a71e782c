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
