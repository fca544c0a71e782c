import { contenuFrom } from '@/domain/partie/chemin.ts';
import {
  blankEnvoi,
  envoiAfter,
  solutionsOf,
  type Envoi,
} from '@/domain/partie/envoi.ts';
import type { Partie, PartieId } from '@/domain/partie/partie.ts';
import { acrossRest } from '@/domain/partie/play.ts';
import type { Quete, QueteId } from '@/domain/quete/quete.ts';
import { isNewer } from '@/domain/format.ts';
import { refuseNewer } from '../refuse-newer.ts';
import { forgetFeuillets } from '../carnet/carnet-store.ts';
import { forgetEquipes } from '../equipe/equipe-store.ts';
import {
  storedQueteSchema,
  parseAskedKept,
  parseKept,
  storedOf,
  type KeptPartie,
  type PartieDatabase,
} from './partie-database.ts';
import { partieDatabaseName } from './partie-database-name.ts';
import {
  openPartieDevice,
  UnknownPartieError,
  type Persistance,
} from './partie-device.ts';
import { forgetPhotos } from './photo-store.ts';

export type PartieStore = {
  persistance: () => Persistance;
  /** Keeps a new party with the version of the quête it will be played to the end on. */
  begin: (quete: Quete, partie: Partie) => Promise<KeptPartie>;
  /**
   * The party of a quête that was last played on this device, finished or not, with its version of the quête. As `read` and
   * `change`, throws `NewerFormatError` where a later build kept one: it is neither changed nor passed over.
   */
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
  /** The same by what a player has not done: the party stays where it was among those last played. */
  changeQuietly: PartieStore['change'];
  /** The same as `change` for every party of the device. */
  changeAll: (change: (kept: KeptPartie) => KeptPartie) => Promise<void>;
  /** Every party of the device. */
  readAll: () => Promise<KeptPartie[]>;
  /** The same with the version of the quête each is played on; without those whose quête cannot be read any more. */
  readPlayed: () => Promise<{ kept: KeptPartie; quete: Quete }[]>;
  /** The version of the quête that a party is played on, as its group walks it; null where the device has it no more. */
  readQueteOf: (kept: KeptPartie) => Promise<Quete | null>;
  /** Every party that was proven under a session. */
  readAllOf: (uid: string) => Promise<KeptPartie[]>;
  /** Takes the parties that were proven under a session off the device, and out of this page. */
  forgetOf: (uid: string) => Promise<void>;
  /** Tells each change of a party, from this tab or another. Returns the way to stop. */
  watch: (partieId: PartieId, listener: (kept: KeptPartie) => void) => () => void;
  /** Once what is under way has ended. */
  close: () => Promise<void>;
};

export type PartieStoreOptions = {
  name?: string;
  /** Past this time (milliseconds) a device that does not answer is given up: Safari can hang. */
  deadlineMs?: number;
  now?: () => number;
};

/** A party with its étapes in the order that its group walks them. */
function asWalked(kept: KeptPartie, quete: Quete): { kept: KeptPartie; quete: Quete } {
  const contenu = contenuFrom(quete.contenu, kept.partie.premiere);
  return { kept, quete: contenu === quete.contenu ? quete : { ...quete, contenu } };
}

type Change = (kept: KeptPartie) => KeptPartie;
type ChangeOptions = { isQuiet: boolean };

/**
 * The envoi of a party that begins: solutions that other parties of this device have seen at that version, under the session
 * that it was last known to have, are known before the server is asked.
 */
