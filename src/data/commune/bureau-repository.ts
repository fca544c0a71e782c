import { get, ref, remove, set } from 'firebase/database';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';

/**
 * The responsables of a commune in the Realtime Database, which cannot read Firestore, where a responsable accepts an invitation (decision
 * 127). A responsable reads and answers the messages of the commune, and opens its events. Functions throw data errors.
 */
export const bureauRepository = perServices((services) => {
  async function place(insee: string, uid: string) {
    return ref(await services.database(), `bureaux/${insee}/${uid}`);
  }

  async function readAll(insee: string): Promise<readonly string[]> {
    const uids: string[] = [];
    (await get(ref(await services.database(), `bureaux/${insee}`))).forEach((child) => {
      uids.push(child.key);
    });
    return uids;
  }

  async function isThere(uid: string, insee: string): Promise<boolean> {
    return (await get(await place(insee, uid))).exists();
  }

  return {
    /** Uids of the readers of the messages of a commune (INSEE code). For admins. */
    read: (insee: string) => answered(readAll(insee)),

    /** True if an account is responsable of a commune here: it reads its messages and opens events. */
    answersFor: (uid: string, insee: string) => answered(isThere(uid, insee)),

    /** Opens the messages of a commune to one of its responsables. For admins. */
    open: (insee: string, uid: string) =>
      answered(place(insee, uid).then((own) => set(own, true))),

    /** Closes them: to oneself, or to anyone for an admin; no change if closed already. */
    close: (insee: string, uid: string) => answered(place(insee, uid).then(remove)),
  };
});
