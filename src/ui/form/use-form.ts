import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import {
  useForm as useHookForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormProps,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { useUnsent } from './unsent-forms.ts';

type Schema<Typed, Sent> = z.ZodMiniType<Sent, Typed>;

type FormOptions<Typed extends FieldValues, Sent> = {
  /** Prefix of its fields' ids: `contact` gives `contact-nom`. */
  id?: string | undefined;
  /**
   * The schema of the values to send, with a French sentence for each error. A page without room for zod gives a function that imports it:
   * it is called once the form is shown.
   */
  schema: Schema<Typed, Sent> | (() => Promise<Schema<Typed, Sent>>);
  /** The initial values of the fields, in their order. An empty field keeps the browser's autofill. */
  values: NoInfer<Typed>;
  /** First validation by react-hook-form: at the first submit, unless given. */
  mode?: UseFormProps['mode'];
  /** The page leads on once the form is sent: its button stays pending. */
  leaves?: boolean | undefined;
  /**
   * A name of its own on its page: restores the typed text if the session ended in the middle of it. Never for a password, and not needed
   * if the device stores a draft.
   */
  waitsAs?: string | undefined;
};

/** The props of a control of `ui/` in a form. */
export type FormField = UseFormRegisterReturn & {
  id: string;
  error: string | undefined;
};

/** Without the empty values: react-hook-form reads these from their controls instead of erasing the browser's autofill. */
function withoutEmpty<Typed extends FieldValues>(values: Typed): DefaultValues<Typed> {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  // A part of `Typed`, as default values are.
  return Object.fromEntries(filled) as DefaultValues<Typed>;
}

/**
 * The form of react-hook-form, validated by `schema`, with the values `ui/` needs: `field` gives a control all its props, `problems` are
 * the errors in the order of the fields. `Form` sends it.
 */
export function useForm<Typed extends FieldValues, Sent>({
  id: givenId,
  schema,
  values: begun,
  mode = 'onSubmit',
  leaves = false,
  waitsAs,
}: FormOptions<Typed, Sent>) {
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
    mode,
    resolver: judge,
    defaultValues: withoutEmpty(values),
  });
  const { isSubmitSuccessful, isSubmitted, isSubmitting } = form.formState;
  const [isSent, setIsSent] = useState(false);

  const isHere = useRef(false);
  const begin = useEffectEvent(() => {
    // If its import fails, sending shows the error.
    if (typeof schema === 'function') schema().catch(() => undefined);
  });
  const leave = useEffectEvent(() => unsent.leave({ ...values, ...form.getValues() }));
  // Scripts are loaded, storage is written, and a sending ends, outside React.
  useEffect(() => {
    isHere.current = true;
    begin();
    return () => {
      isHere.current = false;
      leave();
    };
  }, []);

  const errorOf = (name: Path<Typed>) =>
    form.getFieldState(name, form.formState).error?.message;

  return {
    ...form,
    ...unsent,
    isHere,
    /** `deps`: fields whose schema reads this field, validated again with it. */
    field: (name: Path<Typed>, deps: Path<Typed>[] = []): FormField => ({
      ...form.register(name, { deps }),
      id: `${id}-${name}`,
      error: errorOf(name),
    }),
    /** Writes in a field, and updates its counter, which listens to the control. */
    fill: <Name extends Path<Typed>>(name: Name, value: PathValue<Typed, Name>) => {
      form.setValue(name, value, { shouldValidate: isSubmitted });
      document
        .getElementById(`${id}-${name}`)
        ?.dispatchEvent(new Event('input', { bubbles: true }));
    },
    /** The errors of the fields, in the order of `values`. */
    problems: Object.keys(values).flatMap((name) => {
      // The keys of `Typed` are the names of its fields.
      const message = errorOf(name as Path<Typed>);
      return message === undefined ? [] : [{ fieldId: `${id}-${name}`, message }];
    }),
    /** Id of the message that refuses the whole form. */
    refusalId: `${id}-refus`,
    /** It is judged, then sent, or was sent and leads on. */
    isPending: isSubmitting || (leaves && isSubmitSuccessful),
    /** The fields were judged right, and the answer is not there yet. */
    isOnItsWay: isSent && isSubmitting,
    setIsSent,
  };
}
