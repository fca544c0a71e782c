import { etapeIdSchema } from '@/domain/etape/etape-id.ts';
import { limitToFirst, onValue, query, ref, type Database } from 'firebase/database';
import * as z from 'zod/mini';
import { enterRoom } from './room-repository.ts';
import type { Author } from '@/data/session/author-repository.ts';
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

/** Presence is optional: a page that cannot say it is not shown. */
function quiet(error: unknown): void {
  console.warn('The presence in the editor is not told.', error);
}

/** Enters a room of the Realtime Database, which takes this page out of it when its connection ends. */
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

/** How many accounts are in a room of a parcours, now and whenever that changes. For admins, who may see all rooms. */
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
