import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { inboxPageSize } from '@/data/conversation/inbox-repository.ts';
import { useInbox } from '@/data/conversation/conversation-queries.ts';
import {
  conversationsIn,
  hasArrival,
  unreadCount,
  type Conversation,
} from '@/domain/conversation/inbox.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { useDeviceChoice } from '@/ui/choices/use-device-choice.ts';
import { PageTitle } from '@/ui/page-title.tsx';
import { BoxLinks } from './box-links.tsx';
import { ConversationInbox } from './conversation-inbox.tsx';
import { ListTrouble } from './list-trouble.tsx';
import { playTone } from './tone.ts';
import { useReports } from './use-reports.ts';

const soundSchema = z.boolean();

const boxes = [
  { id: 'tout', label: 'Ouverts', to: paths.message() },
  { id: 'messages', label: 'Messages', to: paths.message({ vue: 'messages' }) },
  {
    id: 'signalements',
    label: 'Signalements',
    to: paths.message({ vue: 'signalements' }),
  },
  { id: 'close', label: 'Clos', to: paths.message({ vue: 'close' }) },
] as const;

/** The team's inbox: the messages of visitors and players, live, and the reports of players, in one list. */
export function MessageDesk() {
  const [parameters] = useSearchParams();
  const asked = parameters.get('vue');
  const vue = boxes.find(({ id }) => id === asked)?.id ?? 'tout';
  const [count, setCount] = useState(inboxPageSize);
  const inbox = useInbox(count);
  const { data: told = null, error } = inbox;
  const etat = vue === 'close' ? 'close' : 'ouverte';
  const { list, reports, openCount } = useReports(etat);
  const unread = told === null ? 0 : unreadCount(told);
  const openMessages = conversationsIn(told ?? [], 'ouverte', '');
  const [hasSound, setHasSound] = useDeviceChoice('qc.messages.son', soundSchema, false);
  useTone(inbox.isFetching ? null : told, hasSound);
  const hasMessages = vue !== 'signalements';
  return (
    <>
      <title>{`${unread > 0 ? `(${unread}) ` : ''}Messages · Quêtes & Codes`}</title>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageTitle>Messages</PageTitle>
        <div className="avec-la-liste">
          <Checkbox
            checked={hasSound}
            onCheckedChange={(isOn) => {
              setHasSound(isOn);
              // As it will sound; also the gesture that lets the browser play.
              if (isOn) playTone();
            }}
          >
            Un son quand un message arrive
          </Checkbox>
        </div>
      </div>
      <BoxLinks boxes={boxes} current={vue} openCount={openMessages.length + openCount} />
      {error !== null && (
        <Alert tone="attention" announce="polie" className="mt-6">
          <p>Les nouveaux messages n’arrivent plus ici. {errorMessage(error)}</p>
        </Alert>
      )}
      {list.isError && (
        <ListTrouble
          what="Les signalements"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      <ConversationInbox
        etat={etat}
        query={vue === 'tout' ? {} : { vue }}
        conversations={hasMessages ? told : []}
        reports={vue === 'messages' ? [] : reports}
        isFailed={error !== null}
        onMore={
          hasMessages && told?.length === count
            ? () => setCount(count + inboxPageSize)
            : null
        }
      />
    </>
  );
}

/** Plays a tone for each visitor's message that arrives while the page is open. */
function useTone(told: readonly Conversation[] | null, hasSound: boolean): void {
  const heard = useRef<readonly Conversation[] | null>(null);
  useEffect(() => {
    const before = heard.current;
    heard.current = told;
    if (told === null || before === null || !hasSound) return;
    if (hasArrival(before, told)) playTone();
  }, [told, hasSound]);
}
