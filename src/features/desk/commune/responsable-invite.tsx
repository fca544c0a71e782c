import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { communeMutations, communeQueries } from '@/data/commune/commune-queries.ts';
import type { CommuneDesk } from '@/data/commune/responsable-repository.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { InvitationDeMairie } from '@/domain/commune/responsable.ts';
import { limits } from '@/domain/limits.ts';
import { invitationEnd } from '@/domain/parcours/sharing/invitation.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatDate } from '@/lib/format/date.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { CopyLinkButton } from '@/ui/copy-button.tsx';
import { Field } from '@/ui/field.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

/** « Passer la main » : a link that makes a person a responsable; its author then stays or leaves. */
export function ResponsableInvite({ desk }: { desk: CommuneDesk }) {
  const { insee, responsables } = desk;
  const services = useFirebase();
  const waiting = useQuery(communeQueries.waiting(services, insee));
  const invite = useMutation(communeMutations.invite(services, desk));
  const takeBack = useMutation(communeMutations.takeBack(services, insee));
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

type WaitingLinkProps = {
  invitation: InvitationDeMairie;
  isPending: boolean;
  onTakeBack: () => void;
};

function WaitingLink({ invitation, isPending, onTakeBack }: WaitingLinkProps) {
  const [now] = useState(() => Date.now());
  const end = invitationEnd(invitation);
  const url = window.location.origin + paths.responsable(invitation);
  return (
    <li className="space-y-3 rounded-carte border border-trait bg-fond-carte p-4">
      {now < end ? (
        <Field
          label="Lien vers le bureau"
          hint={`Une seule fois, jusqu’au ${formatDate(end)}.`}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : (
        <p>Ce lien a expiré le {formatDate(end)} sans avoir servi.</p>
      )}
      <div className="flex flex-wrap gap-3">
        {now < end && <CopyLinkButton url={url} />}
        <Button variant="quiet" pending={isPending} onClick={onTakeBack}>
          {now < end ? 'Reprendre le lien' : 'Effacer'}
        </Button>
      </div>
    </li>
  );
}
