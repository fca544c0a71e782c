import type { UseMutationResult } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Button } from '@/ui/button.tsx';
import { Field, type FieldProps } from '@/ui/field.tsx';
import { failureOf } from '../account-failure.ts';
import { FailureNote } from '../failure-note.tsx';

import type { Draft } from '../use-draft.ts';

type DraftFormProps = {
  draft: Draft;
  /** Keeps the text. */
  saving: Pick<
    UseMutationResult<unknown, Error, string>,
    'isPending' | 'error' | 'mutate'
  >;
  /** Its one field; `error` and what is typed are the form's. */
  field: FieldProps & { id: string };
  submitLabel: string;
  /** What was typed, as it will be kept. */
  tidy: (typed: string) => string;
  /** What is wrong with it; `undefined` when only the server can tell. */
  errorOf: (text: string) => string | undefined;
  /** The code of a refusal that speaks of the text itself: said beside the field. */
  fieldCode?: string;
  onDone: (text: string) => void;
};

/** Changes one text of the account. What was typed waits in its draft until it is kept. */
export function DraftForm(props: DraftFormProps) {
  const { draft, saving, field, tidy, errorOf } = props;
  const [error, setError] = useState<string>();
  const failure = failureOf(saving.error);
  const isFieldFault = failure !== null && failure.errorCode === props.fieldCode;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = tidy(draft.text);
    const found = errorOf(text);
    setError(found);
    if (found !== undefined) {
      document.getElementById(field.id)?.focus();
      return;
    }
    const onSuccess = () => {
      draft.drop();
      props.onDone(text);
    };
    saving.mutate(text, { onSuccess });
  };

  return (
    <form noValidate className="space-y-4" onSubmit={submit}>
      {!isFieldFault && <FailureNote failure={failure} />}
      <Field
        {...field}
        value={draft.text}
        error={error ?? (isFieldFault ? failure.message : undefined)}
        onChange={(event: { target: { value: string } }) =>
          draft.write(event.target.value)
        }
      />
      <Button type="submit" pending={saving.isPending}>
        {props.submitLabel}
      </Button>
    </form>
  );
}
