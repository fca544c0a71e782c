import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { conversationMutations } from '@/data/conversation/conversation-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Button } from '@/ui/button.tsx';
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { heldSeconds, useHeld } from '@/ui/use-held.ts';

/** « Effacer »: a conversation goes for good, once it was asked again, and ten seconds later. */
export function PurgePart({ id }: { id: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const [said, setSaid] = useState('');
  const purge = useMutation({
    ...conversationMutations.purge(useFirebase(), { id }),
    onError: (error) => {
      console.warn('A conversation could not be erased.', error);
      setSaid(`${errorMessage(error)} Rien n’est effacé.`);
    },
  });
  const held = useHeld(() => purge.mutate());
  return (
    <>
      {held.left === null ? (
        <Button
          variant="quiet"
          pending={purge.isPending}
          onClick={() => setIsAsking(true)}
        >
          Effacer
        </Button>
      ) : (
        <>
          <Button
            onClick={() => {
              held.cancel();
              setSaid('Rien n’est effacé.');
            }}
          >
            {`Effacé dans ${held.left}\u00A0s – Annuler`}
          </Button>
          <Button variant="quiet" onClick={held.release}>
            Effacer maintenant
          </Button>
        </>
      )}
      <StatusLine>{said}</StatusLine>
      {isAsking && (
        <ConfirmDialog
          title="Effacer cet échange ?"
          act="Effacer"
          onLeave={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            setSaid('');
            held.hold();
          }}
        >
          <p>
            Les messages, les notes et le lien pour lire la réponse disparaissent, pour
            l’équipe comme pour la personne qui a écrit. Vous avez {heldSeconds} secondes
            pour revenir en arrière ; ensuite, rien ne les ramène.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
