import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountQueries } from '@/data/account/account-queries.ts';
import { openTabChannel } from '@/lib/network/tab-channel.ts';

/** Without it, another tab hears of a change when it is opened anew. */
const channelName = 'quetes-et-codes-compte';

/** This very tab, which hears its own messages too. */
const tab = crypto.randomUUID();

type Message = { tab: string; uid: string };

/** Tells the other tabs that the account has changed. */
export function tellOtherTabs(uid: string): void {
  const channel = openTabChannel(channelName);
  const message: Message = { tab, uid };
  channel?.postMessage(message);
  channel?.close();
}

/** Reads the account again when another tab has changed it. */
export function useOtherTabs(uid: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const channel = openTabChannel(channelName);
    if (channel === null) return;
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      const isOther = data.uid === uid && data.tab !== tab;
      if (isOther) void client.invalidateQueries(accountQueries.current(uid));
    };
    return () => channel.close();
  }, [client, uid]);
}
