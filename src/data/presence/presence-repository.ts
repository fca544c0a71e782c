import type { Watch } from '@/device/live.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { requireAuthor } from '@/data/session/author-repository.ts';
import { listenIn } from '../firebase/listen.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import type { OwnPresence, PresenceStore, Present } from './presence-store.ts';

type PresenceRepository = PresenceStore & {
  /** Watches the number of accounts writing a parcours. For admins. Returns a stop function. */
  watchWriters: Watch<number>;
};

/** Presence is optional: without network, no one is shown. */
function quiet(error: unknown): void {
  console.warn('The presence of others is not known.', error);
}

/** The rooms of the Realtime Database, whose SDK (60 kB) is loaded with the first of them. */
export const presenceRepository = perServices((services): PresenceRepository => {
  async function load() {
    const author = await requireAuthor(services);
    const [live, database] = await answered(
      Promise.all([import('./presence-live-repository.ts'), services.database()]),
    );
    return { author, live, database };
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
      // Left before the SDK was loaded: nothing was written.
      if (isLeft) return;
      joined = live.joinRoom(database, salon, author, onOthers);
      joined.move(wanted);
    };
    enter().catch(quiet);
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
    watchWriters: listenIn(load, ({ live, database }, ...told) =>
      live.watchRooms(database, ...told),
    ),
  };
});
