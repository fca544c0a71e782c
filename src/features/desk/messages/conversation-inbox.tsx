import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { messageOutbox } from '@/data/conversation/message-outbox.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { useSession } from '@/data/session/use-session.ts';
import {
  atSameEtape,
  conversationsIn,
  type Conversation,
  type EtatConversation,
} from '@/domain/conversation/inbox.ts';
import { normalisedWords } from '@/domain/epreuve/canonical-answer.ts';
import { Button } from '@/ui/button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Field } from '@/ui/field.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { ConversationList } from './conversation-list.tsx';
import { useDeskPlace, type InboxQuery, rowId, titleId } from './desk-place.ts';
import { DeskThread } from './desk-thread.tsx';
import { EtapeReports, reportTitle } from './etape-reports.tsx';
import type { InboxReport } from './use-reports.ts';

const emptyWords: Readonly<Record<EtatConversation, { titre: string; phrase: string }>> =
  {
    ouverte: {
      titre: 'Tout le monde a sa réponse',
      phrase: 'Un nouveau message s’affichera ici de lui-même.',
    },
    close: {
      titre: 'Rien n’est clos',
      phrase:
        'Close, une conversation reste lisible. Un nouveau mot du visiteur la ramène.',
    },
  };

type InboxProps = {
  etat: EtatConversation;
  /** The address of this part of the inbox. */
  query: InboxQuery;
  /** Null while they are being read. */
  conversations: readonly Conversation[] | null;
  /** The reports of players, in the same list. */
  reports?: readonly InboxReport[];
  isFailed: boolean;
  /** Null when there are no older ones. */
  onMore: (() => void) | null;
};

/** The list, and beside it the open conversation or reports; on a phone, one at a time. */
export function ConversationInbox({
  conversations,
  isFailed,
  reports = [],
  ...rest
}: InboxProps) {
  if (conversations === null) return isFailed ? null : <Skeleton lines={6} />;
  return <KnownInbox {...rest} conversations={conversations} reports={reports} />;
}

/** Moves the focus to the opened item, and back to its row on close. */
function useFollowingFocus(openId: string | null): void {
  const shown = useRef(openId);
  useEffect(() => {
    const before = shown.current;
    shown.current = openId;
    if (before === openId) return;
    const target = openId === null ? rowId(before ?? '') : titleId;
    document.getElementById(target)?.focus();
  }, [openId]);
}

function reportsWith(reports: readonly InboxReport[], wanted: string): InboxReport[] {
  const words = normalisedWords(wanted);
  return reports.filter(({ group, quete }) => {
    const texts = group.signalements.map(({ texte }) => texte);
    const title = reportTitle(group, quete);
    const held = normalisedWords([title, quete?.contenu.titre, ...texts].join(' '));
    return words.every((word) => held.join(' ').includes(word));
  });
}

type KnownInboxProps = Omit<InboxProps, 'conversations' | 'isFailed'> & {
  conversations: readonly Conversation[];
  reports: readonly InboxReport[];
};

function KnownInbox({ etat, query, conversations, reports, onMore }: KnownInboxProps) {
  const { isTeam, hrefOf, suspendHref } = useDeskPlace();
  const { session } = useSession();
  const uid = session.statut === 'compte' ? session.uid : '';
  const [parameters] = useSearchParams();
  const openId = parameters.get('conversation');
  const [wanted, setWanted] = useState('');
  // Result of the answer to a report, which leaves the list.
  const [answered, setAnswered] = useState({ id: '', words: '' });
  const open = conversations.find(({ id }) => id === openId) ?? null;
  const openReport = reports.find(({ id }) => id === openId) ?? null;
  const isOneOpen = open !== null || openReport !== null;
  const listed = conversationsIn(conversations, etat, wanted);
  const listedReports = reportsWith(reports, wanted);
  const said = answered.id === openId ? answered.words : '';
  const isEmpty = listed.length + listedReports.length === 0;
  useFollowingFocus(openId);
  const { start } = messageOutbox(useFirebase());
  // The network is outside React.
  useEffect(start, [start]);
  return (
    <div
      data-ouverte={isOneOpen || undefined}
      className="mt-6 grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[22rem_minmax(0,1fr)]"
    >
      <section
        aria-label="Conversations"
        className={classNames(isOneOpen && 'hidden lg:block')}
      >
        <Field
          type="search"
          label="Chercher dans cette boîte"
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
        <div className="mt-4">
          {isEmpty ? (
            <NothingHere etat={etat} isSearch={wanted.trim() !== ''} />
          ) : (
            <ConversationList
              conversations={listed}
              reports={listedReports}
              openId={openId}
              uid={uid}
              query={query}
            />
          )}
        </div>
        {onMore !== null && (
          <Button variant="secondary" className="mt-4" onClick={onMore}>
            Chercher dans de plus anciennes
          </Button>
        )}
      </section>
      <section
        aria-label="Conversation ouverte"
        className={classNames('min-w-0', !isOneOpen && 'hidden lg:block')}
      >
        {isOneOpen && (
          <Link
            to={hrefOf(query)}
            className="mb-4 inline-flex min-h-11 items-center lg:hidden"
          >
            Toutes les conversations
          </Link>
        )}
        {open !== null && (
          <DeskThread
            key={open.id}
            conversation={open}
            uid={uid}
            // Each of theirs is counted, and waits for its turn.
            others={isTeam ? atSameEtape(conversations, open) : []}
          />
        )}
        {openReport !== null && (
          <EtapeReports
            key={openReport.id}
            group={openReport.group}
            quete={openReport.quete}
            titleId={titleId}
            suspendHref={suspendHref}
            hasPhotos
            onSaid={(words) => setAnswered({ id: openReport.id, words })}
          />
        )}
        <StatusLine className="mt-2">{said}</StatusLine>
        {!isOneOpen && !isEmpty && said === '' && (
          <p className="text-texte-doux">
            {openId === null
              ? 'Choisissez une conversation.'
              : 'Cette conversation n’est plus ici, ou est plus ancienne.'}
          </p>
        )}
      </section>
    </div>
  );
}

function NothingHere({ etat, isSearch }: { etat: EtatConversation; isSearch: boolean }) {
  if (isSearch) {
    return <p>Rien dans cette boîte ne contient tous ces mots.</p>;
  }
  const { titre, phrase } = emptyWords[etat];
  return (
    <EmptyState title={titre}>
      <p>{phrase}</p>
    </EmptyState>
  );
}
