import * as z from 'zod/mini';
import { perServices } from '@/data/firebase/per-services.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import { readAnyway, writeAnyway } from '@/device/database.ts';
import { storeOf } from '@/device/stores.ts';
import { signalementSchema, type Signalement } from '@/domain/signalement/signalement.ts';
import { AccessDeniedError, isDataError, OfflineError } from '@/lib/errors/data-error.ts';
import { LimitReachedError } from '@/lib/errors/limit-reached-error.ts';
import { withDeadline } from '@/lib/network/deadline.ts';
import { keepTrying, type Trying } from '@/lib/network/keep-trying.ts';
import { followSignalement } from './followed-signalements.ts';
import { openObject } from '@/domain/open-object.ts';

/** A report that waits on this device. `id` is also its `operationId`: it tells a lost answer from a failure. */
export type KeptSignalement = {
  id: string;
  signalement: Signalement;
  photo: Blob | null;
  /** Epoch milliseconds, by the device's clock. */
  at: number;
};

/** `parti`: the team has it. `garde`: it waits on the device. `page`: it waits in this page, as the device keeps nothing. */
export type SignalementOutcome = 'parti' | 'garde' | 'page';

/** Also those of another window. */
function isBytes(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object ArrayBuffer]';
}

const storedSchema = openObject({
  id: z.string(),
  signalement: signalementSchema,
  /** Bytes, since Safari loses files that it was given to keep. */
  photo: z.nullable(
    openObject({ bytes: z.custom<ArrayBuffer>(isBytes), type: z.string() }),
  ),
  at: z.number(),
});
type Stored = z.infer<typeof storedSchema>;

const waiting = storeOf<Stored>('signalements');

/** Past this nobody is waiting for it on the spot any more, and it is given up. */
const keptMs = 30 * 24 * 60 * 60 * 1_000;

/** How long a person watches a report leave before being told that it is kept. */
const watchedMs = 15_000;

function keptOf(value: unknown): KeptSignalement[] {
  const stored = storedSchema.safeParse(value).data;
  if (stored === undefined) return [];
  const { photo, ...rest } = stored;
  const blob = photo === null ? null : new Blob([photo.bytes], { type: photo.type });
  return [{ ...rest, photo: blob }];
}

async function storedOf({ photo, ...rest }: KeptSignalement): Promise<Stored> {
  if (photo === null) return { ...rest, photo };
  return { ...rest, photo: { bytes: await photo.arrayBuffer(), type: photo.type } };
}

/** Reports of problems on the spot: kept on this device, sent when they can be. */
export const signalementOutbox = perServices((services) => {
  let trying: Trying | undefined;

  async function keep(kept: KeptSignalement): Promise<'garde' | 'page'> {
    const stored = await storedOf(kept);
    const isKept = await writeAnyway([waiting], (rows) => rows.put(stored));
    return isKept ? 'garde' : 'page';
  }

  /** What waits, the oldest first. Never rejects. */
  async function readAll(): Promise<KeptSignalement[]> {
    const stored = await readAnyway([waiting], (rows) => rows.all());
    return stored.flatMap(keptOf).toSorted((a, b) => a.at - b.at);
  }

  async function forget(id: string): Promise<void> {
    await writeAnyway([waiting], (rows) => rows.remove(id));
  }

  /** Firebase is loaded with the first report, and only then. */
  async function send(kept: KeptSignalement): Promise<void> {
    let repository;
    try {
      repository = await import('./signalement-repository.ts');
    } catch (error) {
      throw new OfflineError('The code that sends reports could not be loaded.', {
        cause: error,
      });
    }
    const { queteId, etapeId } = kept.signalement;
    const id = await repository.signalementRepository(services).send(kept);
    followSignalement({ id, queteId, etapeId, at: kept.at, reponse: '' });
  }

  async function sendKept(
    now: number,
    onSent?: (kept: KeptSignalement) => void,
  ): Promise<number | null> {
    let refusal: AccessDeniedError | null = null;
    for (const kept of await readAll()) {
      try {
        if (now - kept.at < keptMs) {
          await send(kept);
          onSent?.(kept);
        }
        await forget(kept.id);
      } catch (error) {
        // The counter is of all reports: none of the others leaves before that time either.
        if (error instanceof LimitReachedError) return error.until - Date.now();
        if (!(error instanceof AccessDeniedError)) throw error;
        // One that is refused holds back no other.
        refusal = error;
      }
    }
    if (refusal !== null) throw refusal;
    return null;
  }

  return {
    /**
     * Sends what waits, one after the other, at `now` of the device's clock. Resolves with how long to wait before the next
     * (milliseconds), null when nothing is left. Rejects with what stopped it: nothing is lost by that.
     */
    sendKept: (now = Date.now()): Promise<number | null> => sendKept(now),

    /**
     * Sends what waits on this device, now and each time the network comes back, until the function it gives back is
     * called.
     */
    start: (): (() => void) => {
      const started = keepTrying('signalements', () => sendKept(Date.now()));
      trying = started;
      return () => {
        started.stop();
        if (trying === started) trying = undefined;
      };
    },

    /**
     * Keeps a report on this device, then sends it if that can be done while its author watches. Never rejects: what could
     * not leave is sent later by `start`.
     */
    report: async (
      signalement: Signalement,
      photo: Blob | null,
      now = Date.now(),
    ): Promise<SignalementOutcome> => {
      const id = createOperationId();
      const place = await keep({ id, signalement, photo, at: now });
      const sentIds: string[] = [];
      try {
        if (navigator.onLine) {
          const sending = sendKept(now, (kept) => sentIds.push(kept.id));
          await withDeadline(sending, watchedMs);
        }
      } catch (error) {
        if (!isDataError(error)) throw error;
        console.warn('A report waits on this device.', error);
      }
      if (sentIds.includes(id)) return 'parti';
      trying?.wake();
      return place;
    },
  };
});
