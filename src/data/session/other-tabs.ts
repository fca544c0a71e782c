import { openTabChannel } from '@/lib/network/tab-channel.ts';

/** Where the browser has none, another tab sees what the device keeps, as Firebase Auth does. */
const channelName = 'quetes-et-codes-session';

/** Tells the other tabs that the session of `uid` was closed on purpose. */
export function tellSignOut(uid: string): void {
  const channel = openTabChannel(channelName);
  channel?.postMessage(uid);
  channel?.close();
}

/** Calls `listener` with the uid whose session another tab has closed. Returns the way to stop. */
export function onSignOutElsewhere(listener: (uid: string) => void): () => void {
  const channel = openTabChannel(channelName);
  if (channel === null) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') listener(data);
  };
  return () => channel.close();
}
