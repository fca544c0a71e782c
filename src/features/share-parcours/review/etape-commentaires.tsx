import { useId, useState } from 'react';
import IconComment from '~icons/lucide/message-square';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { commentairesOf } from '@/domain/parcours/sharing/commentaire.ts';
import type { Commentaires } from '@/editing/session/use-commentaires.ts';
import { commentaireCount } from '@/editing/words/count-words.ts';
import { RowButton } from '@/epreuves/row-button.tsx';
import { CommentaireThread } from './commentaire-thread.tsx';

type EtapeCommentairesProps = {
  commentaires: Commentaires;
  etapeId: EtapeId;
  numero: number;
};

/** Number of comments to settle on an étape; unfolded, the comments. */
export function EtapeCommentaires({
  commentaires,
  etapeId,
  numero,
}: EtapeCommentairesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const bodyId = useId();
  const list = commentairesOf(commentaires.open ?? [], etapeId);
  return (
    <div>
      <div className="-ml-3">
        <RowButton
          icon={<IconComment aria-hidden="true" className="size-5" />}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setIsOpen((before) => !before)}
        >
          {list.length === 0 ? 'Commenter' : commentaireCount(list.length)}
          <span className="sr-only"> l’étape {numero}</span>
        </RowButton>
      </div>
      <div id={bodyId} hidden={!isOpen} className="mt-3">
        {isOpen && (
          <CommentaireThread
            label={`Commentaires de l’étape ${numero}`}
            list={list}
            commentaires={commentaires}
            etapeId={etapeId}
          />
        )}
      </div>
    </div>
  );
}
