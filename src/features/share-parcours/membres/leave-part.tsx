import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { readAgain } from '@/lib/query/read-again.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { ParcoursAccess } from '@/data/membre/membre-store.ts';
import { membreRepository } from '@/data/membre/membre-repository.ts';
import { membreQueries } from '@/data/membre/membre-queries.ts';
import { mayRemove } from '@/domain/parcours/sharing/membre.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { useWritingPlace } from '@/editing/session/writing-place.ts';
import { ConfirmedAct } from './confirmed-act.tsx';

type LeavePartProps = { parcoursId: ParcoursId; access: ParcoursAccess };

/** Leaving, for membres whom the parcours does not need: with a confirmation, as only an invitation undoes it. */
export function LeavePart({ parcoursId, access }: LeavePartProps) {
  const services = useFirebase();
  const client = useQueryClient();
  const { uid, membres } = access;
  const { list } = useWritingPlace();
  const navigate = useNavigate();
  const leaving = useMutation({
    mutationFn: () => membreRepository(services).remove(parcoursId, uid),
    // At once: the next reads are refused to this account.
    onSuccess: () => void navigate(list.href),
    onSettled: (_data, error) =>
      readAgain(client, membreQueries.access(services, parcoursId).queryKey, error),
  });
  if (!mayRemove({ membres, by: uid, uid, isAdmin: false })) return null;
  return (
    <ConfirmedAct
      label="Quitter ce parcours"
      act="Quitter"
      stay="Rester"
      isPending={leaving.isPending}
      error={leaving.error}
      onAct={() => leaving.mutate()}
    >
      <p>Vous ne pourrez plus l’ouvrir, sauf nouvelle invitation.</p>
    </ConfirmedAct>
  );
}
