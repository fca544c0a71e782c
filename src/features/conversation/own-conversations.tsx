import { useEffect, useState } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { listen } from '@/data/firebase/listen.ts';
import type { Conversation } from '@/domain/conversation/inbox.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { ConversationRow } from './conversation-row.tsx';

type Told = { list: readonly Conversation[] | null; phrase: string };

type Module = typeof import('@/data/conversation/own-conversation-repository.ts');

/** The conversations that this account opened, live and newest first: on any device that it is signed in on. */
export function OwnConversations({ uid }: { uid: string }) {
  const [{ list, phrase }, setTold] = useState<Told>({ list: null, phrase: '' });
  const [openId, setOpenId] = useState<string | null>(null);
  const services = useFirebase();
  // A listener: the database tells changes by itself; its SDK comes with this part of the account.
  useEffect(
    () =>
      listen<Module, readonly Conversation[]>(
        import('@/data/conversation/own-conversation-repository.ts'),
        ({ ownConversationRepository }, onTold, onError) =>
          ownConversationRepository(services).watch(uid, onTold, onError),
        {
          onValue: (conversations) => setTold({ list: conversations, phrase: '' }),
          // What was read stays in sight.
          onError: (error) =>
            setTold((before) => ({ ...before, phrase: errorMessage(error) })),
        },
      ),
    [services, uid],
  );
  return (
    <>
      {phrase !== '' && <p role="status">{phrase}</p>}
      {list === null && phrase === '' && <Waiting>Recherche de vos messages…</Waiting>}
      {list?.length === 0 && <NoConversation />}
      {list !== null && list.length > 0 && (
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
        La réponse à un message se lit ici quand vous l’avez envoyé connecté ; sinon, sur
        la page « Nous écrire » de l’appareil qui l’a envoyé, ou par son lien.
      </p>
    </EmptyState>
  );
}
