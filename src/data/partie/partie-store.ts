import { createDatabase, database as deviceDatabase } from '@/device/database.ts';
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
  parseAskedKept,
  parseKept,
  parties,
  quetes,
  storedOf,
  storedQueteSchema,
  type KeptPartie,
} from './kept-partie.ts';
import { forgetPhotos } from './photo-store.ts';

/**
 * Where a party is stored: on the device, on the device again after its data were cleared under this page, or (when it refuses) in this
 * page only.
 */
export type Persistance = 'appareil' | 'rendue' | 'memoire';

export type PartieStore = {
  persistance: (partieId: PartieId) => Persistance;
  /** Stores a new party with the version of the quête for its whole play. */
  begin: (quete: Quete, partie: Partie) => Promise<KeptPartie>;
  /**
   * The last played party of a quête on this device, finished or not, with its version of the quête. As `read` and `change`, throws
   * `NewerFormatError` if a later build stored one: it is neither changed nor skipped.
   */
  readLast: (queteId: QueteId) => Promise<{ kept: KeptPartie; quete: Quete } | null>;
  read: (partieId: PartieId) => Promise<KeptPartie | null>;
  /**
   * Reads a party, changes it and stores it at once, so that two tabs never undo each other. Resolves once stored. A change that returns
   * the same object writes nothing. Rejects when the party does not exist.
   */
  change: (
    partieId: PartieId,
    change: (kept: KeptPartie) => KeptPartie,
  ) => Promise<KeptPartie>;
  /** The same for a change without the player's action: the party keeps its place among those last played. */
  changeQuietly: PartieStore['change'];
  /** The same as `change` for every party of the device. */
  changeAll: (change: (kept: KeptPartie) => KeptPartie) => Promise<void>;
  /** Every party of the device. */
  readAll: () => Promise<KeptPartie[]>;
  /** The same with each party's version of the quête; without unreadable quêtes. */
  readPlayed: () => Promise<{ kept: KeptPartie; quete: Quete }[]>;
  /** A party's version of the quête, as its group walks it; null if the device no longer has it. */
  readQueteOf: (kept: KeptPartie) => Promise<Quete | null>;
  /** Every party that was proven under a session. */
  readAllOf: (uid: string) => Promise<KeptPartie[]>;
  /** Takes the parties that were proven under a session off the device, and out of this page. */
  forgetOf: (uid: string) => Promise<void>;
  /** Reports each change of a party, from this tab or another. Returns a stop function. */
  watch: (partieId: PartieId, listener: (kept: KeptPartie) => void) => () => void;
};

type PartieStoreOptions = {
  /** A database of its own, for a test. */
  name?: string;
  now?: () => number;
};

/** A party with its étapes in the order that its group walks them. */
function asWalked(kept: KeptPartie, quete: Quete): { kept: KeptPartie; quete: Quete } {
  const contenu = contenuFrom(quete.contenu, kept.partie.premiere);
  return { kept, quete: contenu === quete.contenu ? quete : { ...quete, contenu } };
}

type Change = (kept: KeptPartie) => KeptPartie;
type Listener = (kept: KeptPartie) => void;

/**
 * The envoi of a new party: solutions that other parties of this device have seen at that version, under its last known session, are known
 * before the server answers.
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

/**
 * The parties of this device. If it refuses, hangs or is full they go on in this page, and `persistance()` reports it: no call rejects for
 * that.
 */
