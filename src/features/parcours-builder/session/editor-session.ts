import type { Draft, DraftImage } from '@/data/parcours/draft-repository.ts';
import {
  createOperationId,
  type JalonPage,
  type ParcoursSnapshot,
  type ParcoursStore,
} from '@/data/parcours/parcours-store.ts';
import { parcoursPaths } from '@/domain/parcours/portraits.ts';
import { emptyHistory } from '@/domain/parcours/history.ts';
import { limits } from '@/domain/limits.ts';
import type { FieldConflict } from '@/domain/parcours/merge.ts';
import type { JalonRaison } from '@/domain/parcours/jalon.ts';
import type { ParcoursOperation } from '@/domain/parcours/operations.ts';
import { findOversize } from '@/domain/parcours/oversize.ts';
import type { Parcours, ParcoursId } from '@/domain/parcours/parcours.ts';
import { sameValue } from '@/domain/parcours/same-value.ts';
import { editorReducer, type EditorAction, type EditorState } from './editor-state.ts';
import { obstacleOf, reconcile } from './open-parcours.ts';
import type { SaveObstacle, SaveStatus } from './save-status.ts';

/** Written on the device at most this long after a key stroke; with the writing itself, under 400 ms. */
export const deviceDelayMs = 250;
/** Sent once nothing was typed for this long… */
export const onlineIdleMs = 1_200;
/** …and at the latest this long after the first change that is not online. */
export const onlineDelayMs = 2_500;
/** After an attempt that failed; doubled up to the longest. */
export const firstRetryMs = 4_000;
const longestRetryMs = 60_000;
/** Two people typing at once: give up for this time, and try again later. */
const mergeAttempts = 5;

/** What the parcours has too much of to be kept online; null when there is room for all. */
function excessOf(parcours: Parcours): SaveObstacle | null {
  if (parcours.etapes.length > limits.etapeCount.max) return { type: 'trop-d-etapes' };
  return findOversize(parcours).length > 0 ? { type: 'texte-trop-long' } : null;
}

/** Where the session keeps what is written: IndexedDB, or a stand-in for tests. */
export type DraftKeeper = {
  writeDraft: (draft: Draft) => Promise<void>;
  keepPartingCopy: (draft: Draft) => void;
  keepImage: (parcoursId: ParcoursId, image: DraftImage) => Promise<void>;
  readKeptImage: (path: string) => Promise<Blob | null>;
  listKeptPaths: (parcoursId: ParcoursId) => Promise<string[]>;
  dropKeptImage: (path: string) => Promise<void>;
};

/** What the screen shows. A new object for each change, so that React sees it. */
export type EditorView = EditorState & {
  status: SaveStatus;
  /** What stands online, as far as is known. */
  snapshot: ParcoursSnapshot | null;
  /** Files of images that are not online: from 0 to 1 while they are sent, null while they wait for another attempt; by path. */
  uploads: Readonly<Record<string, number | null>>;
};

/** What changed the state: somebody who writes, or what follows from that and from elsewhere. */
export type EditorChange = 'ecrit' | 'suivi';

type EditorListener = (change: EditorChange) => void;

export type EditorSession = ReturnType<typeof createEditorSession>;

type EditorSessionOptions = {
  draft: Draft;
  /** Nothing was written on it yet, so there is nothing to keep. */
  isFresh?: boolean;
  /** Why what stands online could not be read when the parcours was opened. */
  obstacle?: SaveObstacle | null;
  store: ParcoursStore;
  drafts: DraftKeeper;
  isOnline?: () => boolean;
};

/**
 * One parcours being written: its state, its draft on this device and its saving online. Not a React thing, so that
 * leaving a page, losing a session or a slow network never lies between a key stroke and its draft.
 */
