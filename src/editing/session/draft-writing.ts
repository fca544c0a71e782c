import type { Draft, DraftImage } from '@/data/parcours/draft-repository.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';

/** Written on the device at most this long after a key stroke; with the writing itself, under 400 ms. */
const delayMs = 250;
/** After a writing that failed. */
const retryMs = 4_000;

/** Storage of the session's draft: IndexedDB, or a stand-in for tests. */
export type DraftKeeper = {
  writeDraft: (draft: Draft) => Promise<void>;
  keepPartingCopy: (draft: Draft) => void;
  keepImage: (parcoursId: ParcoursId, image: DraftImage) => Promise<void>;
  readKeptImage: (path: string) => Promise<Blob | null>;
  listKeptPaths: (parcoursId: ParcoursId) => Promise<string[]>;
  dropKeptImage: (path: string) => Promise<void>;
};

type DraftWritingPorts = {
  drafts: Pick<DraftKeeper, 'writeDraft'>;
  /** The draft to write. */
  current: () => Draft;
  /** It was written, or could not be. */
  onWritten: () => void;
};

/** Parcours with a draft written by this page since it was loaded. */
const writtenIds = new Set<string>();

/** The draft of this parcours was written by this page. */
export function noteWrittenHere(id: string): void {
  writtenIds.add(id);
}

/**
 * True if this page itself wrote the draft of a parcours: it is then from the previous screen, a file just opened or another editor, and
 * finding it on the device is not a recovery.
 */
export function wasWrittenHere(id: string): boolean {
  return writtenIds.has(id);
}

/** The draft of a parcours on this device: the part stored, and the storage of the rest. */
export function createDraftWriting({ drafts, current, onWritten }: DraftWritingPorts) {
  let changeCount = 0;
  let keptCount = 0;
  let isFailing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  async function writeNow(): Promise<void> {
    stop();
    const count = changeCount;
    try {
      const draft = current();
      await drafts.writeDraft(draft);
      noteWrittenHere(draft.id);
      keptCount = Math.max(keptCount, count);
      isFailing = false;
    } catch (error) {
      if (!isFailing) console.error('The draft cannot be kept.', error);
      isFailing = true;
      schedule(retryMs);
    }
    onWritten();
  }

  /** One write at a time, in order: an earlier state never replaces a later one. */
  function write(): Promise<void> {
    writing = writing.then(writeNow);
    return writing;
  }

  function schedule(delay = delayMs): void {
    timer ??= setTimeout(() => void write(), delay);
  }

  return {
    write,
    /** Writes a moment after typing. */
    schedule: () => schedule(),
    /** No longer by itself. */
    stop,
    /** Something changed that is to be written. */
    noteChange: () => {
      changeCount += 1;
    },
    isKept: () => keptCount === changeCount,
    isFailing: () => isFailing,
    /** Resolves once the write under way has ended. */
    ended: () => writing,
  };
}
