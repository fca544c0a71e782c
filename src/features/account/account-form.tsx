import { Form, type FormProps } from '@/ui/form/form.tsx';
import { FailureNote } from './failure-note.tsx';

/** A form that changes the account, with its failure above the fields. */
export function AccountForm<Typed extends Record<string, unknown>, Sent, Result>(
  props: FormProps<Typed, Sent, Result>,
) {
  return (
    <Form
      className="space-y-4"
      refused={(failure) => <FailureNote failure={failure} />}
      {...props}
    />
  );
}

/** Tells a password manager the password's account. */
export function OwnEmail({ email }: { email: string }) {
  return (
    <input
      type="email"
      name="email"
      autoComplete="username"
      defaultValue={email}
      readOnly
      hidden
    />
  );
}
