import { useState } from 'react';
import { useOwnConversations } from '@/data/conversation/own-conversation-queries.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { ConversationRow } from './conversation-row.tsx';

/** The conversations that this account opened, live and newest first: on any device that it is signed in on. */
export function OwnConversations({ uid }: { uid: string }) {
  const { data: list, error } = useOwnConversations(uid);
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      {error !== null && <p role="status">{errorMessage(error)}</p>}
      {list === undefined && error === null && (
        <Waiting>Recherche de vos messages…</Waiting>
      )}
      {list?.length === 0 && <NoConversation />}
      {list !== undefined && list.length > 0 && (
        <ul className="divide-y divide-trait border-y border-trait">
          {list.map(({ id, sujet, dernier, nonLus }) => (
            <ConversationRow
              key={id}
              id={id}
              sujet={sujet}
              at={dernier.at}
              hasNews={nonLus.auteur > 0}
              isOpen={openId === id}
              onOpen={() => setOpenId(id)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function NoConversation() {
  return (
    <EmptyState
      level={3}
      title="Aucun message depuis ce compte"
      action={
        <ButtonLink variant="secondary" to={paths.contact()}>
          Nous écrire
        </ButtonLink>
      }
    >
      <p>
        Vous lisez ici la réponse à un message quand vous l’avez envoyé connecté ; sinon,
        sur la page « Nous écrire » de l’appareil qui l’a envoyé, ou par son lien.
      </p>
    </EmptyState>
  );
}