export function createEditorSession({
  draft: opened,
  isFresh = false,
  obstacle: openingObstacle = null,
  store,
  drafts,
  isOnline = () => navigator.onLine,
}: EditorSessionOptions) {
  const { id } = opened;
  let state: EditorState = {
    parcours: opened.parcours,
    saisies: opened.saisies,
    conflicts: opened.conflicts,
    history: emptyHistory,
    reverted: null,
  };
  let base = opened.base;
  let sentOperationIds = opened.sentOperationIds;
  let sentParcours = opened.sentParcours ?? [];
  let uploads: Record<string, number | null> = {};
  let waitingImages: ReadonlySet<string> = new Set();
  const blobByPath = new Map<string, Blob>();

  let isTouched = !isFresh;
  let changeCount = 0;
  let keptCount = 0;
  let isDeviceFailing = false;
  let obstacle: SaveObstacle | null = openingObstacle;
  let confirmedAt = base?.updatedAt ?? 0;

  let isStarted = false;
  let deviceTimer: ReturnType<typeof setTimeout> | undefined;
  let onlineTimer: ReturnType<typeof setTimeout> | undefined;
  let onlineDeadline = 0;
  let retryMs = firstRetryMs;
  let deviceWriting: Promise<void> = Promise.resolve();
  let onlineSaving: Promise<void> | null = null;
  let imageSending: Promise<void> | null = null;
  /** The file that is on its way. */
  let sentImage: { path: string; controller: AbortController } | null = null;

  const listeners = new Set<EditorListener>();
  let view = buildView();

  function isDirty(): boolean {
    return !sameValue(base?.parcours, state.parcours);
  }

  /** Whether every text and every image in use stands online. */
  function isWholeOnline(): boolean {
    if (isDirty()) return false;
    if (waitingImages.size === 0) return true;
    const used = usedImages();
    return ![...waitingImages].some((path) => used.has(path));
  }

  function statusNow(): SaveStatus {
    if (!isTouched) return { type: 'vierge' };
    const isKept = keptCount === changeCount;
    const isSaved = isWholeOnline() && obstacle?.type !== 'supprime';
    // Typed and not readable as a number or a place: it stays on this device until it is.
    const isWhole = Object.keys(state.saisies).length === 0;
    if (isSaved && isWhole) return { type: 'en-ligne', at: confirmedAt };
    if (isDeviceFailing) return { type: 'non-enregistre', obstacle };
    return isKept ? { type: 'appareil', obstacle } : { type: 'en-cours' };
  }

  function buildView(): EditorView {
    return { ...state, status: statusNow(), snapshot: base, uploads };
  }

  function notify(change: EditorChange = 'suivi'): void {
    view = buildView();
    for (const listener of listeners) listener(change);
  }

  function currentDraft(): Draft {
    const { parcours, saisies, conflicts } = state;
    const updatedAt = Date.now();
    return {
      id,
      parcours,
      saisies,
      base,
      sentOperationIds,
      sentParcours,
      conflicts,
      updatedAt,
    };
  }

  // ---- On this device ------------------------------------------------------------------------------------

  async function writeDraftNow(): Promise<void> {
    clearTimeout(deviceTimer);
    deviceTimer = undefined;
    const count = changeCount;
    try {
      await drafts.writeDraft(currentDraft());
      keptCount = Math.max(keptCount, count);
      isDeviceFailing = false;
    } catch (error) {
      if (!isDeviceFailing) console.error('The draft cannot be kept.', error);
      isDeviceFailing = true;
      scheduleDevice(firstRetryMs);
    }
    notify();
  }

  /** One writing at a time, in order: a later state never lies under an earlier one. */
  function keepOnDevice(): Promise<void> {
    deviceWriting = deviceWriting.then(writeDraftNow);
    return deviceWriting;
  }

  function scheduleDevice(delay = deviceDelayMs): void {
    deviceTimer ??= setTimeout(() => void keepOnDevice(), delay);
  }

  // ---- Online --------------------------------------------------------------------------------------------

  function scheduleOnline(delay: number): void {
    clearTimeout(onlineTimer);
    onlineTimer = isStarted ? setTimeout(() => void saveOnline(), delay) : undefined;
  }

  function scheduleAfterChange(): void {
    // Refused for a reason that typing does not mend: the next attempt keeps its own time.
    const isMendedHere =
      obstacle?.type === 'texte-trop-long' || obstacle?.type === 'trop-d-etapes';
    if (obstacle !== null && !isMendedHere) {
      if (onlineTimer === undefined) scheduleOnline(retryMs);
      return;
    }
    const now = Date.now();
    if (onlineDeadline < now) onlineDeadline = now + onlineDelayMs;
    scheduleOnline(Math.min(onlineIdleMs, onlineDeadline - now));
  }

  function scheduleRetry(): void {
    scheduleOnline(retryMs);
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  }

  function dispatchSilently(action: EditorAction): void {
    state = editorReducer(state, action);
    changeCount += 1;
  }

  /** Takes in what stands online. */
  function takeIn(online: ParcoursSnapshot): void {
    const { parcours, conflicts } = state;
    const taken = reconcile(currentDraft(), online);
    if (taken.parcours !== parcours || taken.conflicts !== conflicts) {
      dispatchSilently({
        type: 'merge',
        parcours: taken.parcours,
        conflicts: taken.conflicts,
      });
    }
    base = taken.base;
    sentOperationIds = taken.sentOperationIds;
    sentParcours = taken.sentParcours ?? [];
  }

  /**
   * One saving, with a jalon when one is asked for; false when somebody else's state was taken in and there is more to
   * save.
   */
  async function saveOnce(jalon?: JalonRaison): Promise<boolean> {
    const { parcours } = state;
    const from = base;
    const operationId = createOperationId();
    sentOperationIds = [...sentOperationIds.slice(-9), operationId];
    sentParcours = [...sentParcours.slice(-9), parcours];
    // On the device before it is sent: should the answer be lost, the next opening knows that it was ours.
    await keepOnDevice();
    // Read anew meanwhile: what was to be sent would take back what came.
    if (base !== from) return false;
    const outcome = await store.save({ base, parcours, operationId, jalon });
    retryMs = firstRetryMs;
    if (outcome.type === 'conflict') {
      takeIn(outcome.theirs);
      return false;
    }
    base = outcome.snapshot;
    sentOperationIds = [];
    sentParcours = [];
    confirmedAt = Date.now();
    return true;
  }

  async function saveUntilAgreed(): Promise<void> {
    for (let attempt = 0; attempt < mergeAttempts && isDirty(); attempt += 1) {
      const excess = excessOf(state.parcours);
      if (excess !== null) {
        obstacle = excess;
        return;
      }
      const isAgreed = await saveOnce();
      notify();
      if (isAgreed) break;
    }
    if (obstacle?.type !== 'supprime') obstacle = null;
    // Typed while the saving was under way.
    if (isDirty() && onlineTimer === undefined) scheduleOnline(onlineIdleMs);
  }

  async function trySaving(): Promise<void> {
    onlineDeadline = 0;
    if (!isOnline()) {
      obstacle = { type: 'hors-connexion' };
      notify();
      return;
    }
    const isWriting = isDirty();
    try {
      await saveUntilAgreed();
    } catch (error) {
      obstacle = obstacleOf(error);
      // What was deleted does not come back by asking again.
      if (obstacle.type !== 'supprime') scheduleRetry();
    }
    // Once stopped, another session may be writing this draft: it finds what was sent by its operation id.
    if (isStarted && isWriting) await keepOnDevice();
    notify();
    void sendImages();
  }

  /** Saves online what is not; one saving at a time. Never rejects: the status tells. */
  function saveOnline(): Promise<void> {
    clearTimeout(onlineTimer);
    onlineTimer = undefined;
    if (!isTouched || obstacle?.type === 'supprime') return Promise.resolve();
    onlineSaving ??= trySaving().finally(() => {
      onlineSaving = null;
    });
    return onlineSaving;
  }

  /**
   * Saves everything and tells what then stands online; null when something keeps it from being there, which
   * the status says.
   */
  async function saveAll(): Promise<ParcoursSnapshot | null> {
    // A saving or a sending under way may have begun before the last change.
    for (let round = 0; round < mergeAttempts; round += 1) {
      await (onlineSaving ?? saveOnline());
      await sendImages();
      if (isWholeOnline()) return obstacle === null ? base : null;
      if (obstacle !== null) return null;
    }
    return null;
  }

  async function keepJalonNow(raison: JalonRaison): Promise<boolean> {
    try {
      return await saveOnce(raison);
    } finally {
      // Typed while it was under way.
      if (isDirty() && onlineTimer === undefined) scheduleOnline(onlineIdleMs);
      if (isStarted) await keepOnDevice();
      notify();
    }
  }

  /** Keeps what stands here as a jalon; false when somebody else saved meanwhile. One saving at a time, as all. */
  function keepJalonOnce(raison: JalonRaison): Promise<boolean> {
    const keeping = keepJalonNow(raison);
    const ended = () => {
      onlineSaving = null;
    };
    // Who waits for this saving only wants to know that it has ended.
    onlineSaving = keeping.then(ended, ended);
    return keeping;
  }

  // ---- Images --------------------------------------------------------------------------------------------

  /** With the recordings, which go the same way. */
  function usedImages(): ReadonlySet<string> {
    return new Set(parcoursPaths(state.parcours));
  }

  function setUploads(next: Record<string, number | null>): void {
    uploads = next;
    notify();
  }

  async function sendImage({ path, blob }: DraftImage): Promise<void> {
    const controller = new AbortController();
    sentImage = { path, controller };
    try {
      await store.uploadImage({
        path,
        blob,
        onProgress: (progress) => setUploads({ ...uploads, [path]: progress }),
        signal: controller.signal,
      });
      await drafts.dropKeptImage(path);
      waitingImages = new Set([...waitingImages].filter((waiting) => waiting !== path));
      if (!isDirty()) confirmedAt = Date.now();
    } catch (error) {
      // Its author has thought better of it: the file stays on this device, should they take that back.
      if (!controller.signal.aborted) throw error;
    } finally {
      sentImage = null;
    }
  }

  /** An image that is no longer wanted need not arrive. */
  function stopUnusedImage(): void {
    if (sentImage !== null && !usedImages().has(sentImage.path))
      sentImage.controller.abort();
  }

  /** The next image to send, with what is still to send brought up to date. */
  async function nextImage(): Promise<DraftImage | undefined> {
    const used = usedImages();
    const kept = (await drafts.listKeptPaths(id)).filter((path) => used.has(path));
    waitingImages = new Set(kept);
    setUploads(Object.fromEntries(kept.map((path) => [path, 0])));
    const [path] = kept;
    const blob = path === undefined ? null : await drafts.readKeptImage(path);
    return path === undefined || blob === null ? undefined : { path, blob };
  }

  async function trySendingImages(): Promise<void> {
    try {
      for (
        let image = await nextImage();
        image !== undefined;
        image = await nextImage()
      ) {
        await sendImage(image);
      }
    } catch (error) {
      obstacle ??= obstacleOf(error);
      setUploads(Object.fromEntries([...waitingImages].map((path) => [path, null])));
      scheduleRetry();
    }
    notify();
  }

  function sendImages(): Promise<void> {
    if (!isOnline() || obstacle?.type === 'supprime') return Promise.resolve();
    imageSending ??= trySendingImages().finally(() => {
      imageSending = null;
    });
    return imageSending;
  }

  /** Images of étapes that were removed before this page was opened. */
  async function dropUnusedImages(): Promise<void> {
    try {
      const used = usedImages();
      for (const path of await drafts.listKeptPaths(id)) {
        if (!used.has(path)) await drafts.dropKeptImage(path);
      }
    } catch (error) {
      console.warn('Unused images stay on this device.', error);
    }
  }

  // ---- The page around it --------------------------------------------------------------------------------

  function flush(): Promise<void> {
    if (!isTouched || keptCount === changeCount) return deviceWriting;
    return keepOnDevice();
  }

  function flushAtParting(): void {
    if (!isTouched || keptCount === changeCount) return;
    drafts.keepPartingCopy(currentDraft());
    void keepOnDevice();
  }

  function flushWhenHidden(): void {
    if (document.visibilityState === 'hidden') void flush();
  }

  function flushOnBlur(): void {
    void flush();
  }

  function tryAgain(): void {
    retryMs = firstRetryMs;
    void saveOnline();
  }

  function warnBeforeLeaving(event: BeforeUnloadEvent): void {
    if (statusNow().type === 'non-enregistre') event.preventDefault();
  }

  /** Begins to watch the page and the network. May be started again after `stop`. */
  function start(): void {
    if (isStarted) return;
    isStarted = true;
    window.addEventListener('online', tryAgain);
    window.addEventListener('blur', flushOnBlur);
    window.addEventListener('pagehide', flushAtParting);
    window.addEventListener('beforeunload', warnBeforeLeaving);
    document.addEventListener('visibilitychange', flushWhenHidden);
    if (!isTouched) return;
    void dropUnusedImages();
    scheduleOnline(0);
  }

  /** Keeps what is left to keep and stops watching. Resolves once it is on the device, or cannot be. */
  function stop(): Promise<void> {
    isStarted = false;
    window.removeEventListener('online', tryAgain);
    window.removeEventListener('blur', flushOnBlur);
    window.removeEventListener('pagehide', flushAtParting);
    window.removeEventListener('beforeunload', warnBeforeLeaving);
    document.removeEventListener('visibilitychange', flushWhenHidden);
    clearTimeout(deviceTimer);
    deviceTimer = undefined;
    const kept = flush();
    // A last time, for who leaves for another page of the site.
    if (isDirty()) void saveOnline();
    else clearTimeout(onlineTimer);
    return kept;
  }

  function dispatch(action: EditorAction): void {
    const before = state;
    state = editorReducer(state, action);
    if (state === before) return;
    isTouched = true;
    changeCount += 1;
    stopUnusedImage();
    scheduleDevice();
    scheduleAfterChange();
    notify('ecrit');
  }

  return {
    id,
    start,
    stop,
    subscribe: (listener: EditorListener): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: (): EditorView => view,

    apply: (operation: ParcoursOperation) =>
      dispatch({ type: 'apply', operation, at: Date.now() }),
    setSaisie: (key: string, texte: string | null) =>
      dispatch({ type: 'setSaisie', key, texte }),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    takeTheirs: (conflict: FieldConflict) =>
      dispatch({ type: 'takeTheirs', conflict, at: Date.now() }),
    keepMine: (conflict: FieldConflict) => dispatch({ type: 'keepMine', conflict }),
    tryAgain,

    /** Keeps an image on this device; it is sent with the next saving. Rejects when there is no room for it. */
    keepImage: async (image: DraftImage): Promise<void> => {
      blobByPath.set(image.path, image.blob);
      await drafts.keepImage(id, image);
      waitingImages = new Set([...waitingImages, image.path]);
    },

    /** An image of this parcours, from this page, this device or online. Throws one of the data errors. */
    readImage: async (path: string): Promise<Blob> => {
      const known = blobByPath.get(path) ?? (await drafts.readKeptImage(path));
      const blob = known ?? (await store.readImage(path));
      blobByPath.set(path, blob);
      return blob;
    },

    saveAll,

    /**
     * Saves everything and keeps the whole of it as a jalon. False when something keeps it from being online, which
     * the status says. Throws `JalonTooLongError`, or one of the data errors.
     */
    keepJalon: async (raison: JalonRaison): Promise<boolean> => {
      for (let round = 0; round < mergeAttempts; round += 1) {
        if ((await saveAll()) === null) return false;
        if (onlineSaving === null && (await keepJalonOnce(raison))) return true;
      }
      return false;
    },

    /** What authors say to each other; null where one writes alone. */
    commentaires: store.commentaires,

    /** What its authors found by walking it. */
    marches: store.marches,

    /** Who else has it open; null where one writes alone. */
    presence: store.presence,

    listJalons: (before: number | null): Promise<JalonPage> =>
      store.listJalons(id, before),

    readJalon: (revision: number): Promise<Parcours> => store.readJalon(id, revision),

    /** Reads what stands online and takes it in. Throws one of the data errors. */
    refresh: async (): Promise<void> => {
      const before = base;
      const online = await store.load(id);
      // A saving went past what was on its way here.
      const isPast = base !== before && online.revision < (base?.revision ?? 0);
      if (!isPast) takeIn(online);
      scheduleDevice();
      scheduleAfterChange();
      notify();
    },

    /** The parcours has just been published, or read again: this is what stands online now. */
    adopt: (snapshot: ParcoursSnapshot): void => {
      takeIn(snapshot);
      confirmedAt = snapshot.updatedAt;
      scheduleDevice();
      notify();
    },
  };
}
