import { get, ref, remove, set } from 'firebase/database';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';

/**
 * The territory to which a commune has opened its messages, in the Realtime Database, which cannot read Firestore. Functions throw data
 * errors.
 */
export const rattachementRepository = perServices((services) => {
  async function place(insee: string) {
    return ref(await services.database(), `rattachements/${insee}`);
  }

  async function readOne(insee: string): Promise<string | null> {
    const value: unknown = (await get(await place(insee))).val();
    return typeof value === 'string' ? value : null;
  }

  return {
    /** SIREN of the territory that reads the messages of a commune; null for none. */
    read: (insee: string) => answered(readOne(insee)),

    /** Opens them, for a responsable who reads them, or the team. */
    open: (insee: string, siren: string) =>
      answered(place(insee).then((own) => set(own, siren))),

    /** Closes them, for either side; nothing is written if they are closed already. */
    close: async (insee: string): Promise<void> => {
      if ((await answered(readOne(insee))) === null) return;
      await answered(place(insee).then(remove));
    },
  };
});