function envoiOf(partie: Partie, all: readonly KeptPartie[]): Envoi {
  const last = all
    .filter(({ envoi }) => envoi.uid !== null)
    .toSorted((a, b) => b.updatedAt - a.updatedAt)[0];
  const uid = last?.envoi.uid ?? null;
  const vueEtapeIds = all
    .filter(
      (kept) =>
        kept.envoi.uid === uid &&
        kept.partie.queteId === partie.queteId &&
        kept.partie.version === partie.version,
    )
    .flatMap(({ envoi }) => [...envoi.vueEtapeIds, ...solutionsOf(envoi)]);
  if (vueEtapeIds.length === 0) return blankEnvoi(partie.id);
  return envoiAfter(partie.id, { uid, vueEtapeIds: [...new Set(vueEtapeIds)] });
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(partieDatabaseName);
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
  name = partieDatabaseName,
  deadlineMs = 3_000,
  now = () => Date.now(),
}: PartieStoreOptions = {}): Promise<PartieStore> {
  const device = await openPartieDevice(name, deadlineMs);
  /** What this page has seen: what it plays on with when the device fails. */
  const memory = new Map<PartieId, KeptPartie>();
  const quetes = new Map<PartieId, Quete>();
  const listeners = new Map<PartieId, Set<(kept: KeptPartie) => void>>();
  let channel = openChannel();
  let queue: Promise<unknown> = Promise.resolve();

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
    change: Change,
    { isQuiet }: ChangeOptions,
  ): { kept: KeptPartie; isNew: boolean } {
    if (kept === null || kept === undefined) throw new UnknownPartieError();
    if (isQuiet) {
      const next = change(kept);
      return { kept: { ...next, updatedAt: kept.updatedAt }, isNew: next !== kept };
    }
    const at = now();
    const partie = acrossRest(kept.partie, kept.updatedAt, at);
    const rested = partie === kept.partie ? kept : { ...kept, partie };
    const next = change(rested);
    if (next === rested) return { kept, isNew: false };
    return { kept: { ...next, updatedAt: at }, isNew: true };
  }

  /** The change of a party on the device, which comes to the same when it is done twice. */
  function changeOnDevice(partieId: PartieId, change: Change, options: ChangeOptions) {
    let result: ReturnType<typeof changed> | undefined;
    return async (database: PartieDatabase) => {
      const transaction = database.transaction('parties', 'readwrite');
      const stored = parseAskedKept(await transaction.store.get(partieId));
      // A party that is gone from the device (its data were cleared) goes on from what this page holds.
      result ??= changed(stored ?? memory.get(partieId), change, options);
      if (result.isNew || stored === null) {
        await transaction.store.put(storedOf(result.kept));
      }
      await transaction.done;
      return result;
    };
  }

  async function read(partieId: PartieId): Promise<KeptPartie | null> {
    return device.work(
      async (database) => {
        const kept = parseAskedKept(await database.get('parties', partieId));
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

  async function readLastOnDevice(database: PartieDatabase, queteId: QueteId) {
    const stored = await database.getAllFromIndex('parties', 'queteId', queteId);
    const newestFirst = stored
      .map(parseAskedKept)
      .filter((kept) => kept !== null)
      .toSorted((a, b) => b.updatedAt - a.updatedAt);
    for (const kept of newestFirst) {
      const { version } = kept.partie;
      const value = await database.get('quetes', [queteId, version]);
      refuseNewer('contenu', value?.contenu);
      const quete = storedQueteSchema.safeParse(value);
      if (!quete.success) continue;
      quetes.set(kept.partie.id, quete.data);
      return asWalked(remember(kept), quete.data);
    }
    return null;
  }

  function changeOne(
    partieId: PartieId,
    change: Change,
    options: ChangeOptions = { isQuiet: false },
  ): Promise<KeptPartie> {
    return inTurn(async () => {
      const { kept, isNew } = await device.work(
        changeOnDevice(partieId, change, options),
        () => changed(memory.get(partieId), change, options),
      );
      remember(kept);
      if (isNew) announce(kept);
      return kept;
    });
  }

  /** Every party that can be read, on the device and in this page. */
  async function readAll(): Promise<KeptPartie[]> {
    const stored = await device.work(
      async (database) => (await database.getAll('parties')).map(parseKept),
      () => [],
    );
    const byId = new Map(memory);
    for (const kept of stored) if (kept !== null) byId.set(kept.partie.id, kept);
    return [...byId.values()];
  }

  /** The version of a quête that a party is played on, as its group walks it; null where the device has it no more. */
  async function readPlayedOn(kept: KeptPartie) {
    const { id, queteId, version } = kept.partie;
    const quete = await device.work(
      async (database) => {
        const value = await database.get('quetes', [queteId, version]);
        // A later build may have kept it in a shape that this one would play wrongly.
        return isNewer('contenu', value?.contenu)
          ? undefined
          : storedQueteSchema.safeParse(value).data;
      },
      () => undefined,
    );
    const known = quete ?? quetes.get(id);
    return known === undefined ? null : asWalked(kept, known);
  }

  async function readPlayed() {
    const played = await Promise.all((await readAll()).map(readPlayedOn));
    return played.filter((one) => one !== null);
  }

  async function readAllOf(uid: string): Promise<KeptPartie[]> {
    return (await readAll()).filter(({ envoi }) => envoi.uid === uid);
  }

  async function forget(ids: readonly PartieId[]): Promise<void> {
    for (const id of ids) {
      memory.delete(id);
      quetes.delete(id);
    }
    await device.work<unknown>(
      async (database) => {
        const transaction = database.transaction('parties', 'readwrite');
        await Promise.all(ids.map((id) => transaction.store.delete(id)));
        await transaction.done;
      },
      () => undefined,
    );
    await forgetPhotos(ids);
    forgetEquipes(ids);
    forgetFeuillets(ids);
  }

  if (channel !== null) {
    channel.onmessage = ({ data }: MessageEvent<PartieId>) => {
      if (!listeners.has(data)) return;
      void read(data).then((kept) => {
        if (kept !== null) notify(kept);
      });
    };
  }

  return {
    persistance: device.persistance,
    begin: (quete, partie) =>
      inTurn(async () => {
        const kept: KeptPartie = {
          partie,
          envoi: envoiOf(partie, await readAll()),
          brouillon: null,
          updatedAt: now(),
        };
        remember(kept);
        quetes.set(partie.id, quete);
        await device.work<unknown>(
          async (database) => {
            const transaction = database.transaction(['parties', 'quetes'], 'readwrite');
            await transaction.objectStore('quetes').put(quete);
            await transaction.objectStore('parties').put(storedOf(kept));
            await transaction.done;
          },
          () => undefined,
        );
        return kept;
      }),
    readLast: (queteId) =>
      device.work(
        (database) => readLastOnDevice(database, queteId),
        () => lastInMemory(queteId),
      ),
    read,
    change: (partieId, change) => changeOne(partieId, change),
    changeQuietly: (partieId, change) => changeOne(partieId, change, { isQuiet: true }),
    changeAll: async (change) => {
      for (const { partie } of await readAll()) await changeOne(partie.id, change);
    },
    readAll,
    readPlayed,
    readQueteOf: async (kept) => (await readPlayedOn(kept))?.quete ?? null,
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
      listeners.clear();
      return inTurn(() => {
        channel?.close();
        channel = null;
        device.close();
        return Promise.resolve();
      });
    },
  };
}

let shared: Promise<PartieStore> | undefined;

/** The one store of this page. */
export function partieStore(): Promise<PartieStore> {
  shared ??= openPartieStore();
  return shared;
}
