import { useRef, type ReactNode } from 'react';
import { FailureAlert } from './failure-alert.tsx';
import type { SignInFailure } from './sign-in-failure.ts';
import { useFirstErrorFocus } from './use-first-error-focus.ts';

type SignInFormProps = {
  /** What a screen reader calls it. */
  label: string;
  failure: SignInFailure | null;
  /** Below what went wrong: the way on, where the form has one for it. */
  wayOn?: ReactNode;
  /** What was typed, by the names of its fields. */
  onSend: (data: FormData) => void;
  children: ReactNode;
};

/** A form of the ways in: what went wrong is said above its fields, and the first wrong field is led to. */
export function SignInForm({ label, failure, wayOn, onSend, children }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useFirstErrorFocus(form, failure);
  return (
    <form
      ref={form}
      noValidate
      method="post"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(new FormData(event.currentTarget));
      }}
      className="space-y-6"
    >
      <FailureAlert failure={failure}>{wayOn}</FailureAlert>
      {children}
    </form>
  );
}
