import { realtimeDatabase } from '@/lib/firebase/database.ts';
import {
  limitToFirst,
  onDisconnect,
  onValue,
  push,
  query,
  ref,
  remove,
  serverTimestamp,
  set,
} from 'firebase/database';

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
 * now and at each change. The connection takes the page out when it ends. Nobody waits to see somebody: `onRefused` gets
 * what went wrong, and nothing is thrown.
 */
export function enterRoom(
  salon: string,
  { uid, nom }: { uid: string; nom: string },
  first: Told,
  { onRoom, onRefused }: RoomListener,
): OwnPage {
  const database = realtimeDatabase();
  const own = push(ref(database, `presence/${salon}/${uid}`));
  let told = first;
  let isThere = false;
  const write = () =>
    set(own, { ...told, nom: nom.slice(0, nomLength), at: serverTimestamp() });
  const stopConnexion = onValue(ref(database, '.info/connected'), (connected) => {
    isThere = false;
    if (connected.val() !== true) return;
    // The way out first: a connection may end at any moment.
    onDisconnect(own)
      .remove()
      .then(() => {
        isThere = true;
        return write();
      })
      .catch(onRefused);
  });
  const stopRoom = onValue(
    query(ref(database, `presence/${salon}`), limitToFirst(accountCount)),
    (room) => onRoom(room.val(), own.key),
    onRefused,
  );
  return {
    tell: (next) => {
      told = next;
      if (isThere) write().catch(onRefused);
    },
    leave: () => {
      stopConnexion();
      stopRoom();
      remove(own).catch(onRefused);
    },
  };
}
