let isAsked = false;

/**
 * Asks the browser, once a page, not to clear what this site keeps on the device when room grows short. It decides by itself
 * or asks whoever holds it; a refusal changes nothing, and a browser that knows no such thing is not asked.
 */
export function askForLastingStorage(): void {
  if (isAsked || !('storage' in navigator) || !('persist' in navigator.storage)) return;
  isAsked = true;
  navigator.storage.persist().catch(() => undefined);
}

/** Asks the same on a request of the user, and returns the answer of the browser; null where it has no such function. */
export async function demandLastingStorage(): Promise<boolean | null> {
  if (!('storage' in navigator) || !('persist' in navigator.storage)) return null;
  return navigator.storage.persist().catch(() => false);
}

/** Whether the browser has said that it clears nothing of this site by itself; null where it says no such thing. */
export async function isStorageLasting(): Promise<boolean | null> {
  if (!('storage' in navigator) || !('persisted' in navigator.storage)) return null;
  return navigator.storage.persisted().catch(() => null);
}
