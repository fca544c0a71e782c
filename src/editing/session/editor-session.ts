import type { Draft } from '@/data/parcours/draft-repository.ts';
import type { ParcoursSnapshot, ParcoursStore } from '@/data/parcours/parcours-store.ts';
import { parcoursPaths } from '@/domain/parcours/portraits.ts';
import { emptyHistory } from '@/domain/parcours/versions/history.ts';
import type { FieldConflict } from '@/domain/parcours/versions/merge.ts';
import type { ParcoursOperation } from '@/domain/parcours/operations.ts';
import { createDraftWriting, type DraftKeeper } from './draft-writing.ts';
import { editorReducer, type EditorAction, type EditorState } from './editor-state.ts';
import type { SaisieKey } from './field-key.ts';
import { createImageSending, type Uploads } from './image-sending.ts';
import { createSaveRunner } from './save-runner.ts';
import { firstSaveState, type SaveState } from './save.ts';
import type { SaveObstacle, SaveStatus } from './save-status.ts';
import { watchPage } from './watch-page.ts';

/** The state for the screen. A new object for each change, so that React sees it. */
export type EditorView = EditorState & {
  status: SaveStatus;
  /** Latest known online text. */
  snapshot: ParcoursSnapshot | null;
  uploads: Uploads;
};

/** Origin of a change: `typed` by its author, or `derived` from that, a save, a merge or an upload. */
export type EditorChange = 'typed' | 'derived';

type EditorListener = (change: EditorChange) => void;

export type EditorSession = ReturnType<typeof createEditorSession>;

type EditorSessionOptions = {
  draft: Draft;
  /** Still empty, so there is nothing to store. */
  isFresh?: boolean;
  /** Why the online text could not be read when the parcours was opened. */
  obstacle?: SaveObstacle | null;
  store: ParcoursStore;
  drafts: DraftKeeper;
  isOnline?: () => boolean;
};

/**
 * One parcours being written: its state, its draft on this device and its saving online. Independent of React, so that leaving a page,
 * losing a session or a slow network never separates a key stroke from its draft.
 */
export function createEditorSession({
  draft: opened,
  isFresh = false,
  obstacle = null,
  store,
  drafts,
  isOnline = () => navigator.onLine,
}: EditorSessionOptions) {
  const { id } = opened;
  let state: EditorState & SaveState = {
    ...firstSaveState(opened, { isTouched: !isFresh, obstacle }),
    saisies: opened.saisies,
    history: emptyHistory,
    reverted: null,
  };
  let stopWatching: (() => void) | null = null;

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
    tell: (event) => saves.tell(event),
  });
  const saves = createSaveRunner({
    id,
    store,
    isOnline,
    state: () => state,
    setState,
    keep: device.write,
    files: images,
  });
  const listeners = new Set<EditorListener>();
  let view = buildView();

  function statusNow(): SaveStatus {
    const { isTouched, obstacle: trouble, confirmedAt: at } = state;
    if (!isTouched) return { type: 'vierge' };
    const isSaved = saves.holdsAll() && trouble?.type !== 'supprime';
    // Typed and not readable as a number or a place: it stays on this device until it is.
    const isWhole = Object.keys(state.saisies).length === 0;
    if (isSaved && isWhole) return { type: 'en-ligne', at };
    if (device.isFailing()) return { type: 'non-enregistre', obstacle: trouble };
    return device.isKept()
      ? { type: 'appareil', obstacle: trouble }
      : { type: 'en-cours' };
  }

  function buildView(): EditorView {
    const { base: snapshot } = state;
    return { ...state, status: statusNow(), snapshot, uploads: images.uploads() };
  }

  function setState(next: SaveState): void {
    const before = state;
    state = { ...state, ...next };
    const isMerged =
      next.parcours !== before.parcours || next.conflicts !== before.conflicts;
    if (isMerged) device.noteChange();
    const isOther = (['base', 'obstacle', 'confirmedAt'] as const).some(
      (name) => next[name] !== before[name],
    );
    if (isOther) notify();
  }

  function notify(change: EditorChange = 'derived'): void {
    view = buildView();
    for (const listener of listeners) listener(change);
  }

  function currentDraft(): Draft {
    const { parcours, saisies, conflicts, base, sentOperationIds } = state;
    const { sentParcours = [] } = state;
    const sent = { base, sentOperationIds, sentParcours };
    return { id, parcours, saisies, conflicts, updatedAt: Date.now(), ...sent };
  }

  function flush(): Promise<void> {
    return !state.isTouched || device.isKept() ? device.ended() : device.write();
  }

  function flushAtParting(): void {
    if (!state.isTouched || device.isKept()) return;
    drafts.keepPartingCopy(currentDraft());
    void device.write();
  }

  /** Begins to watch the page and the network. May be started again after `stop`. */
  function start(): void {
    if (state.isStarted) return;
    stopWatching = watchPage({
      onOnline: tryAgain,
      onLeft: () => void flush(),
      onParting: flushAtParting,
      isAtRisk: () => statusNow().type === 'non-enregistre',
    });
    saves.tell({ type: 'start' });
    if (state.isTouched) void images.dropUnused();
  }

  /** Stores the remaining changes and stops watching. Resolves once they are on the device, or cannot be. */
  function stop(): Promise<void> {
    stopWatching?.();
    device.stop();
    const kept = flush();
    saves.tell({ type: 'stop' });
    return kept;
  }

  function dispatch(action: EditorAction): void {
    const after = editorReducer(state, action);
    if (after === state) return;
    state = { ...state, ...after };
    device.noteChange();
    images.stopUnused();
    device.schedule();
    saves.tell({ type: 'typed' });
    notify('typed');
  }

  const tryAgain = (): void => saves.tell({ type: 'asked' });

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
    setSaisie: (key: SaisieKey, texte: string | null) =>
      dispatch({ type: 'setSaisie', key, texte }),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    takeTheirs: (conflict: FieldConflict) =>
      dispatch({ type: 'takeTheirs', conflict, at: Date.now() }),
    keepMine: (conflict: FieldConflict) => dispatch({ type: 'keepMine', conflict }),
    tryAgain,

    keepImage: images.keep,
    readImage: images.read,

    saveAll: saves.saveAll,
    keepJalon: saves.keepJalon,

    /** Store of the parcours, for its comments, walks, jalons and presence. */
    store,

    /** Reads and merges the online text. Throws one of the data errors. */
    refresh: async (): Promise<void> => {
      await saves.refresh();
      device.schedule();
      notify();
    },

    /** Takes the snapshot of a parcours just published, or read again, as the online text. */
    adopt: (snapshot: ParcoursSnapshot): void => {
      saves.tell({ type: 'adopted', online: snapshot });
      device.schedule();
      notify();
    },
  };
}
