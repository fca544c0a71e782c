let isAsked = false;

/**
 * Asks the browser, once a page, to keep this site's data on the device when room grows short. It decides by itself or asks its user; a
 * refusal changes nothing, and a browser without the API is not asked.
 */
export function askForLastingStorage(): void {
  if (isAsked || !('storage' in navigator) || !('persist' in navigator.storage)) return;
  isAsked = true;
  navigator.storage.persist().catch(() => undefined);
}

/** Requests the same on the user's action, and returns the browser's answer; null without such a function. */
export async function demandLastingStorage(): Promise<boolean | null> {
  if (!('storage' in navigator) || !('persist' in navigator.storage)) return null;
  return navigator.storage.persist().catch(() => false);
}

/** True if the browser keeps all data of this site; null if it does not say. */
export async function isStorageLasting(): Promise<boolean | null> {
  if (!('storage' in navigator) || !('persisted' in navigator.storage)) return null;
  return navigator.storage.persisted().catch(() => null);
}
