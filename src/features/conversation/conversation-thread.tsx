import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { pendingMessages } from '@/data/conversation/pending-messages.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { listen } from '@/data/firebase/listen.ts';
import type { Services } from '@/data/firebase/services.ts';
import { wordsSchema, type Message } from '@/domain/conversation/message.ts';
import { limits } from '@/domain/limits.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { refusedWords } from '@/lib/errors/refused-error.ts';
import { Waiting } from '@/ui/waiting.tsx';
import { WordForm } from '@/ui/word-form.tsx';
import { AnswerLinkPart } from './answer-link-part.tsx';
import { MessageList } from './message-list.tsx';
import { UsualDelay } from './usual-delay.tsx';

type State =
  | { statut: 'attente' }
  | { statut: 'refus'; phrase: string }
  | { statut: 'lue'; messages: readonly Message[]; uid: string };

type Module = typeof import('@/data/conversation/conversation-repository.ts');

function refusalOf(error: unknown): string {
  return error instanceof AccessDeniedError
    ? 'Cet échange ne se lit plus ici\u00A0: il a été effacé, ou cet appareil n’est plus celui qui l’a commencé.'
    : errorMessage(error);
}

/** One conversation, live: what was written, what the team answered, and a word to add. */
export function ConversationThread({ id }: { id: string }) {
  const [state, setState] = useState<State>({ statut: 'attente' });
  const services = useFirebase();
  const send = useMemo(() => createSender(services, id), [services, id]);

  // A listener: the database tells changes by itself; the SDK comes with the first conversation that is opened.
  useEffect(
    () =>
      listen<Module, Extract<State, { statut: 'lue' }>>(
        import('@/data/conversation/conversation-repository.ts'),
        ({ conversationRepository }, onTold, onError) => {
          const { watchMessages, markSeen } = conversationRepository(services);
          const tell = (messages: readonly Message[], uid: string) => {
            onTold({ statut: 'lue', messages, uid });
            if (messages.at(-1)?.auteur === uid) return;
            // The team sees that its answer was read; where it cannot be told, the answer was read all the same.
            markSeen(id).catch((error: unknown) => {
              console.warn('The reading of an answer could not be told.', error);
            });
          };
          return watchMessages(id, tell, onError);
        },
        {
          onValue: setState,
          onError: (error) => setState({ statut: 'refus', phrase: refusalOf(error) }),
        },
      ),
    [services, id],
  );

  if (state.statut === 'attente') return <Waiting>Recherche de la réponse…</Waiting>;
  if (state.statut === 'refus') return <p role="status">{state.phrase}</p>;
  return <KnownThread id={id} messages={state.messages} uid={state.uid} send={send} />;
}

type KnownThreadProps = {
  id: string;
  messages: readonly Message[];
  uid: string;
  send: (words: string) => Promise<void>;
};

function KnownThread({ id, messages, uid, send }: KnownThreadProps) {
  const waiting = pendingMessages(useFirebase());
  const pending = useSyncExternalStore(waiting.subscribe, waiting.current).filter(
    ({ conversationId }) => conversationId === id,
  );
  const hasAnswer = messages.some(({ auteur }) => auteur !== uid);
  return (
    <>
      <MessageList messages={messages} opener={uid} openerName="Vous" pending={pending} />
      {!hasAnswer && (
        <div className="mt-4 text-texte-doux">
          <p>Pas encore de réponse. Elle s’affichera ici d’elle-même.</p>
          <UsualDelay />
        </div>
      )}
      <WordForm
        label="Ajouter un mot"
        submit="Envoyer ce mot"
        schema={wordsSchema}
        maxCount={limits.messageTexte.max}
        send={send}
        done="Envoyé."
        phraseOf={(error) => refusedWords(error) ?? errorMessage(error)}
        className="mt-3 max-w-mesure"
      />
      <AnswerLinkPart id={id} />
    </>
  );
}

/** A way to send words: all attempts at the same ones bear one id, so that what waited for the network arrives once. */
function createSender(services: Services, id: string): (words: string) => Promise<void> {
  let messageId: string | undefined;
  return async (words) => {
    const { conversationRepository } =
      await import('@/data/conversation/conversation-repository.ts');
    const { newMessageId, send } = conversationRepository(services);
    messageId ??= await newMessageId(id);
    await send(id, words, messageId);
    messageId = undefined;
  };
}
