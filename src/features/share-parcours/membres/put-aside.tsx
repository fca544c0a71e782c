import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { membreQueries, useAccess } from '@/data/membre/membre-queries.ts';
import { membreRepository } from '@/data/membre/membre-repository.ts';
import type { ParcoursAccess } from '@/data/membre/membre-store.ts';
import {
  etatsAfter,
  isPutAside,
  type Etat,
  type ParcoursId,
} from '@/domain/parcours/parcours.ts';
import { retention } from '@/domain/retention.ts';
import { ReadingTrouble } from '@/editing/frame/reading-trouble.tsx';
import { useRights } from '@/editing/session/rights.ts';
import { useWritingPlace } from '@/editing/session/writing-place.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { readAgain } from '@/lib/query/read-again.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { ConfirmedAct } from './confirmed-act.tsx';
import { LeavePart } from './leave-part.tsx';

/** The step of the workshop that archives or deletes a parcours. */
export function PutAsideStep({ parcoursId }: { parcoursId: ParcoursId }) {
  const access = useAccess(parcoursId);
  return (
    <div className="max-w-mesure space-y-6">
      <h2 id="titre-ranger" className="text-2xl">
        Archiver ou jeter
      </h2>
      {access.isPending && <Skeleton lines={3} />}
      {access.isError && (
        <ReadingTrouble error={access.error} onRetry={() => void access.refetch()} />
      )}
      {access.data !== undefined && (
        <PutAside parcoursId={parcoursId} access={access.data} />
      )}
    </div>
  );
}

type PutAsideProps = { parcoursId: ParcoursId; access: ParcoursAccess };

/** The ways to be done with a parcours: archived, in the bin until it is erased, or left to its other membres. */
export function PutAside({ parcoursId, access }: PutAsideProps) {
  const { by } = useRights();
  const services = useFirebase();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { list } = useWritingPlace();
  const { etat, isPublished, role } = access;
  const moving = useMutation({
    mutationFn: (to: Etat) => membreRepository(services).move(parcoursId, etat, to),
    onSuccess: () => void navigate(list.href),
    onSettled: (_data, error) =>
      readAgain(client, membreQueries.access(services, parcoursId).queryKey, error),
  });
  const mayMove = by === 'equipe' || role === 'auteur';
  const ways = etatsAfter(etat, by).filter(
    (to) => isPutAside(to) && mayMove && !(to === 'corbeille' && isPublished),
  );
  const act = (to: Etat) => ({
    isPending: moving.isPending,
    error: moving.variables === to ? moving.error : null,
    onAct: () => moving.mutate(to),
  });
  const days = formatCount(retention.corbeilleDays, 'jour', 'jours');
  return (
    <div className="space-y-6">
      {ways.includes('archive') && (
        <ConfirmedAct label="Archiver" act="Archiver" stay="Annuler" {...act('archive')}>
          <p>
            Il est mis de côté, sans limite de temps. Pour l’écrire de nouveau,
            rouvrez-le.
          </p>
          {isPublished && (
            <p>Sa quête reste en ligne{'\u00A0'}: l’équipe peut la retirer.</p>
          )}
        </ConfirmedAct>
      )}
      {ways.includes('corbeille') && (
        <ConfirmedAct
          label="Mettre à la corbeille"
          act="Mettre à la corbeille"
          stay="Annuler"
          {...act('corbeille')}
        >
          <p>
            {`Vous avez ${days} pour le reprendre. Ensuite il est effacé, avec ses images, ses sons et ses quêtes privées, pour tous ceux qui le partagent.`}
          </p>
        </ConfirmedAct>
      )}
      {isPublished && mayMove && (
        <p className="text-texte-doux">
          Il a été publié{'\u00A0'}: il ne va pas à la corbeille. L’équipe peut retirer sa
          quête du site.
        </p>
      )}
      {role !== null && <LeavePart parcoursId={parcoursId} access={access} />}
    </div>
  );
}
