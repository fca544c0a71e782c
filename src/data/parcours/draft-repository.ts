import type { FieldConflict } from '@/domain/parcours/versions/merge.ts';
import { completeParcours, isReadable } from '@/domain/parcours/complete-parcours.ts';
import { omit } from '@/domain/parcours/omit.ts';
import { sameValue } from '@/domain/parcours/same-value.ts';
import type { Parcours, ParcoursId } from '@/domain/parcours/parcours.ts';
import { isNewer, isNewerParcours } from '@/domain/format.ts';
import { InvalidDocumentError, newerFormat } from '@/lib/errors/data-error.ts';
import { choice, keysThatBegin, readBy } from '@/device/choice.ts';
import { read, write } from '@/device/database.ts';
import { storeOf } from '@/device/stores.ts';
import { askForLastingStorage } from '@/lib/lasting-storage.ts';
import { refuseNewer } from '../refuse-newer.ts';
import type { ParcoursSnapshot } from './parcours-store.ts';

/** A parcours being written on this device. */
export type Draft = {
  id: ParcoursId;
  /** As typed: its texts may exceed the online limits. */
  parcours: Parcours;
  /** Unreadable input of number and place fields, by `etapeId/champ`. */
  saisies: Readonly<Record<string, string>>;
  /** Last known state online; null if never online. */
  base: ParcoursSnapshot | null;
  /** Saves sent without an answer yet: each may have succeeded. */
  sentOperationIds: readonly string[];
  /** Content of those saves. Absent from older drafts, and from those without a pending save. */
  sentParcours?: readonly Parcours[];
  conflicts: readonly FieldConflict[];
  /** Epoch milliseconds by this device's clock. */
  updatedAt: number;
};

/** An image that waits to be sent. */
export type DraftImage = { path: string; blob: Blob };

type StoredDraft = Draft & { format: 1 };
// Bytes rather than a Blob: Safari loses Blobs kept in IndexedDB.
type StoredImage = {
  path: string;
  parcoursId: string;
  type: string;
  bytes: ArrayBuffer;
};

const draftKeys: ReadonlySet<string> = new Set([
  ...['id', 'format', 'parcours', 'saisies', 'base', 'sentOperationIds', 'sentParcours'],
  ...['conflicts', 'updatedAt'],
]);

function draftOf({ format, ...draft }: StoredDraft): Draft {
  refuseNewer('brouillon', { format });
  refuseNewer('parcours', draft.parcours);
  const isKnown = (format as number) === 1 && isReadable(draft.parcours);
  if (!isKnown) throw new InvalidDocumentError(`The draft ${draft.id} cannot be read.`);
  const { base, sentParcours } = draft;
  return {
    ...draft,
    parcours: completeParcours(draft.parcours),
    base: base === null ? null : { ...base, parcours: completeParcours(base.parcours) },
    ...(sentParcours === undefined
      ? {}
      : { sentParcours: sentParcours.map(completeParcours) }),
  };
}

/** True if a later build stored a draft, or a parcours that only that build can read. */
function isLater(stored: { parcours?: unknown } | undefined): boolean {
  return isNewer('brouillon', stored) || isNewerParcours(stored?.parcours);
}

const partingCopySchema = readBy<StoredDraft | null>((kept) => {
  const value = kept as StoredDraft; // Written by `keepPartingCopy` alone, and checked here.
  return isLater(value) || isReadable(value.parcours) ? value : null;
});

/** True if a draft has unsaved data. */
export function isUnsaved({ base, parcours, saisies }: Draft): boolean {
  return (
    base === null ||
    Object.keys(saisies).length > 0 ||
    !sameValue(base.parcours, parcours)
  );
}

type DraftPlace = {
  /** The store of its drafts; another one has their files. */
  store: 'brouillons' | 'demonstrations-brouillons';
  /** Prefix of the keys of parting copies. */
  partingPrefix: 'qc.brouillon.' | 'qc.demonstration.';
};

export type DraftRepository = ReturnType<typeof createDraftRepository>;

/**
 * The drafts of a place on this device, with their pending files. Every read and write rejects with `DeviceError` if the device has no
 * room, refuses or does not answer.
 */
