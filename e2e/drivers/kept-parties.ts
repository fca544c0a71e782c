import type { Page } from '@playwright/test';

/** A party as the device keeps it: what of it the journeys ask. */
export type KeptOnDevice = {
  partie: { startedAt: number };
  envoi: { documentId: string; uid: string | null };
};

/** Every party that the device of this page keeps. */
export function keptParties(page: Page): Promise<KeptOnDevice[]> {
  return page.evaluate(
    () =>
      new Promise<KeptOnDevice[]>((resolve, reject) => {
        const opening = indexedDB.open('quetes-et-codes-parties');
        opening.onerror = () => reject(new Error('It cannot be opened.'));
        opening.onsuccess = () => {
          const store = opening.result.transaction('parties').objectStore('parties');
          const all = store.getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result as KeptOnDevice[]);
          };
        };
      }),
  );
}
