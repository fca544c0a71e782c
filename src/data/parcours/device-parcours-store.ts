import { DeviceError } from '@/device/connection.ts';
import { read, write } from '@/device/database.ts';
import { keysUnder, type Range, type Rows } from '@/device/rows.ts';
import { storeOf } from '@/device/stores.ts';
import { completeParcours } from '@/domain/parcours/complete-parcours.ts';
import { diffParcours } from '@/domain/parcours/versions/difference.ts';
import {
  jalonContenu,
  regularRaison,
  type Jalon,
} from '@/domain/parcours/versions/jalon.ts';
import { limits } from '@/domain/limits.ts';
import type { Parcours, ParcoursId } from '@/domain/parcours/parcours.ts';
import { InvalidDocumentError, NotFoundError } from '@/lib/errors/data-error.ts';
import type { MarcheStore } from '../marche/marche-repository.ts';
import { refuseNewer } from '../refuse-newer.ts';
import { forgetCarry } from './carry-store.ts';
import { createDraftRepository } from './draft-repository.ts';
import {
  forgetDeviceMarches,
  forgetMarches,
  keepDeviceMarches,
  readDeviceMarches,
} from '@/data/marche/marche-keeper.ts';
import { JalonTooLongError } from './parcours-store.ts';
import type {
  ImageUpload,
  JalonPage,
  ParcoursSave,
  ParcoursSnapshot,
  ParcoursStore,
  SaveOutcome,
} from './parcours-store.ts';

type KeptParcours = ParcoursSnapshot & { id: string; format: 1 };
type KeptJalon = {
  parcoursId: string;
  revision: number;
  jalon: Jalon;
  parcours: Parcours;
};
// Bytes rather than a Blob: Safari loses Blobs kept in IndexedDB.
type KeptMedia = { path: string; parcoursId: string; type: string; bytes: ArrayBuffer };

const kepts = storeOf<KeptParcours>('demonstrations');
const jalons = storeOf<KeptJalon>('demonstrations-jalons');
const medias = storeOf<KeptMedia>('demonstrations-fichiers');

/** The drafts written here without an account, separate from those that an account will send. */
export const demonstrationDrafts = createDraftRepository({
  store: 'demonstrations-brouillons',
  partingPrefix: 'qc.demonstration.',
});

/** The jalons of a parcours that are older than a revision. */
function jalonsBefore(id: string, before: number | null): Range {
  return before === null ? keysUnder(id) : { from: [id, 0], to: [id, before - 1] };
}

/** A parcours stored by an older or later page. Throws `NewerFormatError` for the latter. */
function snapshotOf({ format, id, ...snapshot }: KeptParcours): ParcoursSnapshot {
  refuseNewer('brouillon', { format });
  refuseNewer('parcours', snapshot.parcours);
  if ((format as number) !== 1) {
    throw new InvalidDocumentError(`The parcours ${id} cannot be read.`);
  }
  return { ...snapshot, parcours: completeParcours(snapshot.parcours) };
}

async function load(id: ParcoursId): Promise<ParcoursSnapshot> {
  const kept = await read([kepts], (rows) => rows.get(id));
  if (kept === undefined) throw new NotFoundError(`There is no parcours ${id} here.`);
  return snapshotOf(kept);
}

/** The revisions of the étapes or épreuves once those that changed have been written. */
function nextRevisions(
  before: Readonly<Record<string, number>>,
  { etapes }: Parcours,
  changedIds: ReadonlySet<string>,
): Record<string, number> {
  return Object.fromEntries(
    etapes.map(({ id }) => [id, (before[id] ?? 0) + (changedIds.has(id) ? 1 : 0)]),
  );
}

function snapshotAfter({ base, parcours, operationId }: ParcoursSave): ParcoursSnapshot {
  const { etapes } = diffParcours(base?.parcours ?? null, parcours);
  const changed = (key: 'changes' | 'epreuveChanges') =>
    new Set<string>(
      etapes
        .filter((etape) => Object.keys(etape[key]).length > 0)
        .map(({ etapeId }) => etapeId),
    );
  return {
    parcours,
    publication: null,
    revision: (base?.revision ?? 0) + 1,
    etapeRevisionById: nextRevisions(
      base?.etapeRevisionById ?? {},
      parcours,
      changed('changes'),
    ),
    epreuveRevisionById: nextRevisions(
      base?.epreuveRevisionById ?? {},
      parcours,
      changed('epreuveChanges'),
    ),
    operationId,
    updatedAt: Math.max(Date.now(), (base?.updatedAt ?? 0) + 1),
  };
}

/** The jalon of a save; null for none. Throws `JalonTooLongError` if it was requested. */
function jalonOf({ parcours, jalon }: ParcoursSave, revision: number): KeptJalon | null {
  const raison = jalon ?? regularRaison(revision);
  if (raison === null) return null;
  if (jalonContenu(parcours) === null) {
    if (jalon === undefined) return null;
    throw new JalonTooLongError('The parcours is too long to be kept whole.');
  }
  return {
    parcoursId: parcours.id,
    revision,
    jalon: { revision, raison, at: Date.now(), uid: '', nom: '' },
    parcours,
  };
}

