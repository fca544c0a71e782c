import {
  limitToFirst,
  onDisconnect,
  onValue,
  query,
  ref,
  remove,
  serverTimestamp,
  set,
  type Database,
  type DatabaseReference,
} from 'firebase/database';
import { takeConnexion } from './connexion-repository.ts';

const accountCount = 30;
const nomLength = 60;

/** What a page tells of itself, besides who it is of: the page, and what is open on it. */
type Told = Readonly<Record<string, string>>;

type RoomListener = {
  /** The pages of the room by account; `own` is the key of this page among those of its account. */
  onRoom: (room: unknown, own: string | null) => void;
  onRefused: (error: unknown) => void;
};

/** This page in a room, until it leaves. */
export type OwnPage = {
  tell: (told: Told) => void;
  leave: () => void;
};

/**
 * Enters the room `presence/{salon}` of the Realtime Database, tells what this page has open, and tells of the whole room,
 * now and at each change. The connection takes the page out when it ends. Presence is optional: `onRefused` gets
 * what went wrong, and nothing is thrown.
 */
export function enterRoom(
  database: Database,
  salon: string,
  { uid, nom }: { uid: string; nom: string },
  first: Told,
  { onRoom, onRefused }: RoomListener,
): OwnPage {
  let own: DatabaseReference | null = null;
  let told = first;
  let isThere = false;
  let hasLeft = false;
  let heard: unknown = null;
  let isHeard = false;
  const row = () => ({ ...told, nom: nom.slice(0, nomLength), at: serverTimestamp() });

  /** Writes this page into the room: under the connection it had, or under a free one. */
  async function arrive(): Promise<void> {
    const before = told;
    if (own === null) {
      const taken = await takeConnexion(database, { salon, uid }, row);
      own = taken;
      // It may have come back in the room before it was known to be this page.
      if (isHeard) onRoom(heard, own.key);
      if (hasLeft) return remove(taken);
    } else {
      // The way out first: a connection may end at any moment.
      await onDisconnect(own).remove();
      await set(own, row());
    }
    isThere = true;
    if (told !== before) await set(own, row());
  }
  let arriving = Promise.resolve();
  const stopConnexion = onValue(ref(database, '.info/connected'), (connected) => {
    isThere = false;
    if (connected.val() !== true) return;
    arriving = arriving.then(arrive).catch(onRefused);
  });
  const stopRoom = onValue(
    query(ref(database, `presence/${salon}`), limitToFirst(accountCount)),
    (room) => {
      heard = room.val();
      isHeard = true;
      onRoom(heard, own?.key ?? null);
    },
    onRefused,
  );
  return {
    tell: (next) => {
      told = next;
      if (isThere && own !== null) set(own, row()).catch(onRefused);
    },
    leave: () => {
      stopConnexion();
      stopRoom();
      hasLeft = true;
      if (own === null) return;
      onDisconnect(own).cancel().catch(onRefused);
      remove(own).catch(onRefused);
    },
  };
}
