import type { ReactNode } from 'react';
import { Form } from '@/ui/form/form.tsx';
import type { FormHandle } from '@/ui/form/use-form.ts';
import { FailureAlert } from './failure-alert.tsx';

type SignInFormProps = {
  form: FormHandle;
  /** What a screen reader calls it. */
  label: string;
  /** Below what went wrong: the way on, where the form has one for its code. */
  wayOn?: (errorCode: string) => ReactNode;
  children: ReactNode;
};

/** A form of the ways in: what went wrong is said above its fields. */
export function SignInForm({ form, label, wayOn, children }: SignInFormProps) {
  return (
    <Form
      form={form}
      label={label}
      className="space-y-6"
      refused={(refusal) => (
        <FailureAlert refusal={refusal}>{wayOn?.(refusal.errorCode)}</FailureAlert>
      )}
    >
      {children}
    </Form>
  );
}