async function saveIn(
  rows: Rows<KeptParcours>,
  jalonRows: Rows<KeptJalon>,
  save: ParcoursSave,
): Promise<SaveOutcome> {
  const { base, parcours, operationId } = save;
  const { id } = parcours;
  const kept = await rows.get(id);
  if (kept === undefined && base !== null) {
    throw new NotFoundError('This parcours was removed from this device.');
  }
  if (kept?.operationId === operationId) {
    return { type: 'saved', snapshot: snapshotOf(kept) };
  }
  if (kept !== undefined && kept.revision !== base?.revision) {
    return { type: 'conflict', theirs: snapshotOf(kept) };
  }
  // Throws if a later build stored it.
  const before = kept === undefined ? {} : snapshotOf(kept);
  const snapshot = snapshotAfter(save);
  const jalon = jalonOf(save, snapshot.revision);
  await rows.put({ ...before, ...snapshot, id, format: 1 });
  if (jalon !== null) await jalonRows.put(jalon);
  return { type: 'saved', snapshot };
}

async function uploadImage({ path, blob, onProgress }: ImageUpload): Promise<void> {
  const bytes = await blob.arrayBuffer();
  const parcoursId = path.split('/')[1] ?? '';
  const media = { path, parcoursId, type: blob.type, bytes };
  await write([medias], (rows) => rows.put(media));
  onProgress?.(1);
}

async function readImage(path: string): Promise<Blob> {
  const kept = await read([medias], (rows) => rows.get(path));
  if (kept === undefined) throw new NotFoundError(`There is no file ${path} here.`);
  return new Blob([kept.bytes], { type: kept.type });
}

async function listJalons(id: ParcoursId, before: number | null): Promise<JalonPage> {
  const kept = await read([jalons], (rows) => rows.all(jalonsBefore(id, before)));
  const newest = kept.toReversed().map(({ jalon }) => jalon);
  const page = newest.slice(0, limits.jalonPage.max);
  const next = newest.length > page.length ? (page.at(-1)?.revision ?? null) : null;
  return { jalons: page, next };
}

async function readJalon(id: ParcoursId, revision: number): Promise<Parcours> {
  const kept = await read([jalons], (rows) => rows.get([id, revision]));
  if (kept === undefined) throw new NotFoundError(`${id} has no jalon ${revision}.`);
  return completeParcours(refuseNewer('parcours', kept.parcours));
}

function keepMarches(
  id: ParcoursId,
  marches: ReturnType<typeof readDeviceMarches>,
): Promise<void> {
  return keepDeviceMarches(id, marches)
    ? Promise.resolve()
    : Promise.reject(new DeviceError('This device keeps nothing.'));
}

/** The walks of parcours that this device alone holds. */
const deviceMarcheStore: MarcheStore = {
  list: (id) => Promise.resolve(readDeviceMarches(id)),
  add: (id, marche) => {
    const others = readDeviceMarches(id).filter((other) => other.id !== marche.id);
    return keepMarches(id, [marche, ...others]);
  },
  settle: (id, marcheId, reglees) =>
    keepMarches(
      id,
      readDeviceMarches(id).map((marche) =>
        marche.id === marcheId ? { ...marche, reglees: [...reglees] } : marche,
      ),
    ),
  remove: (id, marcheId) =>
    keepMarches(
      id,
      readDeviceMarches(id).filter((marche) => marche.id !== marcheId),
    ),
};

/**
 * Parcours stored on this device only. Besides the data errors it throws `DeviceError` when the device has no room, refuses, or does not
 * answer.
 */
export const deviceParcoursStore: ParcoursStore = {
  kept: 'appareil',
  load,
  // One transaction, so that another tab writes before it or after it.
  save: (save) =>
    write([kepts, jalons], (rows, jalonRows) => saveIn(rows, jalonRows, save)),
  uploadImage,
  readImage,
  listJalons,
  readJalon,
  commentaires: null,
  marches: deviceMarcheStore,
  presence: null,
};

/**
 * Removes a parcours from this device for good: its text, its draft, its files and its history. `isInAccount`: the workshop of an account
 * continues it on this device, with the walk under way.
 */
export async function removeFromDevice(
  id: ParcoursId,
  { isInAccount = false } = {},
): Promise<void> {
  await write([kepts, jalons, medias], async (rows, jalonRows, mediaRows) => {
    await rows.remove(id);
    await jalonRows.remove(keysUnder(id));
    await mediaRows.remove({ index: 'parcoursId', from: id, to: id });
  });
  // Last: as long as it is there, the rest can be removed again.
  await demonstrationDrafts.deleteDraft(id);
  if (isInAccount) forgetDeviceMarches(id);
  else forgetMarches(id);
  await forgetCarry(id);
}

/** A file of a parcours of this device, sent to its store or not yet. Throws `NotFoundError` if missing. */
export async function readDeviceFile(path: string): Promise<Blob> {
  return (await demonstrationDrafts.readKeptImage(path)) ?? readImage(path);
}
