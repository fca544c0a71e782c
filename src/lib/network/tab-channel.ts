/** What the tabs of this site tell each other under a name; null where the browser has no such channel. */
export function openTabChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
