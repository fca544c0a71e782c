import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { inboxPageSize, inboxRepository } from '@/data/conversation/inbox-repository.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import {
  boiteList,
  hasArrival,
  unreadCount,
  type Boite,
  type Conversation,
} from '@/domain/conversation/inbox.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { useDeviceChoice } from '@/ui/choices/use-device-choice.ts';
import { AbsencePart } from './absence-part.tsx';
import { BoxLinks, boiteNames } from './box-links.tsx';
import { ConversationInbox } from './conversation-inbox.tsx';
import { SignalementInbox } from './signalement-inbox.tsx';
import { playTone } from './tone.ts';
import { useLive } from './use-live.ts';

type Vue = Boite | 'signalements' | 'avis';

const vueNames: Readonly<Record<Vue, string>> = {
  ...boiteNames,
  signalements: 'Signalements',
  avis: 'Modération',
};
const vueList: readonly Vue[] = [...boiteList, 'signalements', 'avis'];

function isVue(text: string | null): text is Vue {
  return vueList.some((vue) => vue === text);
}

/** The team's inbox, live: what visitors and players write, and what they report of étapes. */
export function MessageDesk() {
  const [parameters] = useSearchParams();
  const asked = parameters.get('vue');
  const vue = isVue(asked) ? asked : 'traiter';
  const [count, setCount] = useState(inboxPageSize);
  const { watchInbox } = inboxRepository(useFirebase());
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
      <AbsencePart />
      <BoxLinks
        boxes={vueList.map((id) => ({
          id,
          label: vueNames[id],
          to: paths.message(id === 'traiter' ? {} : { vue: id }),
        }))}
        current={vue}
        conversations={told ?? []}
      />
      {error !== null && (
        <Alert tone="attention" announce="polie" className="mt-6">
          <p>Les nouveaux messages n’arrivent plus ici. {errorMessage(error)}</p>
        </Alert>
      )}
      {vue === 'signalements' && (
        <SignalementInbox
          queteId={null}
          suspendHref={(quete, etape) => paths.fermetures({ quete, etape })}
          hasPhotos
        />
      )}
      {vue !== 'signalements' && vue !== 'avis' && (
        <ConversationInbox
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
