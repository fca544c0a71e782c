import { useState } from 'react';
import { Link } from 'react-router';
import type { Colleague } from '@/data/conversation/desk-presence-repository.ts';
import type { Conversation } from '@/domain/conversation/inbox.ts';
import { formatDate, formatHeure } from '@/lib/format/date.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { classNames } from '@/ui/class-names.ts';
import { useDeskPlace } from './desk-place.ts';
import { colleagueName, readerNames } from './use-colleagues.ts';
import { rowId } from './desk-ids.ts';

type ConversationListProps = {
  conversations: readonly Conversation[];
  /** The one that is open. */
  openId: string | null;
  /** Uid of the reader. */
  uid: string;
  /** The address of the inbox with this conversation open. */
  query: Readonly<Record<string, string>>;
  /** The others at the desk. */
  colleagues: readonly Colleague[];
};

/** Conversations of one part of the inbox; the one that is open is the current one. */
export function ConversationList({
  conversations,
  openId,
  uid,
  query,
  colleagues,
}: ConversationListProps) {
  const [today] = useState(() => formatDate(Date.now()));
  const { hrefOf } = useDeskPlace();
  return (
    <ul className="divide-y divide-trait border-y border-trait">
      {conversations.map((conversation) => (
        <li key={conversation.id}>
          <Link
            id={rowId(conversation.id)}
            to={hrefOf({ ...query, conversation: conversation.id })}
            aria-current={conversation.id === openId ? 'true' : undefined}
            className="block px-3 py-3 text-texte no-underline hover:bg-texte/4 aria-[current=true]:bg-primaire/8"
          >
            <Row
              conversation={conversation}
              uid={uid}
              today={today}
              colleagues={colleagues}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}

type RowProps = {
  conversation: Conversation;
  uid: string;
  today: string;
  colleagues: readonly Colleague[];
};

function Row({ conversation, uid, today, colleagues }: RowProps) {
  const { sujet, nom, dernier, nonLus, assigne, signalee } = conversation;
  const readers = readerNames(conversation.id, colleagues);
  const isFromTeam = dernier.auteur !== conversation.uid;
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <strong className={classNames('truncate', nonLus.equipe === 0 && 'font-normal')}>
          {nom === '' ? 'Sans nom' : nom}
        </strong>
        <span className="shrink-0 text-texte-doux">{shortTime(dernier.at, today)}</span>
      </span>
      <span className={classNames('block truncate', nonLus.equipe > 0 && 'font-bold')}>
        {sujet}
      </span>
      <span className="block truncate text-texte-doux">
        {isFromTeam ? `L’équipe\u00A0: ${dernier.texte}` : dernier.texte}
      </span>
      <span className="flex flex-wrap gap-x-3 empty:hidden">
        {nonLus.equipe > 0 && (
          <span className="font-bold text-primaire-fort">
            {formatCount(nonLus.equipe, 'message à lire', 'messages à lire')}
          </span>
        )}
        {assigne !== undefined && (
          <span className="text-texte-doux">
            {assigne === uid
              ? 'Vous vous en occupez'
              : `${colleagueName(assigne, colleagues)} s’en occupe`}
          </span>
        )}
        {signalee !== undefined && (
          <span className="text-texte-doux">Signalée à l’équipe</span>
        )}
        {readers !== '' && (
          <span className="text-texte-doux">{`Ouverte chez ${readers}`}</span>
        )}
      </span>
    </>
  );
}

/** The hour of a message of today, the day of another. */
function shortTime(at: number, today: string): string {
  const day = formatDate(at);
  return day === today ? formatHeure(at) : day;
}