export function createDraftRepository({ store, partingPrefix }: DraftPlace) {
  const drafts = storeOf<StoredDraft>(store);
  const files = storeOf<StoredImage>(`${store}-fichiers`);
  const filesOf = (id: ParcoursId) => ({ index: 'parcoursId', from: id, to: id });

  /**
   * Stores a draft while the page goes away, when IndexedDB may no longer have the time to. The next read adopts it. Does nothing if the
   * device refuses: the last ordinary write is then valid.
   */
  function keepPartingCopy(draft: Draft): void {
    // There is little room here, and sent saves are in the draft that this one replaces.
    const stored: StoredDraft = { ...omit(draft, 'sentParcours'), format: 1 };
    choice(`${partingPrefix}${draft.id}`, partingCopySchema, null).keep(stored);
  }

  /** True if a parting copy is obsolete: stored, or older than the stored draft. */
  function adoptCopy(copy: StoredDraft): Promise<boolean> {
    return write([drafts], async (rows) => {
      const kept = await rows.get(copy.id);
      if (isLater(kept)) return false;
      if (kept === undefined || kept.updatedAt <= copy.updatedAt) {
        const { sentParcours } = kept ?? {};
        const stored = { ...kept, ...copy };
        await rows.put(sentParcours ? { ...stored, sentParcours } : stored);
      }
      return true;
    });
  }

  /** Moves parting copies to the drafts, unless those are newer. */
  async function adoptPartingCopies(): Promise<void> {
    for (const key of keysThatBegin(partingPrefix)) {
      const parting = choice(key, partingCopySchema, null);
      const copy = parting.read();
      // It waits for the build that can read it.
      if (copy !== null && isLater(copy)) continue;
      if (copy !== null && !(await adoptCopy(copy))) continue;
      // Its page may have stored another one meanwhile.
      if (parting.read() === copy) parting.forget();
    }
  }

  /** The draft of a parcours, or null. Throws `InvalidDocumentError` if unreadable, `NewerFormatError` when a later build stored it. */
  async function readDraft(id: ParcoursId): Promise<Draft | null> {
    await adoptPartingCopies();
    const stored = await read([drafts], (rows) => rows.get(id));
    return stored === undefined ? null : draftOf(stored);
  }

  /** Every draft of this device that can be read, the last written first. */
  async function listDrafts(): Promise<Draft[]> {
    await adoptPartingCopies();
    const stored = await read([drafts], (rows) => rows.all());
    return stored
      .filter((draft) => !isLater(draft) && isReadable(draft.parcours))
      .map(draftOf)
      .toSorted((a, b) => b.updatedAt - a.updatedAt);
  }

  /**
   * Stores a draft, and asks the browser to keep it. Rejects with `NewerFormatError` if another tab of a later build has stored it
   * meanwhile.
   */
  async function writeDraft(draft: Draft): Promise<void> {
    await write([drafts], async (rows) => {
      const before = await rows.get(draft.id);
      if (isLater(before)) throw newerFormat('parcours');
      // Fields of the draft unknown to this page stay; known ones that it no longer has are removed.
      const unknown = Object.entries(before ?? {}).filter(([key]) => !draftKeys.has(key));
      await rows.put({ ...Object.fromEntries(unknown), ...draft, format: 1 });
    });
    askForLastingStorage();
  }

  /** Forgets a draft and its images. */
  async function deleteDraft(id: ParcoursId): Promise<void> {
    await write([drafts, files], async (draftRows, fileRows) => {
      await draftRows.remove(id);
      await fileRows.remove(filesOf(id));
    });
  }

  /** Stores an image until it has been sent. */
  async function keepImage(
    parcoursId: ParcoursId,
    { path, blob }: DraftImage,
  ): Promise<void> {
    const bytes = await blob.arrayBuffer();
    const image = { path, parcoursId, type: blob.type, bytes };
    await write([files], (rows) => rows.put(image));
  }

  /** The image stored under a path, or null when it has been sent. */
  async function readKeptImage(path: string): Promise<Blob | null> {
    const stored = await read([files], (rows) => rows.get(path));
    return stored === undefined ? null : new Blob([stored.bytes], { type: stored.type });
  }

  /** The paths of a parcours's unsent images: a long one has a hundred files. */
  async function listKeptPaths(parcoursId: ParcoursId): Promise<string[]> {
    return (await read([files], (rows) => rows.keys(filesOf(parcoursId)))).map(String);
  }

  /** Removes an image: it has been sent, or is no longer used. */
  async function dropKeptImage(path: string): Promise<void> {
    await write([files], (rows) => rows.remove(path));
  }

  return {
    keepPartingCopy,
    readDraft,
    listDrafts,
    writeDraft,
    deleteDraft,
    keepImage,
    readKeptImage,
    listKeptPaths,
    dropKeptImage,
  };
}

/** The drafts of authors with an account. */
export const {
  keepPartingCopy,
  readDraft,
  listDrafts,
  writeDraft,
  deleteDraft,
  keepImage,
  readKeptImage,
  listKeptPaths,
  dropKeptImage,
} = createDraftRepository({
  store: 'brouillons',
  partingPrefix: 'qc.brouillon.',
});
