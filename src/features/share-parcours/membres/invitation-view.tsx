import { useMutation, useSuspenseQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { invitationQueries } from '@/data/membre/invitation-queries.ts';
import {
  AddressNotProvenError,
  invitationRepository,
} from '@/data/membre/invitation-repository.ts';
import {
  invitationStateOf,
  type Invitation,
} from '@/domain/parcours/sharing/invitation.ts';
import { membreRoleHints, membreRoleLabels } from '@/domain/parcours/sharing/membre.ts';
import { OpeningPage } from '@/editing/frame/opening-page.tsx';
import { useWritingPlace } from '@/editing/session/writing-place.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { QueryBoundary } from '@/lib/query/query-boundary.tsx';
import { Alert } from '@/ui/alert.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Waiting } from '@/ui/waiting.tsx';

type InvitationViewProps = {
  jeton: string;
  /** The account that would join. */
  uid: string;
  email: string;
  onAccepted: (invitation: Invitation) => void;
};

/** An invitation link: its parcours, its account, and joining after a confirmation. */
export function InvitationView(props: InvitationViewProps) {
  return (
    <QueryBoundary
      key={props.jeton}
      waiting={
        <OpeningPage title="Ouverture de l’invitation">
          <Waiting>Lecture de l’invitation…</Waiting>
        </OpeningPage>
      }
      failed={(error, retry) => (
        <OpeningPage
          title="L’invitation ne s’ouvre pas"
          actions={<Button onClick={retry}>Réessayer</Button>}
        >
          <p>{errorMessage(error)}</p>
        </OpeningPage>
      )}
    >
      <ReadInvitation {...props} />
    </QueryBoundary>
  );
}

function ReadInvitation({ jeton, ...rest }: InvitationViewProps) {
  const invitation = useSuspenseQuery(invitationQueries.of(useFirebase(), jeton));
  if (invitation.data === null) {
    return (
      <OtherEnd title="Cette invitation n’existe plus">
        Elle a été reprise par la personne qui vous l’a envoyée, ou son adresse est
        incomplète. Demandez-lui un nouveau lien.
      </OtherEnd>
    );
  }
  return <KnownInvitation {...rest} invitation={invitation.data} />;
}

/** An invitation that is no longer valid. */
function OtherEnd({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const { list } = useWritingPlace();
  return (
    <OpeningPage
      title={title}
      actions={
        <>
          {action}
          <ButtonLink variant="secondary" to={list.href}>
            Voir mes parcours
          </ButtonLink>
        </>
      }
    >
      <p>{children}</p>
    </OpeningPage>
  );
}

type KnownInvitationProps = Omit<InvitationViewProps, 'jeton'> & {
  invitation: Invitation;
};

function KnownInvitation({ invitation, uid, ...rest }: KnownInvitationProps) {
  const [now] = useState(() => Date.now());
  switch (invitationStateOf(invitation, { uid, now })) {
    case 'acceptee':
      return (
        <OtherEnd
          title="Vous avez déjà accepté cette invitation"
          action={
            <ButtonLink to={paths.ed({ id: invitation.parcoursId })}>
              Ouvrir le parcours
            </ButtonLink>
          }
        >
          Le parcours est dans votre espace.
        </OtherEnd>
      );
    case 'utilisee':
      return (
        <OtherEnd title="Cette invitation a déjà servi">
          Un lien ne sert qu’une fois, et un autre compte l’a accepté. Demandez une
          nouvelle invitation à la personne qui vous l’a envoyée.
        </OtherEnd>
      );
    case 'expiree':
      return (
        <OtherEnd title="Cette invitation a expiré">
          Un lien vaut sept jours. Demandez-en un nouveau à la personne qui vous l’a
          envoyé.
        </OtherEnd>
      );
    case 'ouverte':
      return <OpenInvitation invitation={invitation} {...rest} />;
  }
}

function refusalText(error: unknown): ReactNode {
  if (error instanceof AddressNotProvenError) {
    return 'Confirmez d’abord l’adresse de votre compte, depuis votre espace, puis rouvrez ce lien.';
  }
  if (error instanceof AccessDeniedError) {
    return 'Cette invitation ne peut plus être acceptée\u00A0: elle vient de servir ou d’être reprise, ou vous faites déjà partie de ce parcours.';
  }
  return errorMessage(error);
}

function OpenInvitation({
  invitation,
  email,
  onAccepted,
}: Omit<KnownInvitationProps, 'uid'>) {
  const services = useFirebase();
  const client = useQueryClient();
  const accepting = useMutation({
    mutationFn: () => invitationRepository(services).accept(invitation),
    onSuccess: () => onAccepted(invitation),
    onError: (error) => {
      // Another account may have used it meanwhile.
      if (!(error instanceof AccessDeniedError)) return;
      void client.invalidateQueries(invitationQueries.of(services, invitation.jeton));
    },
  });
  const titre = invitation.titre.trim();
  const here = paths.ed({ invitation: invitation.jeton });
  return (
    <OpeningPage
      title={
        titre === ''
          ? 'Vous êtes invité à un parcours'
          : `Vous êtes invité à «\u00A0${typographie(titre)}\u00A0»`
      }
      actions={
        <>
          <Button pending={accepting.isPending} onClick={() => accepting.mutate()}>
            Accepter l’invitation
          </Button>
          <ButtonLink variant="secondary" to={paths.login({ redirect: here })}>
            Changer de compte
          </ButtonLink>
        </>
      }
    >
      <p>
        Votre rôle : <strong>{membreRoleLabels[invitation.role].toLowerCase()}</strong>.{' '}
        {membreRoleHints[invitation.role]}
      </p>
      <p>
        Le parcours rejoindra le compte <strong className="break-words">{email}</strong>.
        Ceux qui le partagent verront cette adresse et votre nom.
      </p>
      <p>Si ce lien ne vous était pas destiné, fermez simplement cette page.</p>
      {accepting.error !== null && (
        <Alert tone="alerte" announce="immediate">
          <p>{refusalText(accepting.error)}</p>
        </Alert>
      )}
    </OpeningPage>
  );
}
