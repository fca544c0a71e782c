import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Alert } from '../alert.tsx';
import type { FormHandle } from './use-form.ts';

type FormProps = {
  form: FormHandle;
  /** What a screen reader calls it. */
  label?: string | undefined;
  /** Draws what is said above the form, where an alert with its sentence does not do. */
  refused?: ((refused: NonNullable<FormHandle['refused']>) => ReactNode) | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The button that was pressed may stand a screen below. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/**
 * The form of `useForm`: what is wrong with it as a whole stands above its fields, what is wrong with a field beside it. One that
 * is longer than a screen begins with an `ErrorSummary` of its `problems`.
 * `post`, so that a form that is sent before any script is there writes nothing into the address.
 */
export function Form({
  form,
  label,
  refused = ({ message }) => (
    <Alert tone="alerte" announce="immediate">
      <p>{message}</p>
    </Alert>
  ),
  className,
  children,
}: FormProps) {
  return (
    <form
      noValidate
      method="post"
      aria-label={label}
      onSubmit={form.submit}
      onChange={form.hear}
      className={className}
    >
      {form.isBack && (
        <Alert tone="info">
          <p>
            <Trans>
              Votre session s’était fermée : vous retrouvez ici ce que vous aviez écrit.
            </Trans>
          </p>
        </Alert>
      )}
      {form.refused !== null && <div ref={bringIntoView}>{refused(form.refused)}</div>}
      {children}
    </form>
  );
}
