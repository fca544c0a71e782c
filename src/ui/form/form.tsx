import { Trans } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Alert } from '../alert.tsx';
import { useSending, type Sending } from './use-sending.ts';

export type FormProps<Typed extends FieldValues, Sent, Result> = Sending<
  Typed,
  Sent,
  Result
> & {
  /** Called each time that a person types, chooses or ticks something. */
  onType?: ((typed: NoInfer<Typed>) => void) | undefined;
  /** Draws a refusal of the whole form, if an alert with its sentence is not enough. */
  refused?: ((refused: { message: string; errorCode: string }) => ReactNode) | undefined;
  /** Its accessible name. */
  label?: string | undefined;
  ref?: Ref<HTMLFormElement>;
  className?: string | undefined;
  children: ReactNode;
};

/** The button that was pressed may be a screen below. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/**
 * Sends a form of `useForm`, and shows above its fields why it failed. One that is longer than a screen begins with an `ErrorSummary` of
 * its `problems`. `post`: a form sent before the scripts are loaded writes no values into the address.
 */
export function Form<Typed extends FieldValues, Sent, Result>({
  onType,
  refused = ({ message }) => (
    <Alert tone="alerte" announce="immediate">
      <p>{message}</p>
    </Alert>
  ),
  label,
  ref,
  className,
  children,
  ...sending
}: FormProps<Typed, Sent, Result>) {
  const { form } = sending;
  const { errors, isSubmitSuccessful } = form.formState;
  const { message, type = '' } = errors.root?.['serverError'] ?? errors.root ?? {};
  return (
    <form
      noValidate
      method="post"
      ref={ref}
      aria-label={label}
      onSubmit={useSending(sending)}
      onChange={() => onType?.({ ...form.values, ...form.getValues() })}
      className={className}
    >
      {form.isBack && !isSubmitSuccessful && (
        <Alert tone="info">
          <p>
            <Trans>
              Votre session s’était fermée : vous retrouvez ici ce que vous aviez écrit.
            </Trans>
          </p>
        </Alert>
      )}
      {message !== undefined && (
        <div ref={bringIntoView} id={form.refusalId}>
          {refused({ message, errorCode: String(type) })}
        </div>
      )}
      {children}
    </form>
  );
}
