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

/** A parcours as it is being written on this device. */
export type Draft = {
  id: ParcoursId;
  /** As typed: its texts may be longer than what can be kept online. */
  parcours: Parcours;
  /** What was typed in a field that reads a number or a place and could not, by `etapeId/champ`. */
  saisies: Readonly<Record<string, string>>;
  /** What was last known to stand online; null when it never was there. */
  base: ParcoursSnapshot | null;
  /** Saves that were sent and whose answers have not come: any of them may have succeeded. */
  sentOperationIds: readonly string[];
  /** What those saves sent. A draft kept before this was, and one on which nothing was sent, have none. */
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

/** Whether a later build kept a draft, or a parcours that only that build can read. */
function isLater(stored: { parcours?: unknown } | undefined): boolean {
  return isNewer('brouillon', stored) || isNewerParcours(stored?.parcours);
}

const partingCopySchema = readBy<StoredDraft | null>((kept) => {
  const value = kept as StoredDraft; // Written by `keepPartingCopy` alone, and checked here.
  return isLater(value) || isReadable(value.parcours) ? value : null;
});

/** Whether a draft holds something that is not online. */
export function isUnsaved({ base, parcours, saisies }: Draft): boolean {
  return (
    base === null ||
    Object.keys(saisies).length > 0 ||
    !sameValue(base.parcours, parcours)
  );
}

type DraftPlace = {
  /** The store of its drafts; their files have one beside it. */
  store: 'brouillons' | 'demonstrations-brouillons';
  /** What the keys of parting copies begin with. */
  partingPrefix: 'qc.brouillon.' | 'qc.demonstration.';
};

export type DraftRepository = ReturnType<typeof createDraftRepository>;

/**
 * The drafts of one place of this device, with the files that wait beside them. All that reads or writes rejects with `DeviceError`
 * where the device has no room, refuses or does not answer.
 */
export function createDraftRepository({ store, partingPrefix }: DraftPlace) {
  const drafts = storeOf<StoredDraft>(store);
  const files = storeOf<StoredImage>(`${store}-fichiers`);
  const filesOf = (id: ParcoursId) => ({ index: 'parcoursId', from: id, to: id });

  /**
   * Keeps a draft at the very moment the page goes away, when IndexedDB may no longer have the time to. It is taken
   * over by the next reading. Does nothing where the device refuses: the last ordinary writing then stands.
   */
  function keepPartingCopy(draft: Draft): void {
    // There is little room here, and what was sent is in the draft that this one takes over from.
    const stored: StoredDraft = { ...omit(draft, 'sentParcours'), format: 1 };
    choice(`${partingPrefix}${draft.id}`, partingCopySchema, null).keep(stored);
  }

  /** Whether a parting copy is done with: kept, or older than what is kept. */
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

  /** Moves parting copies to where drafts belong, unless what is there is newer. */
  async function adoptPartingCopies(): Promise<void> {
    for (const key of keysThatBegin(partingPrefix)) {
      const parting = choice(key, partingCopySchema, null);
      const copy = parting.read();
      // It waits for the build that can read it.
      if (copy !== null && isLater(copy)) continue;
      if (copy !== null && !(await adoptCopy(copy))) continue;
      // Its page may have kept another one meanwhile.
      if (parting.read() === copy) parting.forget();
    }
  }

  /** The draft of a parcours, or null. Throws `InvalidDocumentError` when this page cannot read it, `NewerFormatError` when a later build kept it. */
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
   * Keeps a draft, and asks the browser not to clear it away. Rejects with `NewerFormatError` where another tab of a later build has
   * kept it meanwhile.
   */
  async function writeDraft(draft: Draft): Promise<void> {
    await write([drafts], async (rows) => {
      const before = await rows.get(draft.id);
      if (isLater(before)) throw newerFormat('parcours');
      // What this page does not know of the draft stays with it; what it no longer holds does not.
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

  /** Keeps an image until it has been sent. */
  async function keepImage(
    parcoursId: ParcoursId,
    { path, blob }: DraftImage,
  ): Promise<void> {
    const bytes = await blob.arrayBuffer();
    const image = { path, parcoursId, type: blob.type, bytes };
    await write([files], (rows) => rows.put(image));
  }

  /** The image kept under a path, or null when it has been sent. */
  async function readKeptImage(path: string): Promise<Blob | null> {
    const stored = await read([files], (rows) => rows.get(path));
    return stored === undefined ? null : new Blob([stored.bytes], { type: stored.type });
  }

  /** The paths of the images of a parcours that wait to be sent: a long one has a hundred files. */
  async function listKeptPaths(parcoursId: ParcoursId): Promise<string[]> {
    return (await read([files], (rows) => rows.keys(filesOf(parcoursId)))).map(String);
  }

  /** Forgets an image: it has been sent, or is used no more. */
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

/** The drafts of those who write with an account. */
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
