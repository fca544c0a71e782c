import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useEffectEvent, useId, useRef, type SubmitEvent } from 'react';
import {
  useForm as useHookForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { useUnsent } from './unsent-forms.ts';

/** What is said of a form that could not be sent. */
export type Refusal<Typed extends FieldValues> = {
  /** French: what happened and what to do. */
  message: string;
  /** The field that it stands beside; without it, it stands above the form. */
  field?: Path<Typed> | undefined;
  /** The code that it was refused with, for the `refused` of `Form`. */
  errorCode?: string | undefined;
};

type Schema<Typed, Sent> = z.ZodMiniType<Sent, Typed>;

type FormOptions<Typed extends FieldValues, Sent, Result> = {
  /** Begins the ids of its fields: `contact` gives `contact-nom`. */
  id?: string | undefined;
  /**
   * What may be sent, with a French sentence for everything that may not. A page that has no room for zod gives a function
   * that imports it: it is called once the form stands.
   */
  schema: Schema<Typed, Sent> | (() => Promise<Schema<Typed, Sent>>);
  /** What the fields hold at first, in their order. An empty one takes what the browser has filled in by then. */
  values: NoInfer<Typed>;
  /** Sends it; never called while it is under way. It goes on where the form is left meanwhile. */
  send: (sent: Sent) => Promise<Result> | Result;
  /** Called once it is sent, if the form is still on the page. */
  onSent?: ((result: Result, sent: Sent) => void) | undefined;
  /** What is said where `send`, or the import of `schema`, rejects; null says nothing. */
  refusal?: ((error: unknown, typed: Typed) => Refusal<Typed> | null) | undefined;
  /** Called each time that something is typed, chosen or ticked. */
  onType?: ((typed: Typed) => void) | undefined;
  /** Called at each try to send it, before it is judged. */
  onTry?: (() => void) | undefined;
  /** The page leads on once it is sent: its button stays pending. */
  leaves?: boolean | undefined;
  /** It was refused before: what is wrong is said at once, not at the first try. */
  checksAtOnce?: boolean | undefined;
  /** What its fields hold once it is sent, where another one may be written; unless they were changed meanwhile. */
  resets?: NoInfer<Typed> | undefined;
  /**
   * A name of its own on its page: what was typed is there again where the session ended in the middle of it. Never for a
   * password, and not needed where the device keeps a draft.
   */
  waitsAs?: string | undefined;
};

/** What `ui/form/form.tsx` draws of a form. */
export type FormHandle = {
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  hear: () => void;
  /** What keeps it from being sent, in the order of its fields. */
  problems: readonly { fieldId: string; message: string }[];
  /** What is said above the form. */
  refused: { message: string; errorCode: string } | null;
  /** It holds what was typed before the session ended, and was not sent since. */
  isBack: boolean;
};

/** What a control of `ui/` takes of a form. */
export type FormField = UseFormRegisterReturn & {
  id: string;
  error: string | undefined;
};

/** What the text fields of a form hold, by their names. */
function textsIn(form: HTMLFormElement): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const element of form.elements) {
    const isText =
      element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement &&
        !/^(?:checkbox|radio|file)$/.test(element.type));
    if (isText) texts.set(element.name, element.value);
  }
  return texts;
}

/** Without the empty ones: react-hook-form reads these from their controls instead of emptying what a browser filled in. */
function withoutEmpty<Typed extends FieldValues>(values: Typed): DefaultValues<Typed> {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  // A part of `Typed`, which is what default values are.
  return Object.fromEntries(filled) as DefaultValues<Typed>;
}

/**
 * A form over react-hook-form. `schema` judges its values when it is sent, then again as they are corrected; the focus is
 * led to the first wrong field; it is sent once at a time, and what was typed stays where sending fails. `field` gives a
 * control of `ui/` all that it takes; `Form` draws the rest.
 */
