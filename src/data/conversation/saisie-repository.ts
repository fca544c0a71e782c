import {
  onDisconnect,
  onValue,
  ref,
  remove,
  serverTimestamp,
  set,
  type Database,
} from 'firebase/database';
import * as z from 'zod/mini';
import { perServices } from '../firebase/per-services.ts';
import { readServerOffset } from './conversation-repository.ts';

/** A hand that writes says so again after this long, and is still after that long without a key. */
const againMs = 3_000;
const stillMs = 5_000;
/** What was said so long ago is no longer so, were it the network that keeps it from being taken back. */
const staleMs = 10_000;

const saisieSchema = z.record(z.string(), z.number());

/** What is said of one's own typing in a conversation. */
export type OwnSaisie = {
  /** A key was pressed. */
  press: () => void;
  /** What was typed has left, or was erased. */
  stop: () => void;
  /** Stops for good, and listens no more. */
  leave: () => void;
};

/** Showing who types is optional: what cannot be sent is not shown. */
function quiet(error: unknown): void {
  console.warn('Typing is not told.', error);
}

/** Who types, by what the branch holds, at a time of the server; and when to look again, in milliseconds. */
function typingAt(branch: unknown, uid: string, now: number) {
  const parsed = saisieSchema.safeParse(branch ?? {});
  const fresh = Object.entries(parsed.data ?? {}).filter(
    ([one, at]) => one !== uid && now - at < staleMs,
  );
  const oldest = Math.min(...fresh.map(([, at]) => at));
  return {
    uids: fresh.map(([one]) => one),
    againMs: fresh.length === 0 ? null : Math.max(0, oldest + staleMs - now),
  };
}

function joinIn(
  database: Database,
  id: string,
  uid: string,
  onTyping: (uids: readonly string[]) => void,
): OwnSaisie {
  const own = ref(database, `saisie/${id}/${uid}`);
  let branch: unknown = null;
  let offset = 0;
  let lookTimer: ReturnType<typeof setTimeout> | undefined;
  let stillTimer: ReturnType<typeof setTimeout> | undefined;
  let toldAt: number | null = null;

  const look = () => {
    clearTimeout(lookTimer);
    const { uids, againMs: next } = typingAt(branch, uid, Date.now() + offset);
    onTyping(uids);
    if (next !== null) lookTimer = setTimeout(look, next);
  };
  readServerOffset(database).then((told) => {
    offset = told;
  }, quiet);
  const stopListening = onValue(
    ref(database, `saisie/${id}`),
    (snapshot) => {
      branch = snapshot.val();
      look();
    },
    quiet,
  );
  const stop = () => {
    clearTimeout(stillTimer);
    if (toldAt === null) return;
    toldAt = null;
    remove(own).catch(quiet);
  };
  const press = () => {
    clearTimeout(stillTimer);
    stillTimer = setTimeout(stop, stillMs);
    const now = Date.now();
    if (toldAt !== null && now - toldAt < againMs) return;
    // The way out first: a connection may end at any moment.
    onDisconnect(own).remove().catch(quiet);
    toldAt = now;
    set(own, serverTimestamp()).catch(quiet);
  };
  return {
    press,
    stop,
    leave: () => {
      stop();
      clearTimeout(lookTimer);
      stopListening();
    },
  };
}

/** Who types in a conversation. */
export const saisieRepository = perServices((services) => ({
  /**
   * Tells who else types in a conversation, by uid, now and at each change, and tells them of this session. Taken away when
   * the connection ends; a link that only reads sees nothing and tells nothing.
   */
  join: (
    id: string,
    uid: string,
    onTyping: (uids: readonly string[]) => void,
  ): OwnSaisie => {
    let own: OwnSaisie | null = null;
    let hasLeft = false;
    let hasPressed = false;
    services.database().then((database) => {
      if (hasLeft) return;
      own = joinIn(database, id, uid, onTyping);
      if (hasPressed) own.press();
    }, quiet);
    return {
      press: () => {
        hasPressed = true;
        own?.press();
      },
      stop: () => {
        hasPressed = false;
        own?.stop();
      },
      leave: () => {
        hasLeft = true;
        own?.leave();
      },
    };
  },
}));
