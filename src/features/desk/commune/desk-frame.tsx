import type { ReactNode } from 'react';
import type { CollectiviteDesk } from '@/data/commune/responsable-repository.ts';
import { useCommuneDesk } from '@/data/commune/commune-queries.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { QueryBoundary } from '@/lib/query/query-boundary.tsx';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { ResponsableInvite } from './responsable-invite.tsx';
import { ResponsableList } from './responsable-list.tsx';

/** What the desks of the two kinds of collectivités say of themselves. */
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
  /** `desk`: null where the team has opened none. */
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
  // Also what was read before: the right to it may have gone.
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
  /** Of the team, who invites the first of them and removes anybody. */
  isAdmin: boolean;
  /** This account answers for the collectivité no more. */
  onLeft: () => void;
};

/** Who answers for a collectivité, and how others join them. */
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
