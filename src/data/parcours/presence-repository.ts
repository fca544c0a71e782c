import type { EtapeId } from '@/domain/etape/etape.ts';
import type { Personne } from '@/domain/parcours/tableau.ts';
import { requireAuthor } from '@/data/session/author-repository.ts';
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

/** Begins to watch once the SDK is there, unless it was stopped before; nothing is told without network. */
function watch(load: () => Promise<() => () => void>): () => void {
  let isLeft = false;
  let stop: (() => void) | null = null;
  const start = async () => {
    await requireAuthor();
    const begin = await load();
    if (!isLeft) stop = begin();
  };
  start().catch((error: unknown) => {
    console.warn('Who is there cannot be told.', error);
  });
  return () => {
    isLeft = true;
    stop?.();
  };
}

/**
 * How many accounts are writing a parcours, now and whenever that changes, until what is given back is called. For admins;
 * nothing is told without network.
 */
export function watchWriters(onCount: (count: number) => void): () => void {
  return watch(async () => {
    const { watchRooms } = await import('./presence-live-repository.ts');
    return () => watchRooms(onCount);
  });
}

/** Which admins are at the desk, this account included, as `watchWriters` tells how many write. */
export function watchTeam(onTeam: (team: readonly Personne[]) => void): () => void {
  return watch(async () => {
    const { watchTeamRoom } = await import('./presence-live-repository.ts');
    return () => watchTeamRoom(onTeam);
  });
}

/** The rooms of the Realtime Database, whose SDK (60 kB) comes with the first of them. */
export const databasePresenceStore: PresenceStore = { join };
