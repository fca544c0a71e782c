import * as z from 'zod/mini';
import { Button } from '@/ui/button.tsx';
import { Field, type FieldProps } from '@/ui/field.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { AccountForm } from '../account-form.tsx';
import { formFailureOf } from '../account-failure.ts';
import type { UnsavedText } from '../use-unsaved-text.ts';

type UnsavedTextFormProps = {
  id: string;
  draft: UnsavedText;
  /** Valid texts. */
  schema: z.ZodMiniType<string, string>;
  /** Saves the text. */
  save: (text: string) => Promise<unknown>;
  /** Its one field. */
  field: FieldProps;
  submitLabel: string;
  /** The code of a refusal about the text itself: shown beside the field. */
  fieldCode?: string;
  onDone: (text: string) => void;
};

/** Changes one text of the account. Typed text stays in its draft until saved. */
export function UnsavedTextForm(props: UnsavedTextFormProps) {
  const { draft } = props;
  const form = useForm({
    id: props.id,
    schema: z.object({ texte: props.schema }),
    values: { texte: draft.text },
  });

  return (
    <AccountForm
      form={form}
      send={async ({ texte }) => {
        await props.save(texte);
        // Saved, even if the page was left meanwhile.
        draft.drop();
      }}
      onSent={(_kept, { texte }) => props.onDone(texte)}
      refusal={(error) =>
        formFailureOf(error, { field: 'texte', codes: [props.fieldCode ?? ''] })
      }
      onType={({ texte }) => draft.write(texte)}
    >
      <Field {...props.field} {...form.field('texte')} />
      <Button type="submit" pending={form.isPending}>
        {props.submitLabel}
      </Button>
    </AccountForm>
  );
}
