import {
  AccessDeniedError,
  OfflineError,
  LimitReachedError,
} from '@/lib/errors/data-error.ts';
import { keepTrying, type Trying } from '@/lib/network/keep-trying.ts';

type Sending<Item> = {
  /** Pending items on this device, in sending order. */
  waiting: () => readonly Item[] | Promise<readonly Item[]>;
  /**
   * Sends an item and records on the device that it left. It may be sent twice, by another tab or after a lost answer: its id makes it
   * count once. Resolves with null, or with the wait before the next look (milliseconds) if it cannot leave yet.
   */
  send: (item: Item, now: number) => Promise<number | null>;
  /** A single counter for all: once full, none leaves before it counts again. */
  sharesCounter?: boolean;
};

/** Sends pending items of a kind from this device. */
export type Outbox = {
  /**
   * Sends pending items in sequence, at `now` of the device's clock. Resolves with the wait before the next try (milliseconds), null when
   * none is left. Rejects with the error that stopped it, without loss.
   */
  sendAll: (now?: number) => Promise<number | null>;
  /** Sends pending items, now, when the network or the page comes back, and after growing pauses. Returns a stop function. */
  start: () => () => void;
  /** A new item waits: it leaves at once if the outbox was started. */
  wake: () => void;
};

/**
 * The outbox of this device for one kind of item, which is stored before the screen confirms it. One tab sends at a time. An item refused
 * by the rules does not block others, and is retried after growing pauses; without network all wait.
 */
export function outbox<Item>(
  kind: string,
  { waiting, send, sharesCounter = false }: Sending<Item>,
): Outbox {
  let trying: Trying | undefined;

  async function sendAll(now = Date.now()): Promise<number | null> {
    const waitsMs: number[] = [];
    let refusal: AccessDeniedError | null = null;
    let isExpected = false;
    for (const item of await waiting()) {
      try {
        const waitMs = await send(item, now);
        if (waitMs === null) continue;
        waitsMs.push(waitMs);
        isExpected = true;
      } catch (error) {
        if (error instanceof LimitReachedError) {
          const waitMs = error.until - Date.now();
          if (sharesCounter) return waitMs;
          waitsMs.push(waitMs);
        } else if (error instanceof AccessDeniedError) refusal = error;
        else throw error;
      }
    }
    // If another is retried soon, the refused one is tried with it.
    if (refusal !== null && !isExpected) throw refusal;
    return waitsMs.length === 0 ? null : Math.min(...waitsMs);
  }

  return {
    sendAll,
    start: () => {
      const started = keepTrying(kind, () => sendAll());
      trying = started;
      return () => {
        started.stop();
        if (trying === started) trying = undefined;
      };
    },
    wake: () => trying?.wake(),
  };
}

/** The sending code, loaded with the first pending item. Throws `OfflineError` if it cannot be loaded. */
export async function sendingCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    throw new OfflineError('The code that sends could not be loaded.', { cause: error });
  }
}
