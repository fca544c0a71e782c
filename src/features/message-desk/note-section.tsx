import { useState, type SubmitEvent } from 'react';
import { addNote, watchNotes } from '@/data/conversation/inbox-repository.ts';
import type { Message } from '@/domain/conversation/message.ts';
import { limits } from '@/domain/limits.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatDate, formatHeure } from '@/lib/format/date.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { useLive } from './use-live.ts';

/** What the team says of a conversation among itself. */
export function NoteSection({ id, uid }: { id: string; uid: string }) {
  const { told, error } = useLive<readonly Message[]>(id, (onTold, onError) =>
    watchNotes(id, onTold, onError),
  );
  const [texte, setTexte] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [said, setSaid] = useState('');
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = texte.trim();
    if (words === '' || words.length > limits.messageTexte.max || isSending) return;
    setIsSending(true);
    try {
      await addNote(id, words);
      setTexte('');
      setSaid('Noté.');
    } catch (problem) {
      console.warn('A note could not be kept.', problem);
      setSaid(`${errorMessage(problem)} Votre note est toujours là.`);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <section
      aria-labelledby="notes"
      className="mt-10 max-w-mesure rounded-carte border border-trait px-5 py-4"
    >
      <h3 id="notes" className="text-lg">
        Notes de l’équipe
      </h3>
      <p className="text-texte-doux">Le visiteur ne les voit jamais.</p>
      {error !== null && <p className="mt-2">{errorMessage(error)}</p>}
      <ul className="mt-3 space-y-3 empty:hidden">
        {(told ?? []).map((note) => (
          <li key={note.id}>
            <p className="text-texte-doux">
              {`${note.auteur === uid ? 'Vous' : 'Un collègue'}, ${formatDate(note.at)} à ${formatHeure(note.at)}`}
            </p>
            <p className="break-words whitespace-pre-line">{note.texte}</p>
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void add(event)} className="mt-3">
        <Field
          as="textarea"
          label="Ajouter une note"
          rows={2}
          maxCount={limits.messageTexte.max}
          value={texte}
          onChange={(event) => setTexte(event.currentTarget.value)}
        />
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" variant="secondary" pending={isSending}>
            Garder la note
          </Button>
          <StatusLine>{said}</StatusLine>
        </div>
      </form>
    </section>
  );
}
