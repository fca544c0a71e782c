import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  type CollectiviteDesk,
  responsableRepository,
} from '@/data/commune/responsable-repository.ts';
import {
  useCommuneDesk,
  communeQueries,
  useWaitingInvitations,
} from '@/data/commune/commune-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { limits } from '@/domain/limits.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { paths } from '@/lib/paths.ts';
import { QueryBoundary } from '@/lib/query/query-boundary.tsx';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { ResponsableList } from './responsable-list.tsx';
import { WaitingLink } from './waiting-link.tsx';

/** Texts of the desks of both kinds of collectivités. */
const words = {
  commune: {
    title: 'La commune',
    denied:
      'Ce bureau est celui des responsables de la commune. Si vous en êtes un, connectez-vous avec le compte qui a accepté l’invitation. Sinon, demandez un lien à la mairie ou écrivez-nous.',
    people: 'Responsables',
  },
  territoire: {
    title: 'Le territoire',
    denied:
      'Ce bureau est celui des personnes du territoire. Si vous en êtes, connectez-vous avec le compte qui a accepté l’invitation. Sinon, demandez-leur un lien ou écrivez-nous.',
    people: 'Personnes du territoire',
  },
} as const;
type CollectiviteKind = keyof typeof words;

type DeskFrameProps = {
  collectivite: CollectiviteKind;
  /** INSEE code of a commune, SIREN of a territory. */
  id: string;
  /** `desk`: null if the team has opened none. */
  children: (desk: CollectiviteDesk | null) => ReactNode;
};

/** The desk of a collectivité, once it is read, or why it does not open. */
export function DeskFrame(props: DeskFrameProps) {
  const { collectivite, id } = props;
  return (
    <QueryBoundary
      key={id}
      waiting={
        <>
          <PageTitle>{words[collectivite].title}</PageTitle>
          <Skeleton lines={6} />
        </>
      }
      failed={(error, retry) => (
        <Unopened collectivite={collectivite} error={error} onRetry={retry} />
      )}
    >
      <Known {...props} />
    </QueryBoundary>
  );
}

function Known({ collectivite, id, children }: DeskFrameProps) {
  const desk = useCommuneDesk(id);
  // Hides earlier data too: the right to it may have gone.
  if (!desk.isError) return children(desk.data);
  const onRetry = () => void desk.refetch();
  return <Unopened collectivite={collectivite} error={desk.error} onRetry={onRetry} />;
}

function Unopened({
  collectivite,
  error,
  onRetry,
}: {
  collectivite: CollectiviteKind;
  error: Error;
  onRetry: () => void;
}) {
  const { title, denied } = words[collectivite];
  return (
    <>
      <PageTitle>{`${title} ne s’ouvre pas`}</PageTitle>
      {error instanceof AccessDeniedError ? (
        <p className="mt-4 max-w-mesure">{denied}</p>
      ) : (
        <Alert tone="alerte" announce="polie" className="mt-6">
          <p>{errorMessage(error)}</p>
          <Button variant="secondary" className="mt-3" onClick={onRetry}>
            Réessayer
          </Button>
        </Alert>
      )}
    </>
  );
}

export type DeskPeopleProps = {
  collectivite: CollectiviteKind;
  desk: CollectiviteDesk;
  /** For the team, which invites the first and removes any. */
  isAdmin: boolean;
  /** This account is no longer a responsable of the collectivité. */
  onLeft: () => void;
};

/** « Passer la main » : a link for a new responsable; its author then stays or leaves. */
function ResponsableInvite({ desk }: { desk: CollectiviteDesk }) {
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

/** The responsables of a collectivité, and invitations for more. */
export function DeskPeople({ collectivite, desk, isAdmin, onLeft }: DeskPeopleProps) {
  return (
    <section aria-labelledby="responsables" className="max-w-mesure">
      <h2 id="responsables" className="text-2xl">
        {words[collectivite].people}
      </h2>
      <ResponsableList desk={desk} isAdmin={isAdmin} onLeft={onLeft} />
      <ResponsableInvite desk={desk} />
    </section>
  );
}
