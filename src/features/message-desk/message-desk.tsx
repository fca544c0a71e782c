import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { inboxPageSize, watchInbox } from '@/data/conversation/inbox-repository.ts';
import { currentSession, subscribeToSession } from '@/data/session/session-store.ts';
import {
  atSameEtape,
  boiteList,
  boiteOf,
  conversationsIn,
  hasArrival,
  unreadCount,
  type Boite,
  type Conversation,
} from '@/domain/conversation/inbox.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { useSearchParams } from '@/router/hooks.ts';
import { Link } from '@/router/link.tsx';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/checkbox.tsx';
import { classNames } from '@/ui/class-names.ts';
import { ShortcutList } from '@/ui/commands/shortcut-list.tsx';
import { useCommandKeys } from '@/ui/commands/use-command-keys.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Field } from '@/ui/field.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { useDeviceChoice } from '@/ui/use-device-choice.ts';
import { AvisInbox } from './avis-inbox.tsx';
import { ClosureDesk } from './closure-desk.tsx';
import { ConversationList } from './conversation-list.tsx';
import { DeskThread } from './desk-thread.tsx';
import { ReportedNames } from './reported-names.tsx';
import { SignalementInbox } from './signalement-inbox.tsx';
import { playTone } from './tone.ts';
import { colleagueList, useColleagues } from './use-colleagues.ts';
import { deskIds, rowId, useDeskCommands } from './use-desk-commands.ts';
import { useLive } from './use-live.ts';

type Vue = Boite | 'signalements' | 'avis';

const vueNames: Readonly<Record<Vue, string>> = {
  traiter: 'À traiter',
  attente: 'En attente du visiteur',
  close: 'Closes',
  signalements: 'Signalements',
  avis: 'Avis',
};
const vueList: readonly Vue[] = [...boiteList, 'signalements', 'avis'];

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

function isVue(text: string | null): text is Vue {
  return vueList.some((vue) => vue === text);
}

/** The team's inbox, live: what visitors and players write, and what they report of étapes. */
export function MessageDesk() {
  const [parameters] = useSearchParams();
  const asked = parameters.get('vue');
  const closing =
    asked === 'fermetures' ? queteIdSchema.safeParse(parameters.get('quete')).data : null;
  const vue = closing ? null : isVue(asked) ? asked : 'traiter';
  const [count, setCount] = useState(inboxPageSize);
  const { told, error } = useLive<readonly Conversation[]>(
    String(count),
    (onTold, onError) => watchInbox(count, onTold, onError),
  );
  const unread = told === null ? 0 : unreadCount(told);
  const [hasSound, setHasSound] = useDeviceChoice('qc.messages.son', isChosen);
  useTone(told, hasSound);
  return (
    <>
      <title>{`${unread > 0 ? `(${unread}) ` : ''}Messages – Quêtes & Codes`}</title>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageTitle>Messages</PageTitle>
        <Checkbox
          checked={hasSound}
          onCheckedChange={(isOn) => {
            setHasSound(isOn);
            // As it will be heard; and the gesture that lets the browser play.
            if (isOn) playTone();
          }}
        >
          Un son quand un message arrive
        </Checkbox>
      </div>
      <VueLinks vue={vue} conversations={told ?? []} />
      {error !== null && (
        <Alert tone="attention" announce="polie" className="mt-6">
          <p>Les nouveaux messages n’arrivent plus ici. {errorMessage(error)}</p>
        </Alert>
      )}
      {closing && (
        <ClosureDesk
          key={closing}
          queteId={closing}
          asked={parameters.get('etape')}
          hasTournees
        />
      )}
      {vue === 'signalements' && (
        <SignalementInbox
          queteId={null}
          suspendHref={(quete, etape) => paths.fermetures({ quete, etape })}
          hasPhotos
        />
      )}
      {vue === 'avis' && (
        <>
          <ReportedNames />
          <AvisInbox />
        </>
      )}
      {vue !== null && vue !== 'signalements' && vue !== 'avis' && (
        <Inbox
          vue={vue}
          conversations={told}
          isFailed={error !== null}
          onMore={told?.length === count ? () => setCount(count + inboxPageSize) : null}
        />
      )}
    </>
  );
}

