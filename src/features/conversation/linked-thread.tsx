import { useEffect, useRef, useState } from 'react';
import type { LinkedConversation } from '@/data/conversation/link-repository.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { listen } from '@/data/firebase/listen.ts';
import type { Services } from '@/data/firebase/services.ts';
import type { AnswerLink } from '@/domain/conversation/answer-link.ts';
import type { Message } from '@/domain/conversation/message.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Waiting } from '@/ui/waiting.tsx';
import { MessageList } from './message-list.tsx';
import { UsualDelay } from './usual-delay.tsx';

type State =
  | { statut: 'attente' }
  | { statut: 'refus'; phrase: string }
  | { statut: 'lue'; conversation: LinkedConversation; messages: readonly Message[] };

function refusalOf(error: unknown): string {
  return error instanceof AccessDeniedError
    ? 'Ce lien ne mène à aucune réponse : il est incomplet, ou l’échange a été effacé.'
    : errorMessage(error);
}

async function open(services: Services, { id, secret }: AnswerLink) {
  const [{ linkRepository }, { conversationRepository }] = await Promise.all([
    import('@/data/conversation/link-repository.ts'),
    import('@/data/conversation/conversation-repository.ts'),
  ]);
  const conversation = await linkRepository(services).open(id, secret);
  return { conversation, watch: conversationRepository(services).watchMessages };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** The conversation that a « Lien pour lire la réponse » leads to, live, to be read alone. */
export function LinkedThread({ link: { id, secret } }: { link: AnswerLink }) {
  const services = useFirebase();
  const [state, setState] = useState<State>({ statut: 'attente' });
  const heading = useRef<HTMLHeadingElement>(null);
  // A listener, which the secret opens to this device first.
  useEffect(
    () =>
      listen<Opened, Extract<State, { statut: 'lue' }>>(
        open(services, { id, secret }),
        ({ conversation, watch }, onTold, onError) => {
          const tell = (messages: readonly Message[]) =>
            onTold({ statut: 'lue', conversation, messages });
          return watch(id, tell, onError);
        },
        {
          onValue: setState,
          onError: (error) => setState({ statut: 'refus', phrase: refusalOf(error) }),
        },
      ),
    [services, id, secret],
  );
  const isRead = state.statut === 'lue';
  useEffect(() => {
    if (isRead) heading.current?.focus();
  }, [isRead]);
  return (
    <section
      aria-labelledby="reponse-par-lien"
      className="mb-14 rounded-carte border-2 border-primaire px-5 py-6 sm:px-7"
    >
      <h2
        ref={heading}
        id="reponse-par-lien"
        tabIndex={-1}
        className="text-2xl break-words"
      >
        {state.statut === 'lue' ? state.conversation.sujet : 'La réponse à un message'}
      </h2>
      {state.statut === 'attente' && <Waiting>Recherche de la réponse…</Waiting>}
      {state.statut === 'refus' && (
        <p role="status" className="mt-3">
          {state.phrase}
        </p>
      )}
      {state.statut === 'lue' && (
        <>
          <p className="mt-2 mb-5 max-w-mesure text-texte-doux">
            Ce lien laisse lire l’échange. Pour y répondre, reprenez l’appareil qui l’a
            commencé.
          </p>
          <MessageList
            messages={state.messages}
            opener={state.conversation.uid}
            openerName="Le message"
          />
          {!state.messages.some(({ auteur }) => auteur !== state.conversation.uid) && (
            <div className="mt-4 text-texte-doux">
              <p>Pas encore de réponse : elle s’affichera ici d’elle-même.</p>
              <UsualDelay />
            </div>
          )}
        </>
      )}
    </section>
  );
}
