import { useRef, type RefObject, type SubmitEvent } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { Unsent } from './unsent-forms.ts';

/** Why a form could not be sent: a French sentence, its field (else the whole form), and its code. */
type Refusal<Typed extends FieldValues> = {
  message: string;
  field?: Path<Typed> | undefined;
  errorCode?: string | undefined;
};

export type Sending<Typed extends FieldValues, Sent, Result> = {
  /** From `useForm`. */
  form: UseFormReturn<Typed, unknown, Sent> &
    Unsent<Typed> & {
      /** True while its component is on the page. */
      isHere: RefObject<boolean>;
      refusalId: string;
      setIsSent: (isSent: boolean) => void;
    };
  /** Sends it, once at a time. It continues if the form is left meanwhile. */
  send: (sent: NoInfer<Sent>) => Promise<Result> | Result;
  /** Called once it is sent, if the form is still on the page. */
  onSent?: ((result: Result, sent: NoInfer<Sent>) => void) | undefined;
  /** The words for a rejected `send`, or a rejected import of the schema; null shows none. */
  refusal?:
    | ((error: unknown, typed: NoInfer<Typed>) => Refusal<NoInfer<Typed>> | null)
    | undefined;
  /** The values of the next form, once this one is sent; unless they were changed meanwhile. */
  resets?: NoInfer<Typed> | undefined;
};

/** The submit listener of a form: validates first, once at a time; the values stay if sending fails. */
export function useSending<Typed extends FieldValues, Sent, Result>({
  form,
  send,
  onSent,
  refusal,
  resets,
}: Sending<Typed, Sent, Result>) {
  // Not the state: a second press may precede the drawing of the first.
  const isBusy = useRef(false);
  const typedNow = (): Typed => ({ ...form.values, ...form.getValues() });
  // The keys of `Typed` are the names of its fields.
  const names = Object.keys(form.values) as Path<Typed>[];

  /** A password manager, or another extension, may have written without an event. */
  const readTexts = ({ elements }: HTMLFormElement) => {
    for (const name of names) {
      const control = elements.namedItem(name);
      const isText =
        control instanceof HTMLTextAreaElement ||
        (control instanceof HTMLInputElement &&
          !/^(?:checkbox|radio|file)$/.test(control.type));
      if (!isText || control.value === form.getValues(name)) continue;
      // The value of a text field is a text.
      form.setValue(name, control.value as PathValue<Typed, Path<Typed>>);
    }
  };
  const attempt = async (sent: Sent) => {
    const typed = typedNow();
    form.setIsSent(true);
    const result = await send(sent);
    form.settle(typed);
    if (!form.isHere.current) return;
    const isAsSent = names.every((name) => Object.is(typedNow()[name], typed[name]));
    if (resets !== undefined && isAsSent) {
      // The controls first: counters read them. They stay mounted: `onSent` may focus one of them.
      for (const name of names) form.setValue(name, resets[name]);
      form.reset(resets, { keepFieldsRef: true });
      form.settle(resets);
    }
    onSent?.(result, sent);
  };
  const say = (error: unknown) => {
    if (refusal === undefined) throw error;
    const refused = refusal(error, typedNow());
    if (refused === null) return;
    console.warn('A form could not be sent.', error);
    const { field, message, errorCode = '' } = refused;
    form.setError(
      field ?? 'root.serverError',
      { type: errorCode, message },
      { shouldFocus: field !== undefined },
    );
  };
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog with its own form may be within another form.
    event.stopPropagation();
    if (isBusy.current) return;
    isBusy.current = true;
    form.setIsSent(false);
    readTexts(event.currentTarget);
    void form
      .handleSubmit(attempt)()
      .catch(say)
      .finally(() => {
        isBusy.current = false;
      });
  };
}