function isChosen(kept: unknown): boolean {
  return kept === true;
}

/** A tone for each word of a visitor that comes while the page is open. */
function useTone(told: readonly Conversation[] | null, hasSound: boolean): void {
  const heard = useRef<readonly Conversation[] | null>(null);
  useEffect(() => {
    const before = heard.current;
    heard.current = told;
    if (told === null || before === null || !hasSound) return;
    if (hasArrival(before, told)) playTone();
  }, [told, hasSound]);
}

function VueLinks({
  vue,
  conversations,
}: {
  /** Null beside them: where a quête is closed. */
  vue: Vue | null;
  conversations: readonly Conversation[];
}) {
  const countOf = (one: Vue) =>
    one === 'traiter'
      ? conversations.filter((conversation) => boiteOf(conversation) === one).length
      : 0;
  return (
    <nav
      aria-label="Boîtes"
      className="mt-6 flex flex-wrap gap-x-6 border-b border-trait"
    >
      {vueList.map((one) => (
        <Link
          key={one}
          to={paths.message(one === 'traiter' ? {} : { vue: one })}
          aria-current={one === vue ? 'page' : undefined}
          className="inline-flex min-h-12 items-center border-b-[3px] border-transparent font-bold text-texte-doux no-underline hover:text-texte aria-[current=page]:border-primaire aria-[current=page]:text-primaire-fort"
        >
          {vueNames[one]}
          {countOf(one) > 0 && ` (${countOf(one)})`}
        </Link>
      ))}
    </nav>
  );
}

type InboxProps = {
  vue: Boite;
  /** Null while they are being read. */
  conversations: readonly Conversation[] | null;
  isFailed: boolean;
  /** Null when there are no older ones. */
  onMore: (() => void) | null;
};

/** The list, and beside it the conversation that is open; on a phone, one at a time. */
function Inbox({ conversations, isFailed, ...rest }: InboxProps) {
  if (conversations === null) return isFailed ? null : <Skeleton lines={6} />;
  return <KnownInbox {...rest} conversations={conversations} />;
}

function isOn(kept: unknown): boolean {
  return kept !== false;
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
  const session = useSyncExternalStore(subscribeToSession, currentSession);
  const { uid, nom } = session.statut === 'compte' ? session : { uid: '', nom: '' };
  const [parameters] = useSearchParams();
  const openId = parameters.get('conversation');
  const [wanted, setWanted] = useState('');
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [hasPlainKey, setHasPlainKey] = useDeviceChoice('qc.messages.touches', isOn);
  const open = conversations.find(({ id }) => id === openId) ?? null;
  const listed = conversationsIn(conversations, vue, wanted);
  const query: Record<string, string> = vue === 'traiter' ? {} : { vue };
  const onList = () => setIsHelpOpen(true);
  const commands = useDeskCommands({ listed, openId, query, hasPlainKey, onList });
  useCommandKeys(commands);
  useFollowingFocus(openId);
  const colleagues = useColleagues(uid, nom, openId);
  return (
    <div className="mt-6 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
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
          id={deskIds.recherche}
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
        <Button variant="quiet" className="mt-4 max-lg:hidden" onClick={onList}>
          Raccourcis du clavier
        </Button>
      </section>
      <section
        aria-label="Conversation ouverte"
        className={classNames('min-w-0', open === null && 'hidden lg:block')}
      >
        {open !== null && (
          <>
            <Link
              to={paths.message(query)}
              className="mb-4 inline-flex min-h-11 items-center lg:hidden"
            >
              Toutes les conversations
            </Link>
            <DeskThread
              key={open.id}
              conversation={open}
              uid={uid}
              others={atSameEtape(conversations, open)}
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
      {isHelpOpen && (
        <ShortcutList
          commands={commands}
          hasPlainKey={hasPlainKey}
          plainKeyLabel="Obéir à une lettre seule, hors des champs"
          onPlainKey={setHasPlainKey}
          onClose={() => setIsHelpOpen(false)}
        />
      )}
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
