import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { inboxRepository } from '@/data/conversation/inbox-repository.ts';
import type { Conversation, EtatConversation } from '@/domain/conversation/inbox.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Button } from '@/ui/button.tsx';
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { useDeskPlace } from './desk-place.ts';
import { ReportButton } from './report-thread.tsx';

/** « Effacer »: deletes a conversation for good, after a confirmation. */
function PurgePart({ id }: { id: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const [said, setSaid] = useState('');
  const services = useFirebase();
  const purge = useMutation({
    mutationFn: () => inboxRepository(services).purge(id),
    onError: (error) => {
      console.warn('A conversation could not be erased.', error);
      setSaid(`${errorMessage(error)} Rien n’est effacé.`);
    },
  });
  return (
    <>
      <Button variant="quiet" pending={purge.isPending} onClick={() => setIsAsking(true)}>
        Effacer
      </Button>
      <StatusLine>{said}</StatusLine>
      {isAsking && (
        <ConfirmDialog
          title={'Effacer cet échange\u202F?'}
          act="Effacer"
          onLeave={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            setSaid('');
            purge.mutate();
          }}
        >
          <p>
            Les messages, les notes et le lien pour lire la réponse disparaissent, pour
            l’équipe comme pour la personne qui a écrit. Rien ne les ramène.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The team's actions on a conversation: take, close, reopen. */
export function ThreadActions({
  conversation,
  uid,
}: {
  conversation: Conversation;
  uid: string;
}) {
  const { id, etat, assigne } = conversation;
  const { isTeam } = useDeskPlace();
  const inbox = inboxRepository(useFirebase());
  const take = useMutation({ mutationFn: (isMine: boolean) => inbox.take(id, isMine) });
  const move = useMutation({
    mutationFn: (to: EtatConversation) => inbox.move(id, to),
  });
  const [said, setSaid] = useState('');
  const saying = (done: string) => {
    setSaid('');
    return {
      onSuccess: () => setSaid(done),
      onError: (error: Error) => {
        console.warn('The state of a conversation could not be changed.', error);
        setSaid(errorMessage(error));
      },
    };
  };
  const isMine = assigne === uid;
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-pressed={isMine}
          pending={take.isPending}
          onClick={() =>
            take.mutate(
              !isMine,
              saying(isMine ? 'Laissée à l’équipe.' : 'Vous vous en occupez.'),
            )
          }
        >
          {isMine ? 'Laisser à l’équipe' : 'Je m’en occupe'}
        </Button>
        {etat === 'close' ? (
          <Button
            variant="secondary"
            pending={move.isPending}
            onClick={() => move.mutate('ouverte', saying('Rouverte.'))}
          >
            Rouvrir
          </Button>
        ) : (
          <Button
            variant="secondary"
            pending={move.isPending}
            onClick={() => move.mutate('close', saying('Close.'))}
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
