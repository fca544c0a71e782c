import { etapeIdSchema } from '@/domain/etape/etape-id.ts';
import {
  limitToFirst,
  onValue,
  query,
  ref,
  type Database,
  onDisconnect,
  remove,
  serverTimestamp,
  set,
  type DatabaseReference,
  get,
  runTransaction,
} from 'firebase/database';
import * as z from 'zod/mini';
import type { Author } from '@/data/session/author-repository.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { teamRoom, type OwnPresence, type Present } from './presence-store.ts';

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

/** Presence is optional: on failure a page is not shown. */
function quiet(error: unknown): void {
  console.warn('The presence in the editor is not told.', error);
}

const accountCount = 30;
const nomLength = 60;

/** A page's own entry, besides its session: the page, and what it has open. */
type Told = Readonly<Record<string, string>>;

type RoomListener = {
  /** The pages of the room by account; `own` is the key of this page among those of its account. */
  onRoom: (room: unknown, own: string | null) => void;
  onRefused: (error: unknown) => void;
};

/** This page in a room, until it leaves. */
type OwnPage = {
  tell: (told: Told) => void;
  leave: () => void;
};

/** The rules allow sixteen connections of a session, in all rooms. */
const connexionList: readonly string[] = 'abcdefghijklmnop'.split('');

/** All of them from a random one on, so that two pages that open at once seldom try the same. */
function fromAnyOn(): readonly string[] {
  const start = Math.floor(Math.random() * connexionList.length);
  return [...connexionList.slice(start), ...connexionList.slice(0, start)];
}

/**
 * Takes a free connection of this session and writes `row` under it in the room `presence/{salon}`; it is removed when the
 * connection to the database ends. `debits/{uid}/presence` names the room of each connection, as the rules ask.
 * Throws `AccessDeniedError` when sixteen pages of this session are present.
 */
async function takeConnexion(
  database: Database,
  { salon, uid }: { salon: string; uid: string },
  row: () => object,
): Promise<DatabaseReference> {
  const rooms = await get(ref(database, `debits/${uid}/presence`));
  const placed = fromAnyOn().map((connexion) => {
    const room: unknown = rooms.child(connexion).val();
    return { connexion, room: typeof room === 'string' ? room : null };
  });
  const unusedFirst = placed.toSorted(
    (one, other) => Number(one.room !== null) - Number(other.room !== null),
  );
  for (const { connexion, room } of unusedFirst) {
    if (room !== salon) {
      const elsewhere = ref(database, `presence/${room ?? salon}/${uid}/${connexion}`);
      if (room !== null && (await get(elsewhere)).exists()) continue;
      await set(ref(database, `debits/${uid}/presence/${connexion}`), salon);
    }
    const own = ref(database, `presence/${salon}/${uid}/${connexion}`);
    // The way out first: a connection may end at any moment.
    await onDisconnect(own).remove();
    const { committed } = await runTransaction(
      own,
      (there: unknown) => (there === null ? row() : undefined),
      { applyLocally: false },
    );
    if (committed) return own;
    // Another page of this session has it.
    await onDisconnect(own).cancel();
  }
  throw new AccessDeniedError('Sixteen pages of this session are present already.');
}

/**
 * Enters the room `presence/{salon}` of the Realtime Database, writes what this page has open, and watches the whole room. The connection
 * removes the page when it ends. Presence is optional: `onRefused` gets the error, and nothing is thrown.
 */
function enterRoom(
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

  /** Writes this page into the room: under its former connection, or a free one. */
  async function arrive(): Promise<void> {
    const before = told;
    if (own === null) {
      const taken = await takeConnexion(database, { salon, uid }, row);
      own = taken;
      // It may have returned in the room before being known as this page.
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

/** Enters a room of the Realtime Database, which removes this page when its connection ends. */
export function joinRoom(
  database: Database,
  salon: string,
  author: Author,
  onOthers: (others: readonly Present[]) => void,
): OwnPresence {
  const toldOf = (etapeId: string | null) => ({ page: 'edit', etape: etapeId ?? '' });
  const own = enterRoom(database, salon, author, toldOf(null), {
    onRoom: (room, page) => onOthers(othersOf(room, author.uid, page)),
    onRefused: quiet,
  });
  return { move: (etapeId) => own.tell(toldOf(etapeId)), leave: own.leave };
}

/** Watches the number of accounts in a room of a parcours. For admins, who may see all rooms. */
export function watchRooms(
  database: Database,
  onCount: (count: number) => void,
  onError: (error: unknown) => void,
): () => void {
  const all = query(ref(database, 'presence'), limitToFirst(roomCount));
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
    onError,
  );
}
