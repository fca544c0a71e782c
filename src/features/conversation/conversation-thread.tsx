import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import {
  pendingMessages,
  subscribeToPending,
} from '@/data/conversation/pending-messages.ts';
import type { OwnSaisie } from '@/data/conversation/saisie-repository.ts';
import type { Message } from '@/domain/conversation/message.ts';
import { limits } from '@/domain/limits.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { refusedWords } from '@/lib/errors/refused-error.ts';
import { StatusLine } from '@/ui/status-line.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { WordForm } from '@/ui/word-form.tsx';
import { AnswerLinkPart } from './answer-link-part.tsx';
import { MessageList } from './message-list.tsx';
import { UsualDelay } from './usual-delay.tsx';

type State =
  | { statut: 'attente' }
  | { statut: 'refus'; phrase: string }
  | { statut: 'lue'; messages: readonly Message[]; uid: string };

/** One conversation, live: what was written, what the team answered, and a word to add. */
export function ConversationThread({ id }: { id: string }) {
  const [state, setState] = useState<State>({ statut: 'attente' });
  const send = useMemo(() => createSender(id), [id]);

  // The database tells changes by itself; the SDK comes with the first conversation that is opened.
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isStopped = false;
    const refuse = (error: unknown) => {
      const phrase =
        error instanceof AccessDeniedError
          ? 'Cet échange ne se lit plus ici : il a été effacé, ou cet appareil n’est plus celui qui l’a commencé.'
          : errorMessage(error);
      setState({ statut: 'refus', phrase });
    };
    import('@/data/conversation/conversation-repository.ts').then((repository) => {
      if (isStopped) return;
      stop = repository.watchMessages(
        id,
        (messages, uid) => {
          setState({ statut: 'lue', messages, uid });
          if (messages.at(-1)?.auteur === uid) return;
          // The team sees that its answer was read; where it cannot be told, the answer was read all the same.
          repository.markSeen(id).catch((error: unknown) => {
            console.warn('The reading of an answer could not be told.', error);
          });
        },
        refuse,
      );
    }, refuse);
    return () => {
      isStopped = true;
      stop?.();
    };
  }, [id]);

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
  const { isTeamTyping, onType } = useTyping(id, uid);
  const pending = useSyncExternalStore(subscribeToPending, pendingMessages).filter(
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
      <StatusLine className="mt-2">{isTeamTyping && 'L’équipe écrit…'}</StatusLine>
      <WordForm
        label="Ajouter un mot"
        submit="Envoyer ce mot"
        maxCount={limits.messageTexte.max}
        send={send}
        done="Envoyé."
        phraseOf={(error) => refusedWords(error) ?? errorMessage(error)}
        onType={onType}
        className="mt-3 max-w-mesure"
      />
      <AnswerLinkPart id={id} />
    </>
  );
}

/** Whether the team types in this conversation, and what tells the team that one does. */
function useTyping(id: string, uid: string) {
  const [isTeamTyping, setIsTeamTyping] = useState(false);
  const own = useRef<OwnSaisie | null>(null);
  useEffect(() => {
    let isStopped = false;
    import('@/data/conversation/saisie-repository.ts').then(
      ({ joinSaisie }) => {
        if (isStopped) return;
        own.current = joinSaisie(id, uid, (uids) => setIsTeamTyping(uids.length > 0));
      },
      (error: unknown) => console.warn('Typing is not told.', error),
    );
    return () => {
      isStopped = true;
      own.current?.leave();
      own.current = null;
    };
  }, [id, uid]);
  const onType = (texte: string) => {
    if (texte === '') own.current?.stop();
    else own.current?.press();
  };
  return { isTeamTyping, onType };
}

/** A way to send words: all attempts at the same ones bear one id, so that what waited for the network arrives once. */
function createSender(id: string): (words: string) => Promise<void> {
  let messageId: string | undefined;
  return async (words) => {
    const { newMessageId, sendMessage } =
      await import('@/data/conversation/conversation-repository.ts');
    messageId ??= newMessageId(id);
    await sendMessage(id, words, messageId);
    messageId = undefined;
  };
}
