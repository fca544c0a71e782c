import type { Draft } from '@/data/parcours/draft-repository.ts';
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
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { sameValue } from '@/domain/parcours/same-value.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { createDraftWriting } from './draft-writing.ts';
import { editorReducer, type EditorAction, type EditorState } from './editor-state.ts';
import { createImageSending, type Uploads } from './image-sending.ts';
import { obstacleOf, reconcile } from './open-parcours.ts';
import type { SaveObstacle, SaveStatus } from './save-status.ts';
import { watchPage } from './watch-page.ts';

/** Sent once nothing was typed for this long… */
const onlineIdleMs = 1_200;
/** …and at the latest this long after the first change that is not online. */
const onlineDelayMs = 2_500;
/** After an attempt that failed; doubled up to the longest. */
const firstRetryMs = 4_000;
const longestRetryMs = 60_000;
/** Two people typing at once: give up for this time, and try again later. */
const mergeAttempts = 5;

/** What the parcours has too much of to be kept online; null when there is room for all. */
function excessOf(parcours: Parcours): SaveObstacle | null {
  if (parcours.etapes.length > limits.etapeCount.max) return { type: 'trop-d-etapes' };
  return findOversize(parcours).length > 0 ? { type: 'texte-trop-long' } : null;
}

/** What the screen shows. A new object for each change, so that React sees it. */
export type EditorView = EditorState & {
  status: SaveStatus;
  /** What stands online, as far as is known. */
  snapshot: ParcoursSnapshot | null;
  uploads: Uploads;
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

  let isTouched = !isFresh;
  let obstacle: SaveObstacle | null = openingObstacle;
  let confirmedAt = base?.updatedAt ?? 0;

  let stopWatching: (() => void) | null = null;
  let onlineTimer: ReturnType<typeof setTimeout> | undefined;
  let onlineDeadline = 0;
  let retryMs = firstRetryMs;
  let onlineSaving: Promise<void> | null = null;

  const device = createDraftWriting({
    drafts,
    current: currentDraft,
    onWritten: () => notify(),
  });
  const images = createImageSending({
    id,
    store,
    drafts,
    used: () => new Set(parcoursPaths(state.parcours)),
    onChange: () => notify(),
    onSent: () => {
      if (!isDirty()) confirmedAt = Date.now();
    },
    onFailure: (error) => {
      obstacle ??= obstacleOf(error);
      scheduleRetry();
    },
  });
  const listeners = new Set<EditorListener>();
  let view = buildView();

  function isDirty(): boolean {
    return !sameValue(base?.parcours, state.parcours);
  }

  /** Whether every text and every image in use stands online. */
  function isWholeOnline(): boolean {
    return !isDirty() && images.areAllOnline();
  }

  function statusNow(): SaveStatus {
    if (!isTouched) return { type: 'vierge' };
    const isSaved = isWholeOnline() && obstacle?.type !== 'supprime';
    // Typed and not readable as a number or a place: it stays on this device until it is.
    const isWhole = Object.keys(state.saisies).length === 0;
    if (isSaved && isWhole) return { type: 'en-ligne', at: confirmedAt };
    if (device.isFailing()) return { type: 'non-enregistre', obstacle };
    return device.isKept() ? { type: 'appareil', obstacle } : { type: 'en-cours' };
  }

  function buildView(): EditorView {
    return { ...state, status: statusNow(), snapshot: base, uploads: images.uploads() };
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

  // ---- Online --------------------------------------------------------------------------------------------

  function scheduleOnline(delay: number): void {
    clearTimeout(onlineTimer);
    onlineTimer = isStarted() ? setTimeout(() => void saveOnline(), delay) : undefined;
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
    device.noteChange();
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
    await device.write();
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
    if (isStarted() && isWriting) await device.write();
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
      if (isStarted()) await device.write();
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

  function sendImages(): Promise<void> {
    if (!isOnline() || obstacle?.type === 'supprime') return Promise.resolve();
    return images.send();
  }

  // ---- The page around it --------------------------------------------------------------------------------

  function isStarted(): boolean {
    return stopWatching !== null;
  }

  function flush(): Promise<void> {
    return !isTouched || device.isKept() ? device.ended() : device.write();
  }

  function flushAtParting(): void {
    if (!isTouched || device.isKept()) return;
    drafts.keepPartingCopy(currentDraft());
    void device.write();
  }

  function tryAgain(): void {
    retryMs = firstRetryMs;
    void saveOnline();
  }

  /** Begins to watch the page and the network. May be started again after `stop`. */
  function start(): void {
    if (isStarted()) return;
    stopWatching = watchPage({
      onOnline: tryAgain,
      onLeft: () => void flush(),
      onParting: flushAtParting,
      isAtRisk: () => statusNow().type === 'non-enregistre',
    });
    if (!isTouched) return;
    void images.dropUnused();
    scheduleOnline(0);
  }

  /** Keeps what is left to keep and stops watching. Resolves once it is on the device, or cannot be. */
  function stop(): Promise<void> {
    stopWatching?.();
    stopWatching = null;
    device.stop();
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
    device.noteChange();
    images.stopUnused();
    device.schedule();
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

    keepImage: images.keep,
    readImage: images.read,

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
      device.schedule();
      scheduleAfterChange();
      notify();
    },

    /** The parcours has just been published, or read again: this is what stands online now. */
    adopt: (snapshot: ParcoursSnapshot): void => {
      takeIn(snapshot);
      confirmedAt = snapshot.updatedAt;
      device.schedule();
      notify();
    },
  };
}
