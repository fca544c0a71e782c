import { useState } from 'react';
import { purgeConversation } from '@/data/conversation/inbox-repository.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Button } from '@/ui/button.tsx';
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { heldSeconds, useHeld } from '@/ui/use-held.ts';

/** « Effacer »: a conversation goes for good, once it was asked again, and ten seconds later. */
export function PurgePart({ id }: { id: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const [said, setSaid] = useState('');
  const purge = async () => {
    try {
      await purgeConversation(id);
    } catch (error) {
      console.warn('A conversation could not be erased.', error);
      setSaid(`${errorMessage(error)} Rien n’est effacé.`);
    }
  };
  const held = useHeld(() => void purge());
  return (
    <>
      {held.left === null ? (
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
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
