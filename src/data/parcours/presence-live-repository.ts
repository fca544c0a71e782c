import { etapeIdSchema } from '@/domain/etape/etape.ts';
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
import * as z from 'zod/mini';
import type { Author } from './author-repository.ts';
import { teamRoom, type OwnPresence, type Present } from './presence-store.ts';

const accountCount = 30;
const nomLength = 60;
/** More rooms than this are not counted. */
const roomCount = 200;

const roomSchema = z.record(
  z.string(),
  z.record(
    z.string(),
    z.object({
      nom: z._default(z.string(), ''),
      etape: z._default(z.union([z.literal(''), etapeIdSchema]), ''),
    }),
  ),
);

/** Those of a room but this very page. */
function othersOf(room: unknown, uid: string, own: string | null): Present[] {
  const parsed = roomSchema.safeParse(room ?? {});
  if (!parsed.success) return [];
  return Object.entries(parsed.data).flatMap(([account, pages]) =>
    Object.entries(pages)
      .filter(([connexion]) => connexion !== own)
      .map(([connexion, { nom, etape }]): Present => ({
        connexion,
        nom,
        etapeId: etape === '' ? null : etape,
        isMine: account === uid,
      })),
  );
}

/** Nobody waits to see somebody: who cannot be told is not there. */
function quiet(error: unknown): void {
  console.warn('The presence in the editor is not told.', error);
}

/** Enters a room of the Realtime Database, which takes this page out of it when its connection ends. */
export function joinRoom(
  salon: string,
  { uid, nom }: Author,
  onOthers: (others: readonly Present[]) => void,
): OwnPresence {
  const database = realtimeDatabase();
  const own = push(ref(database, `presence/${salon}/${uid}`));
  let etape = '';
  let isThere = false;
  const tell = () =>
    set(own, {
      page: 'edit',
      etape,
      nom: nom.slice(0, nomLength),
      at: serverTimestamp(),
    });

  const stopConnexion = onValue(ref(database, '.info/connected'), (connected) => {
    isThere = false;
    if (connected.val() !== true) return;
    // The way out first: a connection may end at any moment.
    onDisconnect(own)
      .remove()
      .then(() => {
        isThere = true;
        return tell();
      })
      .catch(quiet);
  });
  const stopRoom = onValue(
    query(ref(database, `presence/${salon}`), limitToFirst(accountCount)),
    (room) => onOthers(othersOf(room.val(), uid, own.key)),
    quiet,
  );
  return {
    move: (etapeId) => {
      etape = etapeId ?? '';
      if (isThere) tell().catch(quiet);
    },
    leave: () => {
      stopConnexion();
      stopRoom();
      remove(own).catch(quiet);
    },
  };
}

/** How many accounts are in a room of a parcours, now and whenever that changes. For admins, who may see all rooms. */
export function watchRooms(onCount: (count: number) => void): () => void {
  const all = query(ref(realtimeDatabase(), 'presence'), limitToFirst(roomCount));
  return onValue(
    all,
    (rooms) => {
      const accounts = new Set<string>();
      rooms.forEach((room) => {
        if (room.key === teamRoom) return;
        room.forEach((account) => void accounts.add(account.key));
      });
      onCount(accounts.size);
    },
    quiet,
  );
}
