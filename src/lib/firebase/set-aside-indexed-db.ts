/** The SDK's own stores: sessions, heartbeats, and the probe for permission. */
const storesOfTheSdk = /^(firebase|validate-browser-context)/;

let isDone = false;

/**
 * Makes the SDK work without IndexedDB in this page: even a plain request waits for its heartbeats from there, so that if IndexedDB never
 * answers nothing would ever be sent. The site's own stores, with the drafts, stay.
 */
export function setIndexedDbAside(): void {
  if (isDone || typeof indexedDB === 'undefined') return;
  isDone = true;
  const open = indexedDB.open.bind(indexedDB);
  indexedDB.open = (name, version) => {
    if (storesOfTheSdk.test(name)) {
      throw new DOMException('IndexedDB was set aside.', 'InvalidStateError');
    }
    return open(name, version);
  };
}
