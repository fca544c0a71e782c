import type { Draft } from '@/data/parcours/draft-repository.ts';
import type { ParcoursSnapshot, ParcoursStore } from '@/data/parcours/parcours-store.ts';
import { parcoursPaths } from '@/domain/parcours/portraits.ts';
import { emptyHistory } from '@/domain/parcours/versions/history.ts';
import type { FieldConflict } from '@/domain/parcours/versions/merge.ts';
import type { ParcoursOperation } from '@/domain/parcours/operations.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { createDraftWriting } from './draft-writing.ts';
import { editorReducer, type EditorAction, type EditorState } from './editor-state.ts';
import type { SaisieKey } from './field-key.ts';
import { createImageSending, type Uploads } from './image-sending.ts';
import { createOnlineSaving } from './online-saving.ts';
import type { SaveObstacle, SaveStatus } from './save-status.ts';
import { watchPage } from './watch-page.ts';

/** What the screen shows. A new object for each change, so that React sees it. */
export type EditorView = EditorState & {
  status: SaveStatus;
  /** What stands online, as far as is known. */
  snapshot: ParcoursSnapshot | null;
  uploads: Uploads;
};

/** What changed the state: `typed` by its author, or `derived` from that, a save, a merge or an upload. */
export type EditorChange = 'typed' | 'derived';

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
  obstacle = null,
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
  let isTouched = !isFresh;
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
    onSent: () => online.noteImageSent(),
    onFailure: (error) => online.noteImageFailure(error),
    onRefused: (paths) => online.noteRefusedFiles(paths),
  });
  const online = createOnlineSaving({
    opened,
    obstacle,
    store,
    isOnline,
    isStarted,
    isTouched: () => isTouched,
    draft: currentDraft,
    writeDraft: device.write,
    merge: ({ parcours, conflicts }) => {
      state = editorReducer(state, { type: 'merge', parcours, conflicts });
      device.noteChange();
    },
    images,
    onChange: () => notify(),
  });
  const listeners = new Set<EditorListener>();
  let view = buildView();

  function statusNow(): SaveStatus {
    if (!isTouched) return { type: 'vierge' };
    const trouble = online.obstacle();
    const isSaved = online.holdsAll() && trouble?.type !== 'supprime';
    // Typed and not readable as a number or a place: it stays on this device until it is.
    const isWhole = Object.keys(state.saisies).length === 0;
    if (isSaved && isWhole) return { type: 'en-ligne', at: online.confirmedAt() };
    if (device.isFailing()) return { type: 'non-enregistre', obstacle: trouble };
    return device.isKept()
      ? { type: 'appareil', obstacle: trouble }
      : { type: 'en-cours' };
  }

  function buildView(): EditorView {
    const { base: snapshot } = online.standing();
    return { ...state, status: statusNow(), snapshot, uploads: images.uploads() };
  }

  function notify(change: EditorChange = 'derived'): void {
    view = buildView();
    for (const listener of listeners) listener(change);
  }

  function currentDraft(): Draft {
    const { parcours, saisies, conflicts } = state;
    const updatedAt = Date.now();
    return { id, parcours, saisies, conflicts, updatedAt, ...online.standing() };
  }

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

  /** Begins to watch the page and the network. May be started again after `stop`. */
  function start(): void {
    if (isStarted()) return;
    stopWatching = watchPage({
      onOnline: online.tryAgain,
      onLeft: () => void flush(),
      onParting: flushAtParting,
      isAtRisk: () => statusNow().type === 'non-enregistre',
    });
    if (!isTouched) return;
    void images.dropUnused();
    online.saveAtOnce();
  }

  /** Keeps what is left to keep and stops watching. Resolves once it is on the device, or cannot be. */
  function stop(): Promise<void> {
    stopWatching?.();
    stopWatching = null;
    device.stop();
    const kept = flush();
    online.stop();
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
    online.scheduleAfterChange();
    notify('typed');
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
    setSaisie: (key: SaisieKey, texte: string | null) =>
      dispatch({ type: 'setSaisie', key, texte }),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    takeTheirs: (conflict: FieldConflict) =>
      dispatch({ type: 'takeTheirs', conflict, at: Date.now() }),
    keepMine: (conflict: FieldConflict) => dispatch({ type: 'keepMine', conflict }),
    tryAgain: online.tryAgain,

    keepImage: images.keep,
    readImage: images.read,

    saveAll: online.saveAll,
    keepJalon: online.keepJalon,

    /** Where the parcours is kept, for what hangs on it: comments, walks, jalons, presence. */
    store,

    /** Reads what stands online and takes it in. Throws one of the data errors. */
    refresh: async (): Promise<void> => {
      await online.refresh();
      device.schedule();
      notify();
    },

    /** The parcours has just been published, or read again: this is what stands online now. */
    adopt: (snapshot: ParcoursSnapshot): void => {
      online.adopt(snapshot);
      device.schedule();
      notify();
    },
  };
}
