import { useMutation } from '@tanstack/react-query';
import { inboxRepository } from '@/data/conversation/inbox-repository.ts';
import { useConversationNotes } from '@/data/conversation/conversation-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { wordsSchema } from '@/domain/conversation/message.ts';
import { limits } from '@/domain/limits.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatDate, formatHeure } from '@/lib/format/date.ts';
import { WordForm } from '@/ui/word-form.tsx';

/** The team's internal notes on a conversation. */
export function NoteSection({ id, uid }: { id: string; uid: string }) {
  const services = useFirebase();
  const add = useMutation({
    mutationFn: (texte: string) => inboxRepository(services).addNote(id, texte),
  });
  const { data: notes = [], error } = useConversationNotes(id);
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
        {notes.map((note) => (
          <li key={note.id}>
            <p className="text-texte-doux">
              {`${note.auteur === uid ? 'Vous' : 'Un collègue'}, ${formatDate(note.at)} à ${formatHeure(note.at)}`}
            </p>
            <p className="break-words whitespace-pre-line">{note.texte}</p>
          </li>
        ))}
      </ul>
      <WordForm
        label="Ajouter une note"
        submit="Garder la note"
        schema={wordsSchema}
        maxCount={limits.messageTexte.max}
        send={(words) => add.mutateAsync(words).then(() => 'Noté.')}
        phraseOf={errorMessage}
        className="mt-3"
      />
    </section>
  );
}
