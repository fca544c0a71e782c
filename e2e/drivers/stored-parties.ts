import type { Page } from '@playwright/test';

/** A party as the device keeps it: what of it the journeys ask. */
export type StoredPartie = {
  partie: { startedAt: number };
  envoi: { documentId: string; uid: string | null };
};

/** Every party that the device of this page keeps. */
export function storedParties(page: Page): Promise<StoredPartie[]> {
  return page.evaluate(
    () =>
      new Promise<StoredPartie[]>((resolve, reject) => {
        const opening = indexedDB.open('quetes-et-codes-parties');
        opening.onerror = () => reject(new Error('It cannot be opened.'));
        opening.onsuccess = () => {
          const store = opening.result.transaction('parties').objectStore('parties');
          const all = store.getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result as StoredPartie[]);
          };
        };
      }),
  );
}
