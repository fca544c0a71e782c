import { useEffect, useRef } from 'react';
import { useLinkedThread } from '@/data/conversation/own-conversation-queries.ts';
import type { AnswerLink } from '@/domain/conversation/answer-link.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Waiting } from '@/ui/waiting.tsx';
import { MessageList } from './message-list.tsx';
import { UsualDelay } from './usual-delay.tsx';

function refusalOf(error: unknown): string {
  return error instanceof AccessDeniedError
    ? 'Ce lien ne mène à aucune réponse : il est incomplet, ou l’échange a été effacé.'
    : errorMessage(error);
}

/** The read-only live conversation of a « Lien pour lire la réponse ». */
export function LinkedThread({ link }: { link: AnswerLink }) {
  const { data, error } = useLinkedThread(link);
  const heading = useRef<HTMLHeadingElement>(null);
  const isRead = data !== undefined && error === null;
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
        {isRead ? data.sujet : 'La réponse à un message'}
      </h2>
      {data === undefined && error === null && (
        <Waiting>Recherche de la réponse…</Waiting>
      )}
      {error !== null && (
        <p role="status" className="mt-3">
          {refusalOf(error)}
        </p>
      )}
      {isRead && (
        <>
          <p className="mt-2 mb-5 max-w-mesure text-texte-doux">
            Ce lien laisse lire l’échange. Pour y répondre, reprenez l’appareil qui l’a
            commencé.
          </p>
          <MessageList
            messages={data.messages}
            opener={data.uid}
            openerName="Le message"
          />
          {!data.messages.some(({ auteur }) => auteur !== data.uid) && (
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