export function createPartieStore({
  name,
  now = () => Date.now(),
}: PartieStoreOptions = {}): PartieStore {
  const { readAnyway, writeAnyway, isKept, watchTabs } =
    name === undefined ? deviceDatabase : createDatabase(name);
  /** This page's last states: it plays on with them if the device has lost them (its data were cleared), or does not answer. */
  const seen = new Map<PartieId, KeptPartie>();
  const queteByPartie = new Map<PartieId, Quete>();
  /** Parties that the device had lost, and has again. */
  const givenBack = new Set<PartieId>();
  const listeners = new Set<Listener>();

  function remember(kept: KeptPartie, quete?: Quete): KeptPartie {
    seen.set(kept.partie.id, kept);
    if (quete !== undefined) queteByPartie.set(kept.partie.id, quete);
    return kept;
  }

  async function read(partieId: PartieId): Promise<KeptPartie | null> {
    const row = await readAnyway([parties], (rows) => rows.get(partieId));
    const kept = parseAskedKept(row) ?? seen.get(partieId);
    return kept === undefined ? null : remember(kept);
  }

  /** Every party that can be read. */
  async function readAll(): Promise<KeptPartie[]> {
    const rows = await readAnyway([parties], (partieRows) => partieRows.all());
    return rows.flatMap((row) => parseKept(row) ?? []);
  }

  function readLast(queteId: QueteId) {
    const ofQuete = { index: 'queteId', from: queteId, to: queteId };
    return readAnyway([parties, quetes], async (partieRows, queteRows) => {
      const newestFirst = (await partieRows.all(ofQuete))
        .flatMap((row) => parseAskedKept(row) ?? [])
        .toSorted((a, b) => b.updatedAt - a.updatedAt);
      for (const kept of newestFirst) {
        const { id, version } = kept.partie;
        const row = await queteRows.get([queteId, version]);
        refuseNewer('contenu', row?.contenu);
        const quete = storedQueteSchema.safeParse(row).data ?? queteByPartie.get(id);
        if (quete !== undefined) return asWalked(remember(kept, quete), quete);
      }
      return null;
    });
  }

  /** A party's version of a quête, as its group walks it; null if the device no longer has it. */
  async function readPlayedOn(kept: KeptPartie) {
    const { id, queteId, version } = kept.partie;
    const row = await readAnyway([quetes], (rows) => rows.get([queteId, version]));
    // A later build may have stored it in a shape that this one would play wrongly.
    const isLater = isNewer('contenu', row?.contenu);
    const stored = isLater ? undefined : storedQueteSchema.safeParse(row).data;
    const quete = stored ?? queteByPartie.get(id);
    return quete === undefined ? null : asWalked(kept, quete);
  }

  async function readPlayed() {
    const played = await Promise.all((await readAll()).map(readPlayedOn));
    return played.filter((one) => one !== null);
  }

  async function readAllOf(uid: string): Promise<KeptPartie[]> {
    return (await readAll()).filter(({ envoi }) => envoi.uid === uid);
  }

  /** A party after a change; the same object if it changes nothing. */
  function changed(kept: KeptPartie, change: Change, isQuiet: boolean): KeptPartie {
    if (isQuiet) {
      const next = change(kept);
      return next === kept ? kept : { ...next, updatedAt: kept.updatedAt };
    }
    const at = now();
    const partie = acrossRest(kept.partie, kept.updatedAt, at);
    const rested = partie === kept.partie ? kept : { ...kept, partie };
    const next = change(rested);
    return next === rested ? kept : { ...next, updatedAt: at };
  }

  async function changeOne(
    partieId: PartieId,
    change: Change,
    isQuiet = false,
  ): Promise<KeptPartie> {
    const done: { row?: string; kept?: KeptPartie; isNew?: boolean; isGone?: boolean } =
      {};
    const isHere = await writeAnyway([parties, quetes], async (partieRows, queteRows) => {
      const row = await partieRows.get(partieId);
      // A first try reached the device, which answered too late.
      if (done.row !== undefined && JSON.stringify(row) === done.row) return;
      const stored = parseAskedKept(row);
      const kept = stored ?? seen.get(partieId);
      if (kept === undefined) throw new Error('This device keeps no such party.');
      done.isGone = row === undefined;
      const next = changed(kept, change, isQuiet);
      done.kept = next;
      done.isNew = next !== kept;
      if (next === stored) return;
      const nextRow = storedOf(next);
      done.row = JSON.stringify(nextRow);
      await partieRows.put(nextRow);
      const quete = stored === null ? queteByPartie.get(partieId) : undefined;
      if (quete !== undefined) await queteRows.put(quete);
    });
    const { kept, isNew = false, isGone = false } = done;
    if (kept === undefined) throw new Error('Nothing was done with the party.');
    remember(kept);
    if (isHere && isGone) givenBack.add(partieId);
    if (isNew) for (const listener of [...listeners]) listener(kept);
    return kept;
  }

  async function forget(ids: readonly PartieId[]): Promise<void> {
    await writeAnyway([parties], async (rows) => {
      for (const id of ids) await rows.remove(id);
    });
    for (const id of ids) {
      seen.delete(id);
      queteByPartie.delete(id);
    }
    await forgetPhotos(ids);
    forgetEquipes(ids);
    forgetFeuillets(ids);
  }

  return {
    persistance: (partieId) => {
      if (!isKept([parties, quetes])) return 'memoire';
      return givenBack.has(partieId) ? 'rendue' : 'appareil';
    },
    begin: async (quete, partie) => {
      const envoi = envoiOf(partie, await readAll());
      const kept = remember({ partie, envoi, brouillon: null, updatedAt: now() }, quete);
      await writeAnyway([parties, quetes], async (partieRows, queteRows) => {
        await queteRows.put(quete);
        await partieRows.put(storedOf(kept));
      });
      return kept;
    },
    readLast,
    read,
    change: (partieId, change) => changeOne(partieId, change),
    changeQuietly: (partieId, change) => changeOne(partieId, change, true),
    changeAll: async (change) => {
      for (const { partie } of await readAll()) await changeOne(partie.id, change);
    },
    readAll,
    readPlayed,
    readQueteOf: async (kept) => (await readPlayedOn(kept))?.quete ?? null,
    readAllOf,
    forgetOf: async (uid) =>
      forget((await readAllOf(uid)).map(({ partie }) => partie.id)),
    watch: (partieId, listener) => {
      const hear: Listener = (kept) => {
        if (kept.partie.id === partieId) listener(kept);
      };
      listeners.add(hear);
      const stopTabs = watchTabs(parties, (key) => {
        if (key !== partieId) return;
        void read(partieId).then(
          (kept) => {
            if (kept !== null && listeners.has(hear)) hear(kept);
          },
          // A later build in another tab continued it.
          () => undefined,
        );
      });
      return () => {
        listeners.delete(hear);
        stopTabs();
      };
    },
  };
}

let shared: PartieStore | undefined;

/** The page's store. */
export function partieStore(): Promise<PartieStore> {
  shared ??= createPartieStore();
  return Promise.resolve(shared);
}
