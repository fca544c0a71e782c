import { useMutation, useSuspenseQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { communeQueries } from '@/data/commune/commune-queries.ts';
import {
  territoireQueries,
  useTerritoireInvitation,
} from '@/data/territoire/territoire-queries.ts';
import type { InvitationDeTerritoire } from '@/data/territoire/territoire-repository.ts';
import { territoireRepository } from '@/data/territoire/territoire-repository.ts';
import { invitationStateOf } from '@/domain/parcours/sharing/invitation.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { paths } from '@/lib/paths.ts';
import { QueryBoundary } from '@/lib/query/query-boundary.tsx';
import { Alert } from '@/ui/alert.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { RetryAlert } from '@/ui/retry-alert.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { InvitationEnd, refusalText } from './invitation-end.tsx';
import { useCommuneNom } from './use-commune-nom.ts';

type RattachementProps = {
  jeton: string;
  uid: string;
  /** The commune has joined. */
  onAccepted: (insee: string) => void;
};

/** The link by which a commune joins a territory: its name, and the consent of a responsable of the commune. */
export function Rattachement(props: RattachementProps) {
  return (
    <QueryBoundary
      key={props.jeton}
      waiting={<Waiting>Lecture de l’invitation…</Waiting>}
      failed={(error, retry) => (
        <>
          <PageTitle>L’invitation ne s’ouvre pas</PageTitle>
          <RetryAlert title={errorMessage(error)} onRetry={retry} className="mt-6" />
        </>
      )}
    >
      <Read {...props} />
    </QueryBoundary>
  );
}

function Read({ jeton, uid, onAccepted }: RattachementProps) {
  const services = useFirebase();
  const found = useTerritoireInvitation(jeton);
  const own = useSuspenseQuery(communeQueries.own(services, uid));
  const [now] = useState(() => Date.now());
  const invitation = found.data;
  if (invitation === null) {
    return (
      <InvitationEnd
        title="Cette invitation n’existe plus"
        text="Elle a été reprise par le territoire, ou son adresse est incomplète. Demandez-lui un nouveau lien."
      />
    );
  }
  const commune = own.data.find(({ insee }) => insee === invitation.insee);
  switch (invitationStateOf(invitation, { uid, now })) {
    case 'acceptee':
      return (
        <InvitationEnd
          title="Votre commune est du territoire"
          text={`Vous avez dit oui au territoire ${invitation.nom}.`}
        >
          <ButtonLink to={paths.communeDesk(invitation)}>
            Ouvrir le bureau de la mairie
          </ButtonLink>
        </InvitationEnd>
      );
    case 'utilisee':
      return (
        <InvitationEnd
          title="Cette invitation a déjà servi"
          text="Une autre personne de la commune a dit oui. Le bureau de la mairie le montre."
        >
          <ButtonLink to={paths.communeDesk(invitation)}>
            Ouvrir le bureau de la mairie
          </ButtonLink>
        </InvitationEnd>
      );
    case 'expiree':
      return (
        <InvitationEnd
          title="Cette invitation a expiré"
          text="Un lien vaut sept jours. Demandez-en un nouveau au territoire."
        />
      );
    case 'ouverte':
      return commune === undefined ? (
        <ForAnother invitation={invitation} />
      ) : (
        <Open invitation={invitation} commune={commune.nom} onAccepted={onAccepted} />
      );
  }
}

/** The account does not answer for the commune that is invited. */
function ForAnother({
  invitation: { nom, insee },
}: {
  invitation: InvitationDeTerritoire;
}) {
  const commune = useCommuneNom(insee) ?? `la commune ${insee}`;
  return (
    <InvitationEnd
      title={`${nom} invite ${commune}`}
      text={`Ce lien est pour ${commune}, et ce compte n’en répond pas. Connectez-vous avec le compte qui en répond. Si la mairie n’a pas encore son bureau, écrivez-nous\u00A0: l’équipe l’ouvre.`}
    >
      <ButtonLink to={paths.contact({ sujet: 'mairie' })}>Écrire à l’équipe</ButtonLink>
    </InvitationEnd>
  );
}

const denied =
  'La commune ne peut pas rejoindre ce territoire\u00A0: le lien vient de servir ou d’être repris, ou la commune est déjà d’un territoire. Elle en quitte un depuis son bureau.';

function Open({
  invitation,
  commune,
  onAccepted,
}: {
  invitation: InvitationDeTerritoire;
  commune: string;
  onAccepted: (insee: string) => void;
}) {
  const services = useFirebase();
  const client = useQueryClient();
  const accept = useMutation({
    mutationFn: () => territoireRepository(services).accept(invitation),
    onSuccess: () => onAccepted(invitation.insee),
    onError: (error) => console.warn('A commune could not join.', error),
    onSettled: () => client.invalidateQueries(territoireQueries.all),
  });
  return (
    <>
      <PageTitle>{`${invitation.nom} invite ${commune}`}</PageTitle>
      <div className="mt-4 max-w-mesure space-y-4">
        <p>
          Si vous dites oui, les personnes du territoire répondent avec vous des quêtes de
          la commune{'\u00A0'}: elles ferment une étape, lisent les signalements, y
          répondent, et voient les chiffres. Vos quêtes paraissent aussi sur la page du
          territoire.
        </p>
        <p>
          Vos messages restent les vôtres tant que vous ne les ouvrez pas. Vous quittez le
          territoire quand vous voulez, et vos quêtes publiées restent à vous.
        </p>
        {accept.isError && (
          <Alert tone="alerte" announce="immediate">
            <p>{refusalText(accept.error, denied)}</p>
          </Alert>
        )}
      </div>
      <div className="mt-8">
        <Button pending={accept.isPending} onClick={() => accept.mutate()}>
          {`Oui, ${commune} rejoint le territoire`}
        </Button>
      </div>
    </>
  );
}
