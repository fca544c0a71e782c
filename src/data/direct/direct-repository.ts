import {
  get,
  limitToFirst,
  onDisconnect,
  onValue,
  query,
  ref,
  remove,
  serverTimestamp,
  update,
  type Database,
} from 'firebase/database';
import * as z from 'zod/mini';
import { queteIdSchema, type QueteId } from '@/domain/quete/quete.ts';
import { listen } from '../firebase/listen.ts';
import { perServices } from '../firebase/per-services.ts';

/** More quêtes than this are not shown at once. */
const shownCount = 200;
/** The rules take no later étape. */
const lastEtape = 59;

/** A phone among those that play a quête, until it is taken out. */
export type Announced = {
  /** The current étape, from 0; from `etapeCount` on the party has ended, and is no longer shown. */
  tell: (etape: number) => void;
  stop: () => void;
};

/** The phones that play a quête in teams now, and the étapes they are at: the first and the last of them, from 0. */
export type QueteEnDirect = {
  queteId: QueteId;
  phoneCount: number;
  de: number;
  a: number;
};

const directSchema = z.record(
  z.string(),
  z.record(z.string(), z.object({ etape: z.int() })),
);

function quetesEnDirect(stored: unknown): QueteEnDirect[] {
  const parsed = directSchema.safeParse(stored ?? {});
  if (!parsed.success) return [];
  return Object.entries(parsed.data).flatMap(([id, phones]) => {
    const queteId = queteIdSchema.safeParse(id).data;
    const etapes = Object.values(phones).map(({ etape }) => etape);
    if (queteId === undefined || etapes.length === 0) return [];
    const place = { de: Math.min(...etapes), a: Math.max(...etapes) };
    return [{ queteId, phoneCount: etapes.length, ...place }];
  });
}

/** Errors are ignored: an unreachable phone is absent. */
function quiet(error: unknown): void {
  console.warn('The étape of this phone is not told to the team of the site.', error);
}

type Place = { uid: string; queteId: QueteId; etapeCount: number };

function announceIn(
  database: Database,
  { uid, queteId, etapeCount }: Place,
  first: number | null,
): Announced {
  const own = ref(database, `direct/${queteId}/${uid}`);
  let known = first;
  let isThere = false;
  /** A session is shown at a single quête, named in `debits/{uid}/direct`, as the rules require: its last. */
  async function place(): Promise<void> {
    const before: unknown = (await get(ref(database, `debits/${uid}/direct`))).val();
    if (!isThere || known === null || known >= etapeCount) return;
    const isElsewhere = typeof before === 'string' && before !== queteId;
    await update(ref(database), {
      ...(isElsewhere && { [`direct/${before}/${uid}`]: null }),
      [`debits/${uid}/direct`]: queteId,
      [`direct/${queteId}/${uid}`]: {
        ...{ etape: Math.min(known, lastEtape), at: serverTimestamp() },
      },
    });
  }
  const write = () => {
    if (!isThere || known === null) return;
    const told = known < etapeCount ? place() : remove(own);
    told.catch(quiet);
  };
  const stopConnexion = onValue(ref(database, '.info/connected'), (connected) => {
    isThere = false;
    if (connected.val() !== true) return;
    // The way out first: a connection may end at any moment.
    onDisconnect(own)
      .remove()
      .then(() => {
        isThere = true;
        write();
      })
      .catch(quiet);
  });
  return {
    tell: (etape) => {
      if (etape === known) return;
      known = etape;
      write();
    },
    stop: () => {
      stopConnexion();
      isThere = false;
      remove(own).catch(quiet);
    },
  };
}

/** People who play in teams now, in the Realtime Database: listeners, as it changes on screen. */
export const directRepository = perServices((services) => ({
  /**
   * Shows a team phone's étape, without its position or any name: `direct/{queteId}/{uid}`, for the admins. The connection removes it when
   * it ends.
   */
  announce: (place: Place): Announced => {
    let announced: Announced | null = null;
    let isStopped = false;
    let last: number | null = null;
    services.database().then((database) => {
      if (!isStopped) announced = announceIn(database, place, last);
    }, quiet);
    return {
      tell: (etape) => {
        last = etape;
        announced?.tell(etape);
      },
      stop: () => {
        isStopped = true;
        announced?.stop();
      },
    };
  },

  /**
   * Watches the quêtes played in teams; `onError` (a data error) when it may not be read, or when nothing arrives. For admins. Returns a
   * stop function.
   */
  watch: (
    onList: (list: readonly QueteEnDirect[]) => void,
    onError: (error: Error) => void,
  ): (() => void) =>
    listen<Database, readonly QueteEnDirect[]>(
      services.database(),
      (database, onValueOf, onRefused) => {
        const all = query(ref(database, 'direct'), limitToFirst(shownCount));
        return onValue(all, (found) => onValueOf(quetesEnDirect(found.val())), onRefused);
      },
      { onValue: onList, onError },
    ),
}));
