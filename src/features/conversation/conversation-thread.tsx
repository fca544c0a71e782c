import { useEffect } from 'react';
import {
  messageOutbox,
  unsentWords,
  useWaitingMessages,
} from '@/data/conversation/message-outbox.ts';
import { useOwnThread } from '@/data/conversation/own-conversation-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { wordsSchema, type Message } from '@/domain/conversation/message.ts';
import { limits } from '@/domain/limits.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { UnsentMessages } from '@/ui/unsent-messages.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { WordForm } from '@/ui/word-form.tsx';
import { AnswerLinkPart } from './answer-link-part.tsx';
import { MessageList } from './message-list.tsx';
import { UsualDelay } from './usual-delay.tsx';

function refusalOf(error: unknown): string {
  return error instanceof AccessDeniedError
    ? 'Cet échange ne se lit plus ici\u00A0: il a été effacé, ou cet appareil n’est plus celui qui l’a commencé.'
    : errorMessage(error);
}

/** A live conversation: messages, the team's answers, and a field for more. */
export function ConversationThread({ id }: { id: string }) {
  const { data, error } = useOwnThread(id);
  if (error !== null) return <p role="status">{refusalOf(error)}</p>;
  if (data === undefined) return <Waiting>Recherche de la réponse…</Waiting>;
  return <KnownThread id={id} messages={data.messages} uid={data.uid} />;
}

type KnownThreadProps = { id: string; messages: readonly Message[]; uid: string };

function KnownThread({ id, messages, uid }: KnownThreadProps) {
  const { keep, follow, sendAgain, forget, start } = messageOutbox(useFirebase());
  const unsent = useWaitingMessages(id, uid);
  const hasAnswer = messages.some(({ auteur }) => auteur !== uid);
  // The network is outside React.
  useEffect(start, [start]);
  const send = async (texte: string) => {
    const ids = await keep([id], { texte, joint: null, uid, isAnswer: false });
    return (await follow(ids)) === 0 ? 'Envoyé.' : '';
  };
  return (
    <>
      <MessageList
        messages={messages}
        opener={uid}
        openerName="Vous"
        pending={unsent.filter(({ refus }) => refus === undefined)}
      />
      {!hasAnswer && (
        <div className="mt-4 text-texte-doux">
          <p>Pas encore de réponse. Elle s’affichera ici d’elle-même.</p>
          <UsualDelay />
        </div>
      )}
      <UnsentMessages
        messages={unsent}
        onAgain={sendAgain}
        onForget={(message) => forget(message.id)}
      />
      <WordForm
        label="Ajouter un mot"
        submit="Envoyer ce mot"
        schema={wordsSchema}
        maxCount={limits.messageTexte.max}
        send={send}
        phraseOf={unsentWords}
        className="mt-3 max-w-mesure"
      />
      <AnswerLinkPart id={id} />
    </>
  );
}
