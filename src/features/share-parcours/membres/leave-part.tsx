import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { readAgain } from '@/lib/query/read-again.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { ParcoursAccess } from '@/data/membre/membre-store.ts';
import { membreRepository } from '@/data/membre/membre-repository.ts';
import { membreQueries } from '@/data/membre/membre-queries.ts';
import { mayRemove } from '@/domain/parcours/sharing/membre.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { useWritingPlace } from '@/editing/session/writing-place.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { accessTrouble } from './access-trouble.ts';

type LeavePartProps = { parcoursId: ParcoursId; access: ParcoursAccess };

/** The way out for relecteurs: confirmed once more, as it cannot be taken back without an invitation. */
export function LeavePart({ parcoursId, access }: LeavePartProps) {
  const services = useFirebase();
  const client = useQueryClient();
  const { uid, membres } = access;
  const { list } = useWritingPlace();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const leaving = useMutation({
    mutationFn: () => membreRepository(services).remove(parcoursId, uid),
    // At once: what is read again next is refused to this account.
    onSuccess: () => void navigate(list.href),
    onSettled: (_data, error) =>
      readAgain(client, membreQueries.access(services, parcoursId).queryKey, error),
  });
  if (!mayRemove({ membres, by: uid, uid, isAdmin: false })) return null;
  if (!isAsking) {
    return (
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        Quitter ce parcours
      </Button>
    );
  }
  return (
    <div role="group" aria-label="Quitter ce parcours" className="space-y-3">
      <p>Vous ne pourrez plus l’ouvrir, sauf nouvelle invitation.</p>
      {leaving.error !== null && (
        <Alert tone="alerte" announce="immediate">
          <p>{accessTrouble(leaving.error)}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          pending={leaving.isPending}
          onClick={() => leaving.mutate()}
        >
          Quitter
        </Button>
        <Button variant="secondary" onClick={() => setIsAsking(false)}>
          Rester
        </Button>
      </div>
    </div>
  );
}
