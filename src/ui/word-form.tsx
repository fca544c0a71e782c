import { useState, type SubmitEvent } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { StatusLine } from './status-line.tsx';

type WordFormProps = {
  /** Of the field. */
  label: string;
  /** Of the button. */
  submit: string;
  /** Most characters that go in one time. */
  maxCount: number;
  /** Sends the words, trimmed and never empty. */
  send: (words: string) => Promise<void>;
  /** What is said once they have left. */
  done: string;
  /** What is said of a failure; that the words are still there is added. */
  phraseOf: (error: unknown) => string;
  /** Each time that it is typed in. */
  onType?: ((texte: string) => void) | undefined;
  className?: string | undefined;
};

/** A few words to send: they stay in the field until they have left. */
export function WordForm({
  label,
  submit,
  maxCount,
  send,
  done,
  phraseOf,
  onType,
  className,
}: WordFormProps) {
  const [texte, setTexte] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [said, setSaid] = useState('');
  const leave = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = texte.trim();
    if (words === '' || isSending) return;
    if (words.length > maxCount) {
      setSaid('Ce texte est trop long pour partir en une fois.');
      return;
    }
    setIsSending(true);
    setSaid('');
    try {
      await send(words);
      setTexte('');
      onType?.('');
      setSaid(done);
    } catch (error) {
      console.warn('Words could not be sent.', error);
      setSaid(`${phraseOf(error)} Votre texte est toujours là.`);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <form onSubmit={(event) => void leave(event)} className={className}>
      <Field
        as="textarea"
        label={label}
        rows={2}
        maxCount={maxCount}
        value={texte}
        onChange={({ currentTarget }) => {
          setTexte(currentTarget.value);
          onType?.(currentTarget.value);
        }}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" variant="secondary" pending={isSending}>
          {submit}
        </Button>
        <StatusLine>{said}</StatusLine>
      </div>
    </form>
  );
}
