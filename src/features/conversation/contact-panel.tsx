import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import {
  areConversationsKept,
  storedConversations,
  type StoredConversation,
} from '@/data/conversation/stored-conversations.ts';
import type { Commune } from '@/domain/commune/commune.ts';
import { parseAnswerHash, type AnswerLink } from '@/domain/conversation/answer-link.ts';
import { paths } from '@/lib/paths.ts';
import { withQueries } from '@/lib/query/query-provider.tsx';
import { Button } from '@/ui/button.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import { LazyPart } from '@/ui/lazy-part.tsx';
import { ContactForm, type ContactRequest } from './contact-form.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { UsualDelay } from './usual-delay.tsx';

const LinkedThread = lazyComponent(
  async () => (await import('./linked-thread.tsx')).LinkedThread,
);

const noConversation: readonly StoredConversation[] = [];

type ContactPanelProps = {
  request: ContactRequest;
  commune: Commune | null;
  /** Level of its headings in the page's outline. */
  level?: 2 | 4 | undefined;
};

/** The form, then the status of this device's earlier messages. */
export const ContactPanel = withQueries(Panel);

function Panel({ request, commune, level = 2 }: ContactPanelProps) {
  const [sentCount, setSentCount] = useState(0);
  const [isWriting, setIsWriting] = useState(true);
  const link = useAnswerLink();
  return (
    <>
      {level === 2 && link !== null && (
        <LazyPart waiting="Recherche de la réponse…">
          <LinkedThread key={link.secret} link={link} />
        </LazyPart>
      )}
      {isWriting ? (
        <>
          <UsualDelay className="mb-6 max-w-mesure" />
          <ContactForm
            key={sentCount}
            request={request}
            commune={commune}
            onSent={() => {
              setSentCount((count) => count + 1);
              setIsWriting(false);
            }}
          />
        </>
      ) : (
        <Sent level={level} onAgain={() => setIsWriting(true)} />
      )}
      {level === 2 && <FollowUp key={`suivi-${sentCount}`} openFirst={sentCount > 0} />}
    </>
  );
}

function subscribeToHash(notify: () => void): () => void {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
}

/** Fragment of the address, absent from the prerendered page: known after hydration. */
function useAnswerLink(): AnswerLink | null {
  const hash = useSyncExternalStore(
    subscribeToHash,
    () => window.location.hash,
    () => '',
  );
  return useMemo(() => parseAnswerHash(hash), [hash]);
}

/** The focus moves to the confirmation: its form is gone. */
function Sent({ level, onAgain }: { level: 2 | 4; onAgain: () => void }) {
  const Heading = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="max-w-mesure rounded-carte border-2 border-primaire bg-primaire/8 px-5 py-6 sm:px-7">
      <Heading ref={heading} tabIndex={-1} className="text-2xl">
        Votre message est arrivé
      </Heading>
      {areConversationsKept() ? (
        <p className="mt-2">
          Une personne vous répond, à votre adresse et sur la page{' '}
          <Link to={paths.contact()}>Nous écrire</Link>. Revenez-y depuis cet appareil :
          la réponse s’y lira, et un lien pour la lire ailleurs s’y prend.
        </p>
      ) : (
        <p className="mt-2">
          Une personne vous répond, à votre adresse. Ce navigateur ne garde rien : la
          réponse ne sera pas sur cette page.
        </p>
      )}
      <UsualDelay className="mt-2" />
      <Button variant="secondary" className="mt-4" onClick={onAgain}>
        Écrire un autre message
      </Button>
    </div>
  );
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('storage', notify);
  return () => window.removeEventListener('storage', notify);
}

let lastText = '';
let lastList = noConversation;

/** Same reference while unchanged, as React requires of a store. */
function readList(): readonly StoredConversation[] {
  const list = storedConversations();
  const text = JSON.stringify(list);
  if (text !== lastText) {
    lastText = text;
    lastList = list;
  }
  return lastList;
}

function FollowUp({ openFirst }: { openFirst: boolean }) {
  const list = useSyncExternalStore(subscribe, readList, () => noConversation);
  const [openId, setOpenId] = useState<string | null>(
    openFirst ? (readList()[0]?.id ?? null) : null,
  );
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="suivi" className="mt-14">
      <h2 id="suivi" className="text-2xl">
        Vos messages
      </h2>
      <p className="mt-2 max-w-mesure text-texte-doux">
        Écrits depuis cet appareil, et visibles ici seulement.
      </p>
      <ul className="mt-4 divide-y divide-trait border-y border-trait">
        {list.map(({ id, sujet, at }) => (
          <ConversationRow
            key={id}
            id={id}
            sujet={sujet}
            at={at}
            isOpen={openId === id}
            onOpen={() => setOpenId(id)}
          />
        ))}
      </ul>
    </section>
  );
}
