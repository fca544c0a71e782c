const channelName = 'quetes-et-codes-session';

/** Null where the browser has none: another tab then sees what the device keeps, as Firebase Auth does. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return null;
  }
}

/** Tells the other tabs that the session of `uid` was closed on purpose. */
export function tellSignOut(uid: string): void {
  const channel = openChannel();
  channel?.postMessage(uid);
  channel?.close();
}

/** Calls `listener` with the uid whose session another tab has closed. Returns the way to stop. */
export function onSignOutElsewhere(listener: (uid: string) => void): () => void {
  const channel = openChannel();
  if (channel === null) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') listener(data);
  };
  return () => channel.close();
}
