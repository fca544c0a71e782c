import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import {
  answersOf,
  answerTo,
  type Commentaire,
} from '@/domain/parcours/sharing/commentaire.ts';
import type { Commentaires } from '@/editing/session/use-commentaires.ts';
import { CommentaireCard } from './commentaire-card.tsx';
import { CommentaireForm } from './commentaire-form.tsx';

type CommentaireThreadProps = {
  /** The label of the list, for screen readers. */
  label: string;
  list: readonly Commentaire[];
  commentaires: Commentaires;
  /** Comments with their answers; the open ones by default. */
  among?: readonly Commentaire[];
  /** Subject of a new comment; absent if read-only. */
  etapeId?: EtapeId | null;
};

/** Comments in a column, and the field to add one. */
export function CommentaireThread({
  label,
  list,
  commentaires,
  among = commentaires.open ?? [],
  etapeId,
}: CommentaireThreadProps) {
  const [said, setSaid] = useState('');
  const thread = useRef<HTMLDivElement>(null);
  const acted = (text: string) => {
    setSaid(text);
    // The button that was pressed leaves with its comment.
    thread.current?.focus();
  };
  return (
    <div ref={thread} role="group" aria-label={label} tabIndex={-1} className="space-y-4">
      <p role="status" className="text-texte-doux empty:hidden">
        {said}
      </p>
      {list.length > 0 && (
        <ul className="space-y-3">
          {list.map((commentaire) => (
            <AnsweredCommentaire
              key={commentaire.id}
              commentaire={commentaire}
              answers={answersOf(among, commentaire)}
              commentaires={commentaires}
              onActed={acted}
            />
          ))}
        </ul>
      )}
      {etapeId !== undefined && (
        <CommentaireForm
          key={etapeId}
          commentaires={commentaires}
          etapeId={etapeId}
          onSent={() => setSaid('Commentaire envoyé.')}
        />
      )}
    </div>
  );
}

type AnsweredCommentaireProps = {
  commentaire: Commentaire;
  answers: readonly Commentaire[];
  commentaires: Commentaires;
  onActed: (said: string) => void;
};

/** A comment with its answers below it, and the field for one more on demand. */
function AnsweredCommentaire({
  commentaire,
  answers,
  commentaires,
  onActed,
}: AnsweredCommentaireProps) {
  const { parcoursId, store, typedOf } = commentaires;
  const subject = answerTo(commentaire);
  // An unsent answer on this device is shown again.
  const [isAnswering, setIsAnswering] = useState(typedOf(subject) !== '');
  const field = useRef<HTMLDivElement>(null);
  const answer = () => {
    flushSync(() => setIsAnswering(true));
    field.current?.querySelector('textarea')?.focus();
  };
  const sent = () => {
    setIsAnswering(false);
    onActed('Réponse envoyée.');
  };
  return (
    <CommentaireCard
      commentaire={commentaire}
      answers={answers}
      parcoursId={parcoursId}
      store={store}
      onAnswer={answer}
      onActed={onActed}
    >
      {answers.length > 0 && (
        <ul aria-label="Réponses" className="mt-2 mb-2 space-y-2 pl-3">
          {answers.map((one) => (
            <CommentaireCard
              key={one.id}
              commentaire={one}
              answers={[]}
              parcoursId={parcoursId}
              store={store}
              onActed={onActed}
            />
          ))}
        </ul>
      )}
      {isAnswering && commentaire.etat === 'ouvert' && (
        <div ref={field} className="mt-2 pb-2">
          <CommentaireForm
            commentaires={commentaires}
            etapeId={subject}
            isAnswer
            onSent={sent}
          />
        </div>
      )}
    </CommentaireCard>
  );
}
