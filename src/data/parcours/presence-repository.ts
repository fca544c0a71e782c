import type { EtapeId } from '@/domain/etape/etape.ts';
import { requireAuthor } from './author-repository.ts';
import type { OwnPresence, PresenceStore, Present } from './presence-store.ts';

function join(
  salon: string,
  onOthers: (others: readonly Present[]) => void,
): OwnPresence {
  let wanted: EtapeId | null = null;
  let isLeft = false;
  let joined: OwnPresence | null = null;
  const enter = async () => {
    const author = await requireAuthor();
    const { joinRoom } = await import('./presence-live-repository.ts');
    // Whoever left before the SDK came was never there.
    if (isLeft) return;
    joined = joinRoom(salon, author, onOthers);
    joined.move(wanted);
  };
  enter().catch((error: unknown) => {
    console.warn('Nobody is seen in the editor.', error);
  });
  return {
    move: (etapeId) => {
      wanted = etapeId;
      joined?.move(etapeId);
    },
    leave: () => {
      isLeft = true;
      joined?.leave();
    },
  };
}

/**
 * How many accounts are writing a parcours, now and whenever that changes, until what is given back is called. For admins;
 * nothing is told without network.
 */
export function watchWriters(onCount: (count: number) => void): () => void {
  let isLeft = false;
  let stop: (() => void) | null = null;
  const begin = async () => {
    await requireAuthor();
    const { watchRooms } = await import('./presence-live-repository.ts');
    if (!isLeft) stop = watchRooms(onCount);
  };
  begin().catch((error: unknown) => {
    console.warn('Who writes cannot be counted.', error);
  });
  return () => {
    isLeft = true;
    stop?.();
  };
}

/** The rooms of the Realtime Database, whose SDK (60 kB) comes with the first of them. */
export const databasePresenceStore: PresenceStore = { join };
