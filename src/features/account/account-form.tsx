import type { ReactNode } from 'react';
import { Form } from '@/ui/form/form.tsx';
import type { FormHandle } from '@/ui/form/use-form.ts';
import { FailureNote } from './failure-note.tsx';

type AccountFormProps = {
  form: FormHandle;
  className?: string;
  children: ReactNode;
};

/** A form that changes the account: what went wrong is said above its fields. */
export function AccountForm({ form, className, children }: AccountFormProps) {
  return (
    <Form
      form={form}
      className={className ?? 'space-y-4'}
      refused={(failure) => <FailureNote failure={failure} />}
    >
      {children}
    </Form>
  );
}

/** So that a password manager knows whose password it is. */
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
