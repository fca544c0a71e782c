import { openTabChannel } from '@/lib/network/tab-channel.ts';

/** Without it, another tab learns of a change when it is opened again. */
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

/** Calls `listener` when another tab has changed the account. Returns the way to stop. */
export function onChangeElsewhere(uid: string, listener: () => void): () => void {
  const channel = openTabChannel(channelName);
  if (channel === null) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.uid === uid && data.tab !== tab) listener();
  };
  return () => channel.close();
}
