import * as z from 'zod/mini';
import { perServices } from '@/data/firebase/per-services.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import { outbox, sendingCode } from '@/data/outbox.ts';
import { readAnyway, writeAnyway } from '@/device/database.ts';
import { storeOf } from '@/device/stores.ts';
import { signalementSchema, type Signalement } from '@/domain/signalement/signalement.ts';
import { isDataError } from '@/lib/errors/data-error.ts';
import { withDeadline } from '@/lib/network/deadline.ts';
import { followSignalement } from './followed-signalements.ts';
import { openObject } from '@/domain/open-object.ts';

/** A pending report on this device. `id` is also its `operationId`: it distinguishes a lost answer from a failure. */
export type KeptSignalement = {
  id: string;
  signalement: Signalement;
  photo: Blob | null;
  /** Epoch milliseconds, by the device's clock. */
  at: number;
};

/** `parti`: the team has it. `garde`: it waits on the device. `page`: it waits in this page, as the device stores nothing. */
export type SignalementOutcome = 'parti' | 'garde' | 'page';

/** Also those of another window. */
function isBytes(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object ArrayBuffer]';
}

const storedSchema = openObject({
  id: z.string(),
  signalement: signalementSchema,
  /** Bytes, since Safari loses stored files. */
  photo: z.nullable(
    openObject({ bytes: z.custom<ArrayBuffer>(isBytes), type: z.string() }),
  ),
  at: z.number(),
});
type Stored = z.infer<typeof storedSchema>;

const waiting = storeOf<Stored>('signalements');

/** After this time an answer on the spot is useless, and it is given up. */
const keptMs = 30 * 24 * 60 * 60 * 1_000;

/** Time that a person watches a report leave before reading that it is stored. */
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

/** Reports of problems on the spot: stored on this device, sent when possible. */
export const signalementOutbox = perServices((services) => {
  async function keep(kept: KeptSignalement): Promise<'garde' | 'page'> {
    const stored = await storedOf(kept);
    const isKept = await writeAnyway([waiting], (rows) => rows.put(stored));
    return isKept ? 'garde' : 'page';
  }

  /** Pending reports, oldest first. Never rejects. */
  async function readAll(): Promise<KeptSignalement[]> {
    const stored = await readAnyway([waiting], (rows) => rows.all());
    return stored.flatMap(keptOf).toSorted((a, b) => a.at - b.at);
  }

  async function forget(id: string): Promise<void> {
    await writeAnyway([waiting], (rows) => rows.remove(id));
  }

  /** Firebase is loaded with the first report, and only then. */
  async function send(kept: KeptSignalement, now: number): Promise<null> {
    if (now - kept.at < keptMs) {
      const repository = await sendingCode(() => import('./signalement-repository.ts'));
      const { queteId, etapeId } = kept.signalement;
      const id = await repository.signalementRepository(services).send(kept);
      followSignalement({ id, queteId, etapeId, at: kept.at, reponse: '' });
    }
    await forget(kept.id);
    return null;
  }

  const { sendAll, start, wake } = outbox('signalements', {
    waiting: readAll,
    send,
    sharesCounter: true,
  });

  return {
    sendAll,
    start,

    /**
     * Stores a report on this device, then sends it if that is possible while its author watches. Never rejects: `start` sends the rest
     * later.
     */
    report: async (
      signalement: Signalement,
      photo: Blob | null,
      now = Date.now(),
    ): Promise<SignalementOutcome> => {
      const id = createOperationId();
      const place = await keep({ id, signalement, photo, at: now });
      try {
        if (navigator.onLine) await withDeadline(sendAll(now), watchedMs);
      } catch (error) {
        if (!isDataError(error)) throw error;
        console.warn('A report waits on this device.', error);
      }
      if (!(await readAll()).some((kept) => kept.id === id)) return 'parti';
      wake();
      return place;
    },
  };
});
