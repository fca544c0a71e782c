import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import * as z from 'zod/mini';
import { etapeIdSchema } from '@/domain/etape/etape.ts';
import { contenuFrom } from '@/domain/partie/chemin.ts';
import { blankEnvoi, envoiSchema } from '@/domain/partie/envoi.ts';
import { partieSchema, type Partie, type PartieId } from '@/domain/partie/partie.ts';
import { acrossRest } from '@/domain/partie/play.ts';
import {
  contenuSchema,
  queteIdSchema,
  type Quete,
  type QueteId,
} from '@/domain/quete/quete.ts';
import { forgetEquipes } from '../equipe/equipe-store.ts';
import { forgetPhotos } from './photo-store.ts';

/** What was typed and not sent yet. */
const brouillonSchema = z.strictObject({ etapeId: etapeIdSchema, texte: z.string() });

/** One party as the device keeps it: where the player stands, and what the server knows of it. */
export const keptPartieSchema = z.strictObject({
  partie: partieSchema,
  envoi: envoiSchema,
  brouillon: z.nullable(brouillonSchema),
  /** Epoch milliseconds of the last change. */
  updatedAt: z.number(),
});
export type KeptPartie = z.infer<typeof keptPartieSchema>;

/** Closures are not among it: they hold for every version, and are asked for anew. */
export const keptQueteSchema = z.object({
  id: queteIdSchema,
  version: z.int(),
  contenu: contenuSchema,
  publishedAt: z.number(),
});

type Schema = DBSchema & {
  parties: {
    key: string;
    value: KeptPartie & { id: string; queteId: string };
    indexes: { queteId: string };
  };
  quetes: { key: [string, number]; value: Quete };
};

/** Where parties are kept: on the device, or (when it refuses) in this page only. */
export type Persistance = 'appareil' | 'memoire';

export type PartieStore = {
  persistance: () => Persistance;
  /** Keeps a new party with the version of the quête it will be played to the end on. */
  begin: (quete: Quete, partie: Partie) => Promise<KeptPartie>;
  /** The party of a quête that was last played on this device, finished or not, with its version of the quête. */
  readLast: (queteId: QueteId) => Promise<{ kept: KeptPartie; quete: Quete } | null>;
  read: (partieId: PartieId) => Promise<KeptPartie | null>;
  /**
   * Reads a party, changes it and keeps it in one go, so that two tabs never undo each other.
   * Resolves once it is kept. A change that gives back the same object writes nothing.
   * Rejects when the party does not exist.
   */
  change: (
    partieId: PartieId,
    change: (kept: KeptPartie) => KeptPartie,
  ) => Promise<KeptPartie>;
  /** The same for every party of the device. */
  changeAll: (change: (kept: KeptPartie) => KeptPartie) => Promise<void>;
  /** Every party of the device. */
  readAll: () => Promise<KeptPartie[]>;
  /** Every party that was proven under a session. */
  readAllOf: (uid: string) => Promise<KeptPartie[]>;
  /** Takes the parties that were proven under a session off the device, and out of this page. */
  forgetOf: (uid: string) => Promise<void>;
  /** Tells each change of a party, from this tab or another. Returns the way to stop. */
  watch: (partieId: PartieId, listener: (kept: KeptPartie) => void) => () => void;
  close: () => void;
};

export type PartieStoreOptions = {
  name?: string;
  /** Past this time (milliseconds) a device that does not answer is given up: Safari can hang. */
  deadlineMs?: number;
  now?: () => number;
};

const databaseName = 'quetes-et-codes-parties';

function withDeadline<T>(work: Promise<T>, deadlineMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('The device does not answer.'));
    }, deadlineMs);
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}

/** The database of parties, in its present shape. */
export function openPartieDatabase(
  name: string = databaseName,
): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, 1, {
    upgrade(database) {
      const parties = database.createObjectStore('parties', { keyPath: 'id' });
      parties.createIndex('queteId', 'queteId');
      database.createObjectStore('quetes', { keyPath: ['id', 'version'] });
    },
    blocking(_current, _blocked, event) {
      // A newer build in another tab wants to change the shape: it must not wait for this one.
      (event.target as IDBDatabase).close();
    },
  });
}

/** A party with its étapes in the order that its group walks them. */
function asWalked(kept: KeptPartie, quete: Quete): { kept: KeptPartie; quete: Quete } {
  const contenu = contenuFrom(quete.contenu, kept.partie.premiere);
  return { kept, quete: contenu === quete.contenu ? quete : { ...quete, contenu } };
}

/** The connection is gone, as happens on iOS after a sleep or when another tab changed the shape; the data are not. */
function isConnectionLost(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    (error.name === 'InvalidStateError' || error.name === 'UnknownError')
  );
}

