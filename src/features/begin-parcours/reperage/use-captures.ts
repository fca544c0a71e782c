import { useEffect, useRef, useState } from 'react';
import {
  dropCapture,
  dropMedia,
  keepCapture,
  keepMedia,
  listCaptures,
  type Capture,
  type MediaName,
} from '@/data/parcours/capture-store.ts';

type Captures = {
  /** The first noted first; null while they are being read. */
  captures: readonly Capture[] | null;
  /** The device stores nothing, or has no room: the last notes are in this page only. */
  isFailing: boolean;
  add: (capture: Capture) => void;
  /** No effect on a deleted place. */
  change: (id: string, changes: Partial<Capture>) => void;
  cacheFile: (id: string, name: MediaName, file: Blob) => void;
  dropVoice: (id: string) => void;
  drop: (id: string) => void;
  /** Retries the failed writes. */
  retry: () => void;
  /** Everything that was noted is on the device, or cannot be. */
  whenKept: () => Promise<void>;
  /** Reads the device again. */
  reload: () => void;
};

/** The places noted on this device. Each change is written at once: the page may be killed at any moment. */
export function useCaptures(): Captures {
  const [captures, setCaptures] = useState<readonly Capture[] | null>(null);
  const [isFailing, setIsFailing] = useState(false);
  const [readingCount, setReadingCount] = useState(0);
  /** Current values: a photo being prepared must not undo a note written meanwhile. */
  const list = useRef<readonly Capture[]>([]);
  /** Writes not yet stored by the device, by subject. */
  const waiting = useRef(new Map<string, () => Promise<void>>());
  const writing = useRef<Promise<void>>(Promise.resolve());

  const show = (next: readonly Capture[]) => {
    list.current = next;
    setCaptures(next);
  };

  // The device answers asynchronously.
  useEffect(() => {
    const shown = (next: readonly Capture[]) => {
      list.current = next;
      setCaptures(next);
    };
    listCaptures().then(shown, (error: unknown) => {
      console.warn('The places of this device cannot be read.', error);
      shown(list.current);
      setIsFailing(true);
    });
  }, [readingCount]);

  const writeAll = async () => {
    try {
      for (const [key, work] of waiting.current) {
        await work();
        // A newer value may have been noted meanwhile.
        if (waiting.current.get(key) === work) waiting.current.delete(key);
      }
      setIsFailing(false);
    } catch (error) {
      console.warn('A place cannot be kept.', error);
      setIsFailing(true);
    }
  };
  /** One after the other: an earlier state never overwrites a later one. */
  const retry = () => {
    writing.current = writing.current.then(writeAll);
  };
  const write = (key: string, work: () => Promise<void>) => {
    waiting.current.set(key, work);
    retry();
  };

  const change = (id: string, changes: Partial<Capture>) => {
    const index = list.current.findIndex((capture) => capture.id === id);
    const before = list.current[index];
    if (before === undefined) return;
    const capture = { ...before, ...changes };
    show(list.current.with(index, capture));
    write(id, () => keepCapture(capture));
  };

  return {
    captures,
    isFailing,
    add: (capture) => {
      show([...list.current, capture]);
      write(capture.id, () => keepCapture(capture));
    },
    change,
    cacheFile: (id, name, file) =>
      write(`${id}/${name}`, () => keepMedia(id, name, file)),
    dropVoice: (id) => {
      change(id, { hasVoice: false });
      write(`${id}/voix`, () => dropMedia(id, 'voix'));
    },
    drop: (id) => {
      const capture = list.current.find((one) => one.id === id);
      show(list.current.filter((one) => one.id !== id));
      if (capture !== undefined)
        write(id, () => dropCapture(capture, { keepsVoice: false }));
    },
    retry,
    whenKept: () => writing.current,
    reload: () => setReadingCount((count) => count + 1),
  };
}
