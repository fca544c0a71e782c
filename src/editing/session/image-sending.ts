import type { DraftImage } from '@/data/parcours/draft-repository.ts';
import type { ParcoursStore } from '@/data/parcours/parcours-store.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { AccessDeniedError, LimitReachedError } from '@/lib/errors/data-error.ts';
import type { DraftKeeper } from './draft-writing.ts';
import { obstacleOf } from './open-parcours.ts';
import type { SaveEvent } from './save.ts';

/** Files that are not online: from 0 to 1 while they are sent, null while they wait for another attempt; by path. */
export type Uploads = Readonly<Record<string, number | null>>;

/** A file, and the paths of those that follow it. */
type Sendable = DraftImage & { next: readonly string[] };

type ImageSendingPorts = {
  id: ParcoursId;
  store: Pick<ParcoursStore, 'uploadImage' | 'readImage'>;
  drafts: DraftKeeper;
  /** Paths of the parcours's present files: pictures, and recordings, which are sent the same way. */
  used: () => ReadonlySet<string>;
  /** The `uploads` are others. */
  onChange: () => void;
  /** A file arrived; files were refused and wait, the others were sent; or one failed, and waits with all after it. */
  tell: (event: SaveEvent) => void;
};

/** The files of a parcours: stored on this device, then those in use are sent in sequence. */
export function createImageSending({
  id,
  store,
  drafts,
  used,
  onChange,
  tell,
}: ImageSendingPorts) {
  let uploads: Uploads = {};
  let waiting: ReadonlySet<string> = new Set();
  let sending: Promise<void> | null = null;
  /** The file that is on its way. */
  let sent: { path: string; controller: AbortController } | null = null;
  const blobByPath = new Map<string, Blob>();

  function setUploads(next: Uploads): void {
    uploads = next;
    onChange();
  }

  async function sendOne({ path, blob, next }: Sendable): Promise<void> {
    const controller = new AbortController();
    sent = { path, controller };
    try {
      await store.uploadImage({
        path,
        blob,
        next,
        onProgress: (progress) => setUploads({ ...uploads, [path]: progress }),
        signal: controller.signal,
      });
      await drafts.dropKeptImage(path);
      waiting = new Set([...waiting].filter((other) => other !== path));
      tell({ type: 'file-sent' });
    } catch (error) {
      // Its author has thought better of it: the file stays on this device, should they take that back.
      if (!controller.signal.aborted) throw error;
    } finally {
      sent = null;
    }
  }

  /** The next file to send, after an update of the remaining ones. */
  async function next(refused: ReadonlySet<string>): Promise<Sendable | undefined> {
    const wanted = used();
    const kept = (await drafts.listKeptPaths(id)).filter((path) => wanted.has(path));
    waiting = new Set(kept);
    setUploads(Object.fromEntries(kept.map((path) => [path, 0])));
    const [path, ...others] = kept.filter((one) => !refused.has(one));
    const blob = path === undefined ? null : await drafts.readKeptImage(path);
    return path === undefined || blob === null ? undefined : { path, blob, next: others };
  }

  /** Sends the files in use. Returns the refused ones; rejects on another error, which stops the rest. */
  async function sendAll(): Promise<ReadonlySet<string>> {
    const refused = new Set<string>();
    let image = await next(refused);
    while (image !== undefined) {
      try {
        await sendOne(image);
      } catch (error) {
        const isOfAll = error instanceof LimitReachedError;
        if (isOfAll || !(error instanceof AccessDeniedError)) throw error;
        refused.add(image.path);
      }
      image = await next(refused);
    }
    return refused;
  }

  async function trySending(): Promise<void> {
    const leave = () =>
      setUploads(Object.fromEntries([...waiting].map((path) => [path, null])));
    try {
      const refused = await sendAll();
      if (refused.size > 0) {
        tell({ type: 'files-refused', paths: refused });
        leave();
      }
    } catch (error) {
      tell({ type: 'file-failed', obstacle: obstacleOf(error) });
      leave();
    }
    onChange();
  }

  return {
    uploads: () => uploads,

    /** True if every file in use is online, as far as known. */
    areAllOnline(): boolean {
      if (waiting.size === 0) return true;
      const wanted = used();
      return ![...waiting].some((path) => wanted.has(path));
    },

    /** Sends the pending files, one run at a time. Never rejects. */
    send(): Promise<void> {
      sending ??= trySending().finally(() => {
        sending = null;
      });
      return sending;
    },

    /** A file that is no longer wanted need not arrive. */
    stopUnused(): void {
      if (sent !== null && !used().has(sent.path)) sent.controller.abort();
    },

    /** Forgets files of étapes that were removed before this page was opened. */
    async dropUnused(): Promise<void> {
      try {
        const wanted = used();
        for (const path of await drafts.listKeptPaths(id)) {
          if (!wanted.has(path)) await drafts.dropKeptImage(path);
        }
      } catch (error) {
        console.warn('Unused images stay on this device.', error);
      }
    },

    /** Stores an image on this device; it is sent with the next save. Rejects without room for it. */
    keep: async (image: DraftImage): Promise<void> => {
      blobByPath.set(image.path, image.blob);
      await drafts.keepImage(id, image);
      waiting = new Set([...waiting, image.path]);
    },

    /** An image of this parcours, from this page, this device or online. Throws one of the data errors. */
    read: async (path: string): Promise<Blob> => {
      const known = blobByPath.get(path) ?? (await drafts.readKeptImage(path));
      const blob = known ?? (await store.readImage(path));
      blobByPath.set(path, blob);
      return blob;
    },
  };
}
