import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { inboxPageSize } from '@/data/conversation/inbox-repository.ts';
import { useCommuneInboxes } from '@/data/conversation/conversation-queries.ts';
import { conversationsIn } from '@/domain/conversation/inbox.ts';
import type { Territoire } from '@/domain/territoire/territoire.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { ButtonLink } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { BoxLinks } from './box-links.tsx';
import { ConversationInbox } from './conversation-inbox.tsx';
import { DeskPlaceContext, type DeskPlace } from './desk-place.ts';

/** The messages of a mairie from visitors and players about its commune, live. */
export function CommuneInbox({ insee }: { insee: string }) {
  return (
    <DeskInbox
      insees={[insee]}
      back={{ to: paths.communeDesk({ insee }), label: 'Le bureau de la mairie' }}
      title="Messages de la commune"
      intro="Ce que les visiteurs et les joueurs écrivent au sujet de la commune. L’équipe du site les lit et peut y répondre aussi."
      hrefOf={(query) => paths.communeMessages({ insee, ...query })}
      closed={<ClosedInbox />}
    />
  );
}

type DeskInboxProps = {
  /** The communes of the messages, read together. */
  insees: readonly string[];
  back: { to: string; label: string };
  title: string;
  intro: string;
  /** The address of a part of the inbox, or of a conversation. */
  hrefOf: (query: {
    boite?: string | undefined;
    conversation?: string | undefined;
  }) => string;
  /** Content if this account may read none of these messages. */
  closed: ReactNode;
};

/** The messages about a commune, or about several, live. */
function DeskInbox({ insees, back, title, intro, hrefOf, closed }: DeskInboxProps) {
  const [parameters] = useSearchParams();
  const etat = parameters.get('boite') === 'close' ? 'close' : 'ouverte';
  const [count, setCount] = useState(inboxPageSize);
  const { data: told = null, error } = useCommuneInboxes(insees, count);
  const place: DeskPlace = {
    isTeam: false,
    hrefOf: ({ vue, conversation }) => hrefOf({ boite: vue, conversation }),
    suspendHref: (quete, etape) => paths.entretien({ quete, etape }),
  };
  const isClosed = told === null && error instanceof AccessDeniedError;
  return (
    <DeskPlaceContext value={place}>
      <Link to={back.to} className="inline-flex min-h-11 items-center">
        {back.label}
      </Link>
      <PageTitle>{title}</PageTitle>
      {isClosed ? (
        closed
      ) : (
        <>
          <p className="mt-2 max-w-mesure text-texte-doux">{intro}</p>
          <BoxLinks
            boxes={[
              { id: 'ouverte', label: 'Ouverts', to: place.hrefOf({}) },
              { id: 'close', label: 'Clos', to: place.hrefOf({ vue: 'close' }) },
            ]}
            current={etat}
            openCount={conversationsIn(told ?? [], 'ouverte', '').length}
          />
          <LostAlert error={error} />
          <ConversationInbox
            etat={etat}
            query={etat === 'close' ? { vue: 'close' } : {}}
            conversations={told}
            isFailed={error !== null}
            onMore={
              told !== null && told.length >= count
                ? () => setCount(count + inboxPageSize)
                : null
            }
          />
        </>
      )}
    </DeskPlaceContext>
  );
}

/** Alert that new messages no longer arrive. */
function LostAlert({ error }: { error: Error | null }) {
  if (error === null) return null;
  return (
    <Alert tone="attention" announce="polie" className="mt-6">
      <p>Les nouveaux messages n’arrivent plus ici. {errorMessage(error)}</p>
    </Alert>
  );
}

/** The team opens the messages of a commune to each responsable. */
function ClosedInbox() {
  return (
    <EmptyState
      className="mt-8"
      title="Ces messages ne vous sont pas ouverts"
      action={
        <ButtonLink variant="secondary" to={paths.contact({ sujet: 'mairie' })}>
          Les demander à l’équipe
        </ButtonLink>
      }
    >
      <p>
        Ils contiennent l’adresse de qui écrit{'\u00A0'}: l’équipe les ouvre à chaque
        responsable, d’une pression. Écrivez-nous si vous les attendez.
      </p>
    </EmptyState>
  );
}

/** The messages about the communes of a territory, of those that have opened theirs to it. */
export function TerritoireInbox({
  territoire: { id: siren, communes },
}: {
  territoire: Pick<Territoire, 'id' | 'communes'>;
}) {
  return (
    <DeskInbox
      insees={communes.map(({ insee }) => insee)}
      back={{ to: paths.territoireDesk({ siren }), label: 'Le bureau du territoire' }}
      title="Messages du territoire"
      intro="Ce que les visiteurs et les joueurs écrivent au sujet des communes qui vous ont ouvert leurs messages."
      hrefOf={(query) => paths.territoireMessages({ siren, ...query })}
      closed={
        <EmptyState className="mt-8" title="Aucune commune ne vous a ouvert ses messages">
          <p>
            Ils contiennent l’adresse de qui écrit{'\u00A0'}: chaque commune vous ouvre
            les siens quand elle le veut, depuis le bureau de sa mairie, par «{'\u00A0'}
            Ouvrir nos messages au territoire{'\u00A0'}».
          </p>
        </EmptyState>
      }
    />
  );
}
