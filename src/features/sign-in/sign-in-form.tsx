import type { ReactNode } from 'react';
import { Form, type FormProps } from '@/ui/form/form.tsx';
import { FailureAlert } from './failure-alert.tsx';

type SignInFormProps<Typed extends Record<string, unknown>, Sent, Result> = FormProps<
  Typed,
  Sent,
  Result
> & {
  /** Below the error: the remedy, if the form has one for its code. */
  wayOn?: (errorCode: string) => ReactNode;
};

/** A form of the ways in: its error is above its fields. */
export function SignInForm<Typed extends Record<string, unknown>, Sent, Result>({
  wayOn,
  ...props
}: SignInFormProps<Typed, Sent, Result>) {
  return (
    <Form
      className="space-y-6"
      refused={(refusal) => (
        <FailureAlert refusal={refusal}>{wayOn?.(refusal.errorCode)}</FailureAlert>
      )}
      {...props}
    />
  );
}
