import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  keptConversations,
  type KeptConversation,
} from '@/data/conversation/kept-conversations.ts';
import type { Commune } from '@/domain/commune/commune.ts';
import { Link } from '@/router/link.tsx';
import { formatDate } from '@/lib/format/date.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { ContactForm, type ContactRequest } from './contact-form.tsx';
import { ConversationThread } from './conversation-thread.tsx';

const noConversation: readonly KeptConversation[] = [];

/** The form, then what became of what this device wrote before. */
export function ContactPanel({
  request,
  commune,
  level = 2,
}: {
  request: ContactRequest;
  commune: Commune | null;
  /** Level of its headings in the page's outline. */
  level?: 2 | 4 | undefined;
}) {
  const [sentCount, setSentCount] = useState(0);
  const [isWriting, setIsWriting] = useState(true);
  return (
    <>
      {isWriting ? (
        <ContactForm
          key={sentCount}
          request={request}
          commune={commune}
          onSent={() => {
            setSentCount((count) => count + 1);
            setIsWriting(false);
          }}
        />
      ) : (
        <Sent level={level} onAgain={() => setIsWriting(true)} />
      )}
      {level === 2 && <FollowUp key={`suivi-${sentCount}`} openFirst={sentCount > 0} />}
    </>
  );
}

/** The focus goes to the good news: the form it was in is gone. */
function Sent({ level, onAgain }: { level: 2 | 4; onAgain: () => void }) {
  const Heading = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="max-w-mesure rounded-carte border-2 border-primaire bg-primaire/8 px-5 py-6 sm:px-7">
      <Heading ref={heading} tabIndex={-1} className="text-2xl">
        Votre message est arrivé
      </Heading>
      <p className="mt-2">
        Une personne vous répond, à votre adresse et sur la page{' '}
        <Link to={paths.contact()}>Nous écrire</Link>. Revenez-y depuis cet appareil : la
        réponse s’y lira.
      </p>
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

/** The same list while nothing changed, as React asks of what it watches. */
function readList(): readonly KeptConversation[] {
  const list = keptConversations();
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
          <li key={id} className="py-4">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <h3 className="text-lg">
                {sujet}
                <span className="ml-2 font-normal text-texte-doux">{formatDate(at)}</span>
              </h3>
              {openId !== id && (
                <Button variant="secondary" onClick={() => setOpenId(id)}>
                  Voir la réponse
                </Button>
              )}
            </div>
            {openId === id && (
              <div className="mt-4">
                <ConversationThread id={id} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
