import * as z from 'zod/mini';
import { isSafeAddress } from '@/domain/actualite/article-markdown.ts';
import { checkedText } from '@/domain/typed-field.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { inBrackets } from './texte-edit.ts';

type LinkDialogProps = {
  /** What was selected in the text. */
  begun: string;
  onClose: () => void;
  onLink: (words: string, address: string) => void;
};

/** `www.exemple.fr` is meant to be an address of the web. */
function completed(address: string): string {
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(address) ? `https://${address}` : address;
}

const linkSchema = z.object({
  words: checkedText(
    (words) => (words === '' ? 'Écrivez les mots sur lesquels on cliquera.' : undefined),
    inBrackets,
  ),
  address: checkedText(
    (address) =>
      isSafeAddress(address)
        ? undefined
        : 'Une adresse commence par https://, ou par / pour une page de ce site.',
    (typed) => completed(typed.trim()),
  ),
});

/** Asks where a link leads, and in which words. */
export function LinkDialog({ begun, onClose, onLink }: LinkDialogProps) {
  const form = useForm({
    schema: linkSchema,
    waitsAs: 'lien',
    values: { words: begun, address: '' },
    send: ({ words, address }) => onLink(words, address),
  });

  return (
    <Dialog open onClose={onClose} title="Ajouter un lien">
      <Form form={form} className="space-y-5">
        <Field label="Mots du lien" {...form.field('words')} />
        <Field
          label="Adresse"
          hint="https://www.exemple.fr, ou /les_quetes pour une page de ce site"
          inputMode="url"
          autoComplete="off"
          {...form.field('address')}
        />
        <Button type="submit">Ajouter le lien</Button>
      </Form>
    </Dialog>
  );
}
