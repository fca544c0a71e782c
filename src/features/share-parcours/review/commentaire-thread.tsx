import { useRef, useState } from 'react';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { Commentaire } from '@/domain/parcours/sharing/commentaire.ts';
import type { Commentaires } from '@/editing/session/use-commentaires.ts';
import { CommentaireCard } from './commentaire-card.tsx';
import { CommentaireForm } from './commentaire-form.tsx';

type CommentaireThreadProps = {
  /** The label of the list, for screen readers. */
  label: string;
  list: readonly Commentaire[];
  commentaires: Commentaires;
  /** Where something can be said; absent where it is only read. */
  etapeId?: EtapeId | null;
};

/** Comments one below the other, and the field to add one. */
export function CommentaireThread({
  label,
  list,
  commentaires,
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
            <CommentaireCard
              key={commentaire.id}
              commentaire={commentaire}
              parcoursId={commentaires.parcoursId}
              store={commentaires.store}
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
