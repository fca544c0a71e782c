import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { communeQueries, useWaitingInvitations } from '@/data/commune/commune-queries.ts';
import type { CollectiviteDesk } from '@/data/commune/responsable-repository.ts';
import { responsableRepository } from '@/data/commune/responsable-repository.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { limits } from '@/domain/limits.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { WaitingLink } from './waiting-link.tsx';

/** « Passer la main » : a link that makes a person a responsable; its author then stays or leaves. */
export function ResponsableInvite({ desk }: { desk: CollectiviteDesk }) {
  const { insee, responsables } = desk;
  const services = useFirebase();
  const waiting = useWaitingInvitations(insee);
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries(communeQueries.of(insee));
  const invite = useMutation({
    mutationFn: () => responsableRepository(services).invite({ insee, nom: desk.nom }),
    onSettled,
  });
  const takeBack = useMutation({
    mutationFn: (jeton: string) => responsableRepository(services).takeBack(jeton),
    onSettled,
  });
  const isPending = invite.isPending || takeBack.isPending;
  const [said, setSaid] = useState('');
  const saying = (done: string) => {
    setSaid('');
    return {
      onSuccess: () => setSaid(done),
      onError: (error: Error) => {
        console.warn('The invitations to a commune could not be changed.', error);
        setSaid(errorMessage(error));
      },
    };
  };
  return (
    <section aria-labelledby="passer-la-main" className="mt-10 space-y-5">
      <h3 id="passer-la-main" className="text-lg">
        Passer la main, ou être plusieurs
      </h3>
      {responsables.length >= limits.responsableCount.max ? (
        <p>Un bureau a {limits.responsableCount.max} personnes au plus.</p>
      ) : (
        <>
          <p>
            Créez un lien et envoyez-le à la personne qui prend la suite. Quand elle l’a
            accepté, restez avec elle ou partez.
          </p>
          <Button
            variant="secondary"
            pending={isPending}
            onClick={() =>
              invite.mutate(
                undefined,
                saying('Le lien est prêt\u00A0: envoyez-le à une seule personne.'),
              )
            }
          >
            Créer un lien
          </Button>
        </>
      )}
      <StatusLine>{said}</StatusLine>
      {waiting.isError && (
        <Alert tone="attention" title={errorMessage(waiting.error)}>
          <Button
            variant="secondary"
            className="mt-3"
            onClick={() => void waiting.refetch()}
          >
            Réessayer
          </Button>
        </Alert>
      )}
      {waiting.data !== undefined && waiting.data.length > 0 && (
        <ul aria-label="Liens en attente" className="space-y-5">
          {waiting.data.map((invitation) => (
            <WaitingLink
              key={invitation.jeton}
              invitation={invitation}
              path={paths.responsable(invitation)}
              label="Lien vers le bureau"
              isPending={isPending}
              onTakeBack={() =>
                takeBack.mutate(
                  invitation.jeton,
                  saying('Le lien est repris\u00A0: il ne mène plus à rien.'),
                )
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
}
