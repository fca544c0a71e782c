import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Form } from './form/form.tsx';
import { useForm } from './form/use-form.ts';
import { StatusLine } from './status-line.tsx';

type Words = { texte: string };

type WordFormProps = {
  /** Of the field. */
  label: string;
  /** Of the button. */
  submit: string;
  /** The texts that may be sent. */
  schema: z.ZodMiniType<Words, Words>;
  /** Most characters of one message. */
  maxCount: number;
  /** Resolves with the words announced then. */
  send: (words: string) => Promise<string>;
  /** The sentence for a failure; the form adds that the words are still there. */
  phraseOf: (error: unknown) => string;
  className?: string | undefined;
};

/** A few words to send: they stay in the field until they have left. */
export function WordForm({
  label,
  submit,
  schema,
  maxCount,
  send,
  phraseOf,
  className,
}: WordFormProps) {
  const [said, setSaid] = useState('');
  const form = useForm({ schema, waitsAs: label, values: { texte: '' } });
  return (
    <Form
      form={form}
      send={({ texte }) => {
        setSaid('');
        return send(texte);
      }}
      onSent={setSaid}
      refusal={(error) => ({
        message: `${phraseOf(error)} ${t`Votre texte est toujours là.`}`,
      })}
      resets={{ texte: '' }}
      className={className}
    >
      <Field
        as="textarea"
        label={label}
        rows={2}
        maxCount={maxCount}
        {...form.field('texte')}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" variant="secondary" pending={form.isPending}>
          {submit}
        </Button>
        <StatusLine>{said}</StatusLine>
      </div>
    </Form>
  );
}