/** What an older build may have kept in another shape is left alone, and read as nothing. */
function parseKept(value: unknown): KeptPartie | null {
  if (typeof value !== 'object' || value === null) return null;
  const { partie, envoi, brouillon, updatedAt } = value as Record<string, unknown>;
  return keptPartieSchema.safeParse({ partie, envoi, brouillon, updatedAt }).data ?? null;
}

function storedOf(kept: KeptPartie) {
  return { ...kept, id: kept.partie.id, queteId: kept.partie.queteId };
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(databaseName);
  } catch {
    // Without it, another tab only sees a change when it acts itself.
    return null;
  }
}

/**
 * Opens the parties of this device. Never rejects: a device that refuses, hangs or is full lets the party go on in
 * memory, and `persistance()` says so.
 */
export async function openPartieStore({
  name = databaseName,
  deadlineMs = 3_000,
  now = () => Date.now(),
}: PartieStoreOptions = {}): Promise<PartieStore> {
  let database: IDBPDatabase<Schema> | null = null;
  /** What this page has seen: what it plays on with when the device fails. */
  const memory = new Map<PartieId, KeptPartie>();
  const quetes = new Map<PartieId, Quete>();
  const listeners = new Map<PartieId, Set<(kept: KeptPartie) => void>>();
  const channel = openChannel();
  let queue: Promise<unknown> = Promise.resolve();

  function giveUpDevice(error: unknown): void {
    console.warn('The device keeps nothing; the party goes on in this page.', error);
    database?.close();
    database = null;
  }

  /** Works on the device while there is one; otherwise, or when it fails, on what this page remembers. */
  async function onDevice<T>(
    work: (database: IDBPDatabase<Schema>) => Promise<T>,
    inMemory: () => T,
  ): Promise<T> {
    if (database === null) return inMemory();
    try {
      return await withDeadline(work(database), deadlineMs);
    } catch (error) {
      if (error instanceof UnknownPartieError) throw error;
      if (isConnectionLost(error)) return onNewConnection(work, inMemory);
      giveUpDevice(error);
      return inMemory();
    }
  }

  async function onNewConnection<T>(
    work: (database: IDBPDatabase<Schema>) => Promise<T>,
    inMemory: () => T,
  ): Promise<T> {
    try {
      database = await withDeadline(openPartieDatabase(name), deadlineMs);
      return await withDeadline(work(database), deadlineMs);
    } catch (error) {
      if (error instanceof UnknownPartieError) throw error;
      giveUpDevice(error);
      return inMemory();
    }
  }

  function notify(kept: KeptPartie): void {
    for (const listener of listeners.get(kept.partie.id) ?? []) listener(kept);
  }

  function remember(kept: KeptPartie): KeptPartie {
    memory.set(kept.partie.id, kept);
    return kept;
  }

  function announce(kept: KeptPartie): void {
    notify(kept);
    channel?.postMessage(kept.partie.id);
  }

  /** One after the other: two taps must not both start from the same party. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = queue.then(work, work);
    queue = turn.catch(() => undefined);
    return turn;
  }

  function changed(
    kept: KeptPartie | null | undefined,
    change: (kept: KeptPartie) => KeptPartie,
  ): { kept: KeptPartie; isNew: boolean } {
    if (kept === null || kept === undefined) throw new UnknownPartieError();
    const at = now();
    const partie = acrossRest(kept.partie, kept.updatedAt, at);
    const rested = partie === kept.partie ? kept : { ...kept, partie };
    const next = change(rested);
    if (next === rested) return { kept, isNew: false };
    return { kept: { ...next, updatedAt: at }, isNew: true };
  }

  async function changeOnDevice(
    device: IDBPDatabase<Schema>,
    partieId: PartieId,
    change: (kept: KeptPartie) => KeptPartie,
  ) {
    const transaction = device.transaction('parties', 'readwrite');
    const stored = parseKept(await transaction.store.get(partieId));
    // A party that is gone from the device (its data were cleared) goes on from what this page holds.
    const result = changed(stored ?? memory.get(partieId), change);
    if (result.isNew || stored === null) {
      await transaction.store.put(storedOf(result.kept));
    }
    await transaction.done;
    return result;
  }

  async function read(partieId: PartieId): Promise<KeptPartie | null> {
    return onDevice(
      async (device) => {
        const kept = parseKept(await device.get('parties', partieId));
        return kept === null ? (memory.get(partieId) ?? null) : remember(kept);
      },
      () => memory.get(partieId) ?? null,
    );
  }

  function lastInMemory(queteId: QueteId) {
    const kept = [...memory.values()].findLast(
      ({ partie }) => partie.queteId === queteId,
    );
    const quete = kept === undefined ? undefined : quetes.get(kept.partie.id);
    return kept === undefined || quete === undefined ? null : asWalked(kept, quete);
  }

  async function readLastOnDevice(device: IDBPDatabase<Schema>, queteId: QueteId) {
    const stored = await device.getAllFromIndex('parties', 'queteId', queteId);
    const newestFirst = stored
      .map(parseKept)
      .filter((kept) => kept !== null)
      .toSorted((a, b) => b.updatedAt - a.updatedAt);
    for (const kept of newestFirst) {
      const { version } = kept.partie;
      const quete = keptQueteSchema.safeParse(
        await device.get('quetes', [queteId, version]),
      );
      if (!quete.success) continue;
      quetes.set(kept.partie.id, quete.data);
      return asWalked(remember(kept), quete.data);
    }
    return null;
  }

  function changeOne(
    partieId: PartieId,
    change: (kept: KeptPartie) => KeptPartie,
  ): Promise<KeptPartie> {
    return inTurn(async () => {
      const { kept, isNew } = await onDevice(
        (device) => changeOnDevice(device, partieId, change),
        () => changed(memory.get(partieId), change),
      );
      remember(kept);
      if (isNew) announce(kept);
      return kept;
    });
  }

  /** Every party that can be read, on the device and in this page. */
  async function readAll(): Promise<KeptPartie[]> {
    const stored = await onDevice(
      async (device) => (await device.getAll('parties')).map(parseKept),
      () => [],
    );
    const byId = new Map(memory);
    for (const kept of stored) if (kept !== null) byId.set(kept.partie.id, kept);
    return [...byId.values()];
  }

  async function readAllOf(uid: string): Promise<KeptPartie[]> {
    return (await readAll()).filter(({ envoi }) => envoi.uid === uid);
  }

  async function forget(ids: readonly PartieId[]): Promise<void> {
    for (const id of ids) {
      memory.delete(id);
      quetes.delete(id);
    }
    await onDevice<unknown>(
      async (device) => {
        const transaction = device.transaction('parties', 'readwrite');
        await Promise.all(ids.map((id) => transaction.store.delete(id)));
        await transaction.done;
      },
      () => undefined,
    );
    await forgetPhotos(ids);
    forgetEquipes(ids);
  }

  if (channel !== null) {
    channel.onmessage = ({ data }: MessageEvent<PartieId>) => {
      if (!listeners.has(data)) return;
      void read(data).then((kept) => {
        if (kept !== null) notify(kept);
      });
    };
  }

  try {
    database = await withDeadline(openPartieDatabase(name), deadlineMs);
  } catch (error) {
    giveUpDevice(error);
  }

  return {
    persistance: () => (database === null ? 'memoire' : 'appareil'),
    begin: (quete, partie) =>
      inTurn(async () => {
        const kept: KeptPartie = {
          partie,
          envoi: blankEnvoi(partie.id),
          brouillon: null,
          updatedAt: now(),
        };
        remember(kept);
        quetes.set(partie.id, quete);
        await onDevice<unknown>(
          async (device) => {
            const transaction = device.transaction(['parties', 'quetes'], 'readwrite');
            await transaction.objectStore('quetes').put(quete);
            await transaction.objectStore('parties').put(storedOf(kept));
            await transaction.done;
          },
          () => undefined,
        );
        return kept;
      }),
    readLast: (queteId) =>
      onDevice(
        (device) => readLastOnDevice(device, queteId),
        () => lastInMemory(queteId),
      ),
    read,
    change: changeOne,
    changeAll: async (change) => {
      for (const { partie } of await readAll()) await changeOne(partie.id, change);
    },
    readAll,
    readAllOf,
    forgetOf: async (uid) => {
      const ids = (await readAllOf(uid)).map(({ partie }) => partie.id);
      await inTurn(() => forget(ids));
    },
    watch: (partieId, listener) => {
      const ofPartie = listeners.get(partieId) ?? new Set();
      listeners.set(partieId, ofPartie.add(listener));
      return () => {
        ofPartie.delete(listener);
      };
    },
    close: () => {
      channel?.close();
      database?.close();
      listeners.clear();
    },
  };
}

class UnknownPartieError extends Error {
  override readonly name = 'UnknownPartieError';
  constructor() {
    super('This device keeps no such party.');
  }
}

let shared: Promise<PartieStore> | undefined;

/** The one store of this page. */
export function partieStore(): Promise<PartieStore> {
  shared ??= openPartieStore();
  return shared;
}
