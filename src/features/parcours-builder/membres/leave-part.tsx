import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ParcoursAccess } from '@/data/parcours/membre-store.ts';
import { mayRemove } from '@/domain/parcours/membre.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { useWritingPlace } from '../place/writing-place.ts';
import { useRights } from '../session/rights.ts';
import { useAccessChange } from './use-access.ts';

type LeavePartProps = { parcoursId: ParcoursId; access: ParcoursAccess };

/** The way out for who only reads: asked twice, as it cannot be taken back without an invitation. */
export function LeavePart({ parcoursId, access }: LeavePartProps) {
  const { store } = useRights();
  const { list } = useWritingPlace();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const { isPending, trouble, run } = useAccessChange(parcoursId);
  const { uid, membres } = access;
  if (!mayRemove({ membres, by: uid, uid, isAdmin: false })) return null;
  const leave = async () => {
    if (await run(() => store.remove(parcoursId, uid), '')) void navigate(list.href);
  };
  if (!isAsking) {
    return (
      <Button variant="quiet" className="-ml-6" onClick={() => setIsAsking(true)}>
        Quitter ce parcours
      </Button>
    );
  }
  return (
    <div role="group" aria-label="Quitter ce parcours" className="space-y-3">
      <p>Vous ne pourrez plus l’ouvrir, sauf nouvelle invitation.</p>
      {trouble !== null && (
        <Alert tone="alerte" announce="immediate">
          <p>{trouble}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" pending={isPending} onClick={() => void leave()}>
          Quitter
        </Button>
        <Button variant="secondary" onClick={() => setIsAsking(false)}>
          Rester
        </Button>
      </div>
    </div>
  );
}
