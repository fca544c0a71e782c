import { useState, type SubmitEvent } from 'react';
import { isSafeAddress } from '@/domain/actualite/article-markdown.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';

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

/** Asks where a link leads, and in which words. */
export function LinkDialog({ begun, onClose, onLink }: LinkDialogProps) {
  const [words, setWords] = useState(begun);
  const [address, setAddress] = useState('');
  const [wrong, setWrong] = useState<{ words?: string; address?: string }>({});

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    // The dialog may stand within another form.
    event.stopPropagation();
    const target = completed(address.trim());
    const said = words.trim().replace(/[[\]\n]+/g, ' ');
    const found = {
      ...(said === '' && { words: 'Écrivez les mots sur lesquels on cliquera.' }),
      ...(!isSafeAddress(target) && {
        address: 'Une adresse commence par https://, ou par / pour une page de ce site.',
      }),
    };
    setWrong(found);
    if (Object.keys(found).length === 0) onLink(said, target);
  }

  return (
    <Dialog open onClose={onClose} title="Ajouter un lien">
      <form className="space-y-5" noValidate onSubmit={submit}>
        <Field
          label="Mots du lien"
          value={words}
          error={wrong.words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Field
          label="Adresse"
          hint="https://www.exemple.fr, ou /les_quetes pour une page de ce site"
          inputMode="url"
          autoComplete="off"
          value={address}
          error={wrong.address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <Button type="submit">Ajouter le lien</Button>
      </form>
    </Dialog>
  );
}
