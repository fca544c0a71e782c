import { useMutation, useSuspenseQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { communeQueries } from '@/data/commune/commune-queries.ts';
import { responsableRepository } from '@/data/commune/responsable-repository.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { InvitationDeMairie } from '@/domain/commune/responsable.ts';
import { invitationStateOf } from '@/domain/parcours/sharing/invitation.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { paths } from '@/lib/paths.ts';
import { QueryBoundary } from '@/lib/query/query-boundary.tsx';
import { Alert } from '@/ui/alert.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { InvitationEnd, refusalText } from './invitation-end.tsx';

type CommuneInvitationProps = {
  jeton: string;
  /** The account that would answer for the commune. */
  uid: string;
  email: string;
  onAccepted: (insee: string) => void;
};

/** A link to the desk of a mairie: its commune, the account, and accepting on confirmation. */
export function CommuneInvitation(props: CommuneInvitationProps) {
  return (
    <QueryBoundary
      key={props.jeton}
      waiting={<Waiting>Lecture de l’invitation…</Waiting>}
      failed={(error, retry) => (
        <InvitationEnd title="L’invitation ne s’ouvre pas" text={errorMessage(error)}>
          <Button onClick={retry}>Réessayer</Button>
        </InvitationEnd>
      )}
    >
      <Read {...props} />
    </QueryBoundary>
  );
}

function Read({ jeton, ...rest }: CommuneInvitationProps) {
  const invitation = useSuspenseQuery(communeQueries.invitation(useFirebase(), jeton));
  if (invitation.data === null) {
    return (
      <InvitationEnd
        title="Cette invitation n’existe plus"
        text="Elle a été reprise par la personne qui vous l’a envoyée, ou son adresse est incomplète. Demandez-lui un nouveau lien."
      />
    );
  }
  return <Known {...rest} invitation={invitation.data} />;
}

type KnownProps = Omit<CommuneInvitationProps, 'jeton'> & {
  invitation: InvitationDeMairie;
};

function Known({ uid, ...rest }: KnownProps) {
  const { invitation } = rest;
  const [now] = useState(() => Date.now());
  switch (invitationStateOf(invitation, { uid, now })) {
    case 'acceptee':
      return (
        <InvitationEnd
          title="Vous avez déjà accepté cette invitation"
          text="Le bureau est dans votre espace."
        >
          <ButtonLink to={paths.deskOf(invitation.insee)}>Ouvrir le bureau</ButtonLink>
        </InvitationEnd>
      );
    case 'utilisee':
      return (
        <InvitationEnd
          title="Cette invitation a déjà servi"
          text="Un lien ne sert qu’une fois, et un autre compte l’a accepté. Demandez une nouvelle invitation à la personne qui vous l’a envoyée."
        />
      );
    case 'expiree':
      return (
        <InvitationEnd
          title="Cette invitation a expiré"
          text="Un lien vaut sept jours. Demandez-en un nouveau à la personne qui vous l’a envoyé."
        />
      );
    case 'ouverte':
      return <Open {...rest} />;
  }
}

const denied =
  'Cette invitation ne peut plus être acceptée\u00A0: elle vient de servir ou d’être reprise, ou vous êtes déjà de ce bureau.';

function Open({ invitation, email, onAccepted }: Omit<KnownProps, 'uid'>) {
  const services = useFirebase();
  const client = useQueryClient();
  const accept = useMutation({
    mutationFn: () => responsableRepository(services).accept(invitation),
    onSuccess: () => onAccepted(invitation.insee),
    onError: (error) => console.warn('An invitation could not be accepted.', error),
    onSettled: (_data, error) =>
      // Used by another account meanwhile: the page shows that itself.
      error instanceof AccessDeniedError
        ? client.invalidateQueries(communeQueries.invitation(services, invitation.jeton))
        : client.invalidateQueries(communeQueries.owns),
  });
  return (
    <>
      <PageTitle>{`${invitation.nom}\u00A0: vous êtes invité à son bureau`}</PageTitle>
      <div className="mt-4 max-w-mesure space-y-4">
        <p>
          Vous pourrez fermer une étape ou une quête pour un temps, lire ce que les
          joueurs signalent et leur répondre, puis passer la main à votre tour.
        </p>
        <p>
          Ce sera avec le compte <strong className="break-words">{email}</strong>. Les
          autres responsables verront cette adresse et votre nom.
        </p>
        <p>Si ce lien ne vous était pas destiné, fermez simplement cette page.</p>
        {accept.isError && (
          <Alert tone="alerte" announce="immediate">
            <p>{refusalText(accept.error, denied)}</p>
          </Alert>
        )}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button pending={accept.isPending} onClick={() => accept.mutate()}>
          Accepter
        </Button>
        <ButtonLink
          variant="secondary"
          to={paths.login({ redirect: paths.responsable(invitation) })}
        >
          Changer de compte
        </ButtonLink>
      </div>
    </>
  );
}
