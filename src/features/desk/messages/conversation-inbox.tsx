import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '@/data/session/use-session.ts';
import {
  atSameEtape,
  conversationsIn,
  type Boite,
  type Conversation,
} from '@/domain/conversation/inbox.ts';
import { Button } from '@/ui/button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Field } from '@/ui/field.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { ConversationList } from './conversation-list.tsx';
import { useDeskPlace } from './desk-place.ts';
import { DeskThread } from './desk-thread.tsx';
import { colleagueList, useColleagues } from './use-colleagues.ts';
import { deskIds, rowId } from './desk-ids.ts';

const emptyWords: Readonly<Record<Boite, { titre: string; phrase: string }>> = {
  traiter: {
    titre: 'Tout le monde a sa réponse',
    phrase: 'Un nouveau message s’affichera ici de lui-même.',
  },
  attente: {
    titre: 'Aucune réponse attendue',
    phrase: 'Une conversation vient ici quand l’équipe a répondu.',
  },
  close: {
    titre: 'Aucune conversation close',
    phrase:
      'Close, une conversation reste lisible. Un nouveau mot du visiteur la ramène.',
  },
};

type InboxProps = {
  vue: Boite;
  /** Null while they are being read. */
  conversations: readonly Conversation[] | null;
  isFailed: boolean;
  /** Null when there are no older ones. */
  onMore: (() => void) | null;
};

/** The list, and beside it the conversation that is open; on a phone, one at a time. */
export function ConversationInbox({ conversations, isFailed, ...rest }: InboxProps) {
  if (conversations === null) return isFailed ? null : <Skeleton lines={6} />;
  return <KnownInbox {...rest} conversations={conversations} />;
}

/** Leads the keyboard to the conversation that opens, and back to its row when it closes. */
function useFollowingFocus(openId: string | null): void {
  const shown = useRef(openId);
  useEffect(() => {
    const before = shown.current;
    shown.current = openId;
    if (before === openId) return;
    const target = openId === null ? rowId(before ?? '') : deskIds.titre;
    document.getElementById(target)?.focus();
  }, [openId]);
}

type KnownInboxProps = Omit<InboxProps, 'conversations' | 'isFailed'> & {
  conversations: readonly Conversation[];
};

function KnownInbox({ vue, conversations, onMore }: KnownInboxProps) {
  const { isTeam, hrefOf } = useDeskPlace();
  const { session } = useSession();
  const { uid, nom } = session.statut === 'compte' ? session : { uid: '', nom: '' };
  const [parameters] = useSearchParams();
  const openId = parameters.get('conversation');
  const [wanted, setWanted] = useState('');
  const open = conversations.find(({ id }) => id === openId) ?? null;
  const listed = conversationsIn(conversations, vue, wanted);
  const query: Record<string, string> = vue === 'traiter' ? {} : { vue };
  useFollowingFocus(openId);
  const colleagues = useColleagues(isTeam ? uid : '', nom, openId);
  return (
    <div className="mt-6 grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <section
        aria-label="Conversations"
        className={classNames(open !== null && 'hidden lg:block')}
      >
        {colleagues.length > 0 && (
          <p className="mb-4 text-texte-doux">
            {`Aussi au bureau\u00A0: ${colleagueList(colleagues)}.`}
          </p>
        )}
        <Field
          type="search"
          label="Chercher dans cette boîte"
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
        <div className="mt-4">
          {listed.length > 0 ? (
            <ConversationList
              conversations={listed}
              openId={openId}
              uid={uid}
              query={query}
              colleagues={colleagues}
            />
          ) : (
            <NothingHere vue={vue} isSearch={wanted.trim() !== ''} />
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
        className={classNames('min-w-0', open === null && 'hidden lg:block')}
      >
        {open !== null && (
          <>
            <Link
              to={hrefOf(query)}
              className="mb-4 inline-flex min-h-11 items-center lg:hidden"
            >
              Toutes les conversations
            </Link>
            <DeskThread
              key={open.id}
              conversation={open}
              uid={uid}
              // Each of theirs is counted, and waits for its turn.
              others={isTeam ? atSameEtape(conversations, open) : []}
              colleagues={colleagues}
            />
          </>
        )}
        {open === null && listed.length > 0 && (
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

function NothingHere({ vue, isSearch }: { vue: Boite; isSearch: boolean }) {
  if (isSearch) {
    return <p>Rien dans cette boîte ne contient tous ces mots.</p>;
  }
  const { titre, phrase } = emptyWords[vue];
  return (
    <EmptyState title={titre}>
      <p>{phrase}</p>
    </EmptyState>
  );
}