export function useForm<Typed extends FieldValues, Sent, Result>({
  id: givenId,
  schema,
  values: begun,
  send,
  onSent,
  refusal,
  onType,
  onTry,
  leaves = false,
  resets,
  checksAtOnce = false,
  waitsAs,
}: FormOptions<Typed, Sent, Result>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const unsent = useUnsent(waitsAs, begun);
  const { values } = unsent;

  const judge: Resolver<Typed, unknown, Sent> = async (present, context, options) => {
    const judged = typeof schema === 'function' ? await schema() : schema;
    // A field that has not been on the page has no value there.
    return standardSchemaResolver(judged)({ ...values, ...present }, context, options);
  };
  const form = useHookForm<Typed, unknown, Sent>({
    mode: checksAtOnce ? 'onChange' : 'onSubmit',
    resolver: judge,
    defaultValues: withoutEmpty(values),
  });
  const { formState } = form;
  // The keys of `Typed` are the names of its fields.
  const names = Object.keys(values) as Path<Typed>[];

  const typedNow = (): Typed => ({ ...values, ...form.getValues() });

  const isBusy = useRef(false);
  const isHere = useRef(false);
  /** What is no loss: what it began with, or what was sent. */
  const settled = useRef(begun);
  const begin = useEffectEvent(() => {
    // Where it cannot be had, sending says so.
    if (typeof schema === 'function') schema().catch(() => undefined);
    if (checksAtOnce) void form.trigger();
  });
  const leave = useEffectEvent(() => {
    const typed = typedNow();
    const isSettled = JSON.stringify(typed) === JSON.stringify(settled.current);
    unsent.leave(isSettled ? null : typed);
  });
  // Whether the form is on the page is the page's, and so are its scripts.
  useEffect(() => {
    isHere.current = true;
    begin();
    return () => {
      isHere.current = false;
      leave();
    };
  }, []);
  const reset = (next: Typed) => {
    // Their controls first: counters read them.
    for (const name of names) form.setValue(name, next[name]);
    // Kept: `onSent` may lead the focus to one of them.
    form.reset(next, { keepFieldsRef: true });
    settled.current = next;
  };

  const attempt = async (sent: Sent) => {
    const typed = typedNow();
    const result = await send(sent);
    settled.current = typed;
    unsent.leave(null);
    if (!isHere.current) return;
    // What was typed meanwhile has not been sent: it stays.
    const isAsSent = names.every((name) => Object.is(typedNow()[name], typed[name]));
    if (resets !== undefined && isAsSent) reset(resets);
    onSent?.(result, sent);
  };

  const refuse = ({ field, message, errorCode = '' }: Refusal<Typed>) =>
    form.setError(
      field ?? 'root.serverError',
      { type: errorCode, message },
      { shouldFocus: field !== undefined },
    );

  const say = (error: unknown) => {
    if (refusal === undefined) throw error;
    const refused = refusal(error, typedNow());
    if (refused === null) return;
    console.warn('A form could not be sent.', error);
    refuse(refused);
  };

  /** A password manager, or another extension, may have written without an event. */
  const takeIn = (element: HTMLFormElement) => {
    const texts = textsIn(element);
    for (const name of names) {
      const text = texts.get(name);
      // The value of a text field is a text.
      if (text !== undefined && text !== form.getValues(name)) {
        form.setValue(name, text as PathValue<Typed, Path<Typed>>);
      }
    }
  };

  const start = () => {
    // Not the state: a second press may come before the first is drawn.
    if (isBusy.current) return;
    isBusy.current = true;
    onTry?.();
    void form
      .handleSubmit(attempt)()
      .catch(say)
      .finally(() => {
        isBusy.current = false;
      });
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog with a form of its own may stand within another form.
    event.stopPropagation();
    takeIn(event.currentTarget);
    start();
  };

  const errorOf = (name: Path<Typed>) =>
    form.getFieldState(name, formState).error?.message;
  const root = formState.errors.root?.['serverError'] ?? formState.errors.root;
  const handle: FormHandle = {
    submit,
    hear: () => onType?.(typedNow()),
    problems: names.flatMap((name) => {
      const message = errorOf(name);
      return message === undefined ? [] : [{ fieldId: `${id}-${name}`, message }];
    }),
    refused:
      root?.message === undefined
        ? null
        : { message: root.message, errorCode: String(root.type ?? '') },
    isBack: unsent.isBack && !formState.isSubmitSuccessful,
  };

  return {
    ...handle,
    register: form.register,
    /** Leads to a field. */
    setFocus: form.setFocus,
    /**
     * For a control of `ui/`: its name, its id, its listeners, and what is wrong with it. `deps`: fields about which it
     * has a say, judged again with it.
     */
    field: (name: Path<Typed>, deps: Path<Typed>[] = []): FormField => ({
      ...form.register(name, { deps }),
      id: `${id}-${name}`,
      error: errorOf(name),
    }),
    /** For `useTyped`. */
    control: form.control,
    values,
    /** Writes in a field, as if it were typed. */
    fill: <Name extends Path<Typed>>(name: Name, value: PathValue<Typed, Name>) => {
      form.setValue(name, value, { shouldValidate: formState.isSubmitted });
      // Its counter listens to the control.
      document
        .getElementById(`${id}-${name}`)
        ?.dispatchEvent(new Event('input', { bubbles: true }));
      onType?.(typedNow());
    },
    /** Says why what was sent cannot be taken, where its sending does not reject. */
    refuse,
    /** Empties it, or fills it with what else there is to write, where its sending is not its end. */
    reset,
    /** Sends it as it is, without a press. */
    start,
    /** It is being sent, or has been and leads on. */
    isPending: formState.isSubmitting || (leaves && formState.isSubmitSuccessful),
    isSent: formState.isSubmitSuccessful,
    /** It was tried to send it: it has been sent, or says why not. */
    isTried: formState.isSubmitted,
  };
}
