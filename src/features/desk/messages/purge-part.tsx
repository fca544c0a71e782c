import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { inboxRepository } from '@/data/conversation/inbox-repository.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Button } from '@/ui/button.tsx';
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

/** « Effacer »: a conversation goes for good, once it was asked again. */
export function PurgePart({ id }: { id: string }) {
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
