import type { Page } from '@playwright/test';

/** A stored party: its fields used by the journeys. */
export type StoredPartie = {
  partie: { startedAt: number; etapeIndex: number; moment: string };
  envoi: { documentId: string; uid: string | null };
};

/** Every party stored on the device of this page. */
export function storedParties(page: Page): Promise<StoredPartie[]> {
  return page.evaluate(
    () =>
      new Promise<StoredPartie[]>((resolve, reject) => {
        const opening = indexedDB.open('qc');
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

/** Place of a party: the index of an étape from 0, and the view there. */
type Standing = { etapeIndex: number; moment: 'recit' | 'epreuve' };

/** Sets the last party of this device to an étape, by any way, with no progress in it. The page has to be opened again to show it. */
export function putPartieAt(page: Page, standing: Standing): Promise<void> {
  return page.evaluate(
    ({ etapeIndex, moment }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('qc');
        opening.onerror = () => reject(new Error('It cannot be opened.'));
        opening.onsuccess = () => {
          const { result: database } = opening;
          const change = database.transaction('parties', 'readwrite');
          const store = change.objectStore('parties');
          const all = store.getAll();
          all.onsuccess = () => {
            const kept = (all.result as { updatedAt: number; partie: object }[])
              .toSorted((one, other) => one.updatedAt - other.updatedAt)
              .at(-1);
            if (kept === undefined) throw new Error('No party is kept.');
            const chemin = etapeIndex === 0 ? [] : [{ etapeIndex, suite: null }];
            const partie = {
              ...kept.partie,
              etapeIndex,
              moment,
              chemin,
              suiviByEtapeId: {},
            };
            store.put({ ...kept, partie });
          };
          change.oncomplete = () => {
            database.close();
            resolve();
          };
          change.onabort = () => reject(new Error('It could not be written.'));
        };
      }),
    standing,
  );
}
