import { useState } from 'react';
import {
  moveConversation,
  takeConversation,
} from '@/data/conversation/inbox-repository.ts';
import type { Conversation } from '@/domain/conversation/inbox.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { useDeskPlace } from './desk-place.ts';
import { PurgePart } from './purge-part.tsx';
import { ReportButton } from './report-thread.tsx';
import { deskIds } from './use-desk-commands.ts';

/** What the team does of a conversation: somebody takes it, it is closed, or opened again. */
export function ThreadActions({
  conversation,
  uid,
}: {
  conversation: Conversation;
  uid: string;
}) {
  const { id, etat, assigne } = conversation;
  const { isTeam } = useDeskPlace();
  const [said, setSaid] = useState('');
  const act = async (work: () => Promise<void>, done: string) => {
    setSaid('');
    try {
      await work();
      setSaid(done);
    } catch (error) {
      console.warn('The state of a conversation could not be changed.', error);
      setSaid(errorMessage(error));
    }
  };
  const isMine = assigne === uid;
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <Button
          id={deskIds.prendre}
          variant="secondary"
          aria-pressed={isMine}
          onClick={() =>
            void act(
              () => takeConversation(id, !isMine),
              isMine ? 'Laissée à l’équipe.' : 'Vous vous en occupez.',
            )
          }
        >
          {isMine ? 'Laisser à l’équipe' : 'Je m’en occupe'}
        </Button>
        {etat === 'close' ? (
          <Button
            id={deskIds.clore}
            variant="secondary"
            onClick={() => void act(() => moveConversation(id, 'ouverte'), 'Rouverte.')}
          >
            Rouvrir
          </Button>
        ) : (
          <Button
            id={deskIds.clore}
            variant="secondary"
            onClick={() => void act(() => moveConversation(id, 'close'), 'Close.')}
          >
            Clore
          </Button>
        )}
        {isTeam && <ReportButton conversation={conversation} />}
        {isTeam && <PurgePart key={id} id={id} />}
      </div>
      <StatusLine>{said}</StatusLine>
    </div>
  );
}
