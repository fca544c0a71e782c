import type { Database } from 'firebase/database';
import type { EtapeId } from '@/domain/etape/etape.ts';
import type { Personne } from '@/domain/parcours/tableau.ts';
import { requireAuthor } from '@/data/session/author-repository.ts';
import { defaultServices } from '../firebase/default-services.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import type { OwnPresence, PresenceStore, Present } from './presence-store.ts';

type PresenceRepository = PresenceStore & {
  /**
   * How many accounts are writing a parcours, now and at each change. For admins; says nothing without network. Gives what
   * stops it.
   */
  watchWriters: (onCount: (count: number) => void) => () => void;
  /** Which admins are at the desk, this account included, as `watchWriters` says how many write. */
  watchTeam: (onTeam: (team: readonly Personne[]) => void) => () => void;
};

/** The rooms of the Realtime Database, whose SDK (60 kB) comes with the first of them. */
export const presenceRepository = perServices((services): PresenceRepository => {
  async function load() {
    const author = await requireAuthor(services);
    const [live, database] = await answered(
      Promise.all([import('./presence-live-repository.ts'), services.database()]),
    );
    return { author, live, database };
  }

  /** Begins to listen once the SDK is there, unless it was stopped before. */
  function watch(
    begin: (live: Awaited<ReturnType<typeof load>>['live'], of: Database) => () => void,
  ): () => void {
    let isStopped = false;
    let stop: (() => void) | null = null;
    const start = async () => {
      const { live, database } = await load();
      if (!isStopped) stop = begin(live, database);
    };
    start().catch((error: unknown) => {
      console.warn('The presence of others is not known.', error);
    });
    return () => {
      isStopped = true;
      stop?.();
    };
  }

  function join(
    salon: string,
    onOthers: (others: readonly Present[]) => void,
  ): OwnPresence {
    let wanted: EtapeId | null = null;
    let isLeft = false;
    let joined: OwnPresence | null = null;
    const enter = async () => {
      const { author, live, database } = await load();
      // Whoever left before the SDK came was never there.
      if (isLeft) return;
      joined = live.joinRoom(database, salon, author, onOthers);
      joined.move(wanted);
    };
    enter().catch((error: unknown) => {
      console.warn('The presence of others is not known in the editor.', error);
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

  return {
    join,
    watchWriters: (onCount) =>
      watch(({ watchRooms }, database) => watchRooms(database, onCount)),
    watchTeam: (onTeam) =>
      watch(({ watchTeamRoom }, database) => watchTeamRoom(database, onTeam)),
  };
});

// TRANSITIONAL, goes with N2.
const ofPage = presenceRepository(defaultServices);
export const watchWriters = ofPage.watchWriters;
export const watchTeam = ofPage.watchTeam;
