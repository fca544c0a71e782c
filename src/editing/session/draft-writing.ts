import type { Draft } from '@/data/parcours/draft-repository.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { noteWrittenHere } from './written-here.ts';

/** Written on the device at most this long after a key stroke; with the writing itself, under 400 ms. */
const delayMs = 250;
/** After a writing that failed. */
const retryMs = 4_000;

type DraftWritingPorts = {
  drafts: Pick<DraftKeeper, 'writeDraft'>;
  /** What is to be written. */
  current: () => Draft;
  /** It was written, or could not be. */
  onWritten: () => void;
};

/** The draft of a parcours on this device: how much of it is there, and how the rest gets there. */
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

  /** One writing at a time, in order: a later state never lies under an earlier one. */
  function write(): Promise<void> {
    writing = writing.then(writeNow);
    return writing;
  }

  function schedule(delay = delayMs): void {
    timer ??= setTimeout(() => void write(), delay);
  }

  return {
    write,
    /** Writes a moment after what was typed. */
    schedule: () => schedule(),
    /** No longer by itself. */
    stop,
    /** Something changed that is to be written. */
    noteChange: () => {
      changeCount += 1;
    },
    isKept: () => keptCount === changeCount,
    isFailing: () => isFailing,
    /** Resolves once what is being written has been. */
    ended: () => writing,
  };
}
