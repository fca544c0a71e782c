import { useEffect, useState } from 'react';
import { annuaireWords } from '@/content/annuaire.ts';
import { useThread, useFirstWords } from '@/data/conversation/conversation-queries.ts';
import { inboxRepository, threadPageSize } from '@/data/conversation/inbox-repository.ts';
import { messageOutbox, useWaitingMessages } from '@/data/conversation/message-outbox.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { useMairiesAt } from '@/data/commune/commune-queries.ts';
import { callbackNumber, replyAddress } from '@/domain/conversation/conversation.ts';
import type { Conversation } from '@/domain/conversation/inbox.ts';
import { jointNote } from '@/domain/conversation/joint.ts';
import type { Message } from '@/domain/conversation/message.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatDate, formatHeure } from '@/lib/format/date.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { JoinedLink } from '@/ui/joined-link.tsx';
import { UnsentMessages } from '@/ui/unsent-messages.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { AnswerForm } from './answer-form.tsx';
import { useDeskPlace, titleId } from './desk-place.ts';
import { NoteSection } from './note-section.tsx';
import { ReportState } from './report-thread.tsx';
import { ThreadActions } from './thread-actions.tsx';

type DeskThreadProps = {
  conversation: Conversation;
  /** Uid of the reader. */
  uid: string;
  /** Other conversations about the same étape. */
  others: readonly Conversation[];
};

/** A live conversation: messages, an answer to write, and the team's actions. */
export function DeskThread({ conversation, uid, others }: DeskThreadProps) {
  const { id, nom, sujet, nonLus } = conversation;
  const { isTeam } = useDeskPlace();
  const services = useFirebase();
  const [count, setCount] = useState(threadPageSize);
  const thread = useThread(id, count);
  const { data: told = null, error } = thread;
  const hasOlder = told?.length === count;
  // Of a long conversation the newest words alone are listened to. Without the first ones, an address of theirs is missing.
  const firstWords = useFirstWords(id, hasOlder);
  useReading(conversation, thread.isSuccess && !thread.isFetching);
  const { sendAgain, forget } = messageOutbox(services);
  const unsent = useWaitingMessages(id, uid);
  const pending = unsent.filter(({ refus }) => refus === undefined);
  const texts = [firstWords.data ?? '', ...(told ?? []).map(({ texte }) => texte)];
  const address = texts.map(replyAddress).find((one) => one !== null);
  const telephone = texts.map(callbackNumber).find((one) => one !== null);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={titleId} tabIndex={-1} className="text-2xl break-words">
            {sujet}
          </h2>
          <p className="text-texte-doux">{nom === '' ? 'Sans nom' : nom}</p>
          {isTeam && address !== undefined && (
            <AnnuaireMention address={address} commune={conversation.commune} />
          )}
          {telephone !== undefined && (
            <p>
              {'À rappeler\u00A0: '}
              <a
                href={`tel:${telephone.replaceAll(/[^\d+]/g, '')}`}
                className="inline-flex min-h-11 items-center font-bold"
              >
                {telephone}
              </a>
            </p>
          )}
        </div>
        <ThreadActions conversation={conversation} uid={uid} />
      </div>
      {isTeam && <ReportState conversation={conversation} />}
      {error !== null && (
        <Alert tone="attention" announce="polie" className="mt-4">
          <p>Les nouveaux messages n’arrivent plus ici. {errorMessage(error)}</p>
        </Alert>
      )}
      {told === null && error === null && <Waiting>Lecture des messages…</Waiting>}
      {told !== null && (
        <>
          {hasOlder && (
            <Button
              variant="secondary"
              className="mt-6"
              onClick={() => setCount(count + threadPageSize)}
            >
              Lire les messages plus anciens
            </Button>
          )}
          <ul aria-live="polite" aria-label="Messages" className="mt-6 space-y-4">
            {told.map((message) => (
              <Bubble
                key={message.id}
                message={message}
                name={nameOf(message.auteur, conversation, uid)}
                isFromTeam={message.auteur !== conversation.uid}
                isPending={pending.some((one) => one.id === message.id)}
              />
            ))}
            {pending
              .filter((one) => !told.some((message) => message.id === one.id))
              .map(({ id: pendingId, texte }) => (
                <Bubble
                  key={pendingId}
                  message={{ id: pendingId, texte, auteur: uid, at: 0 }}
                  name="Vous"
                  isFromTeam
                  isPending
                />
              ))}
          </ul>
          {conversation.dernier.auteur !== conversation.uid && pending.length === 0 && (
            <p className="mt-2 text-texte-doux">
              {nonLus.auteur === 0 ? 'Lu.' : 'Pas encore lu.'}
            </p>
          )}
        </>
      )}
      <UnsentMessages
        messages={unsent}
        onAgain={sendAgain}
        onForget={(message) => forget(message.id)}
      />
      <AnswerForm
        others={others}
        conversation={conversation}
        uid={uid}
        isWaiting={pending.length > 0}
        address={address ?? null}
        messages={told ?? []}
      />
      {isTeam && <NoteSection id={id} uid={uid} />}
    </>
  );
}

/** Notes that the State's directory has an address; empty otherwise, and if it cannot be asked. */
function AnnuaireMention({
  address,
  commune,
}: {
  address: string;
  /** INSEE code of the commune that the conversation is about. */
  commune: string | undefined;
}) {
  const found = useMairiesAt(address);
  const words = annuaireWords(found.data ?? [], commune, false);
  if (words === null) return null;
  return (
    <details className="max-w-mesure">
      <summary className="inline-flex min-h-11 items-center font-bold">
        {words.mention}
      </summary>
      <p>{words.suite}</p>
    </details>
  );
}

/** Marks the messages on the screen as read: once per unread state. */
function useReading({ id, etat, nonLus }: Conversation, isShown: boolean): void {
  const services = useFirebase();
  const isUnread = isShown && nonLus.equipe > 0;
  // No caller awaits this write: it follows from the screen.
  useEffect(() => {
    if (!isUnread) return;
    const { markRead } = inboxRepository(services);
    markRead(id, etat).catch((error: unknown) => {
      console.warn('A conversation stays unread.', error);
    });
  }, [services, id, etat, isUnread, nonLus.equipe]);
}

function nameOf(auteur: string, { uid, nom }: Conversation, reader: string): string {
  if (auteur === reader) return 'Vous';
  if (auteur !== uid) return 'L’équipe';
  return nom === '' ? 'Sans nom' : nom;
}

type BubbleProps = {
  message: Message;
  name: string;
  isFromTeam: boolean;
  /** The server has not taken it yet. */
  isPending: boolean;
};

function Bubble({
  message: { texte, at, joint },
  name,
  isFromTeam,
  isPending,
}: BubbleProps) {
  return (
    <li
      className={classNames(
        'max-w-mesure rounded-carte border px-4 py-3',
        isFromTeam ? 'ml-6 border-primaire bg-primaire/8' : 'border-trait bg-fond-carte',
      )}
    >
      <p className="text-texte-doux">
        <strong className="text-texte">{name}</strong>
        {isPending ? ', envoi en attente' : `, ${formatDate(at)} à ${formatHeure(at)}`}
      </p>
      <p className="mt-1 break-words whitespace-pre-line">{texte}</p>
      {joint !== undefined && (
        <JoinedLink
          to={paths.quete(addressOf(joint.quete))}
          label={typographie(joint.titre)}
          note={jointNote(joint)}
        />
      )}
    </li>
  );
}
