import type { Draft } from '@/data/parcours/draft-repository.ts';
import type {
  ParcoursSave,
  ParcoursSnapshot,
  SaveOutcome,
} from '@/data/parcours/parcours-store.ts';
import type { JalonRaison } from '@/domain/parcours/versions/jalon.ts';
import { sameValue } from '@/domain/parcours/same-value.ts';
import { reconcile, type Reconcilable } from './open-parcours.ts';
import {
  excessOf,
  isMendedByTyping,
  refusalOf,
  refusalOfFiles,
} from './save-obstacle.ts';
import type { SaveObstacle } from './save-status.ts';

/** A save begins after this long without typing… */
const idleMs = 1_200;
/** …and at the latest this long after the first change that is not online. */
const delayMs = 2_500;
/** After a save that failed; doubled up to the longest. */
const firstRetryMs = 4_000;
const longestRetryMs = 60_000;
/** Most commits of one save overtaken by other authors, before it waits for its next turn. */
const maxCommits = 5;

/** The text, and the state of its saves. Times are epoch milliseconds. */
export type SaveState = Reconcilable & {
  /** Why something is not online. */
  obstacle: SaveObstacle | null;
  /** Last time everything was known to be online. */
  confirmedAt: number;
  /** Whole states stored beside a save. */
  jalonCount: number;
  /** Written to; until then there is nothing to save. */
  isTouched: boolean;
  /** Automatic saves have begun; a requested one needs no start. */
  isStarted: boolean;
  /**
   * The save under way: its commit is first stored on the device, then sent, then its result is recorded there. `count`: its commits, this
   * one included.
   */
  underWay: {
    step: 'keep' | 'commit' | 'record';
    commit: ParcoursSave;
    count: number;
  } | null;
  /** Another save was due while one was under way. */
  isDue: boolean;
  /** Time of the next automatic save; null without one. */
  dueAt: number | null;
  /** The latest time for a save of typed text. */
  deadline: number;
  /** The wait after the next failure. */
  retryMs: number;
};

/** The surroundings of an event; `operationId`: of a commit that it may lead to. */
export type SaveScene = { at: number; isOnline: boolean; operationId: string };

export type SaveEvent =
  /** `due`: its time has arrived. `kept`: the draft is on the device, or cannot be. */
  | { type: 'start' | 'stop' | 'typed' | 'due' | 'kept' | 'file-sent' }
  /** By its author, or by the network that is back; `jalon`: with a whole state stored beside it. */
  | { type: 'asked'; jalon?: JalonRaison }
  | { type: 'answered'; outcome: SaveOutcome }
  /** The commit failed; null if the caller that requested its jalon gets the error. */
  | { type: 'failed'; obstacle: SaveObstacle | null }
  /** The online text was read; `from`: the base when the reading began. */
  | { type: 'read'; online: ParcoursSnapshot; from: ParcoursSnapshot | null }
  /** The parcours was published or read elsewhere on this page. */
  | { type: 'adopted'; online: ParcoursSnapshot }
  | { type: 'file-failed'; obstacle: SaveObstacle }
  | { type: 'files-refused'; paths: ReadonlySet<string> };

/**
 * Effects: `keep` writes the draft to the device, then `kept`; `commit` sends the commit under way, then `answered` or `failed`;
 * `send-files` sends the images and recordings.
 */
export type SaveEffect = 'keep' | 'commit' | 'send-files';

type Step = readonly [SaveState, SaveEffect?];

/** The saves of a parcours just opened. */
export function firstSaveState(
  { parcours, conflicts, base, sentOperationIds, sentParcours = [] }: Draft,
  opened: Pick<SaveState, 'isTouched' | 'obstacle'>,
): SaveState {
  return {
    ...{ parcours, conflicts, base, sentOperationIds, sentParcours, ...opened },
    ...{ confirmedAt: base?.updatedAt ?? 0, jalonCount: 0, isStarted: false },
    ...{ underWay: null, isDue: false, dueAt: null, deadline: 0, retryMs: firstRetryMs },
  };
}

/** True if part of the text is not online. */
export function isUnsaved({ base, parcours }: SaveState): boolean {
  return !sameValue(base?.parcours, parcours);
}

function isDeleted({ obstacle }: SaveState): boolean {
  return obstacle?.type === 'supprime';
}

function dueIn(state: SaveState, { at }: SaveScene, ms: number): SaveState {
  return { ...state, dueAt: state.isStarted ? at + ms : null };
}

function dueAfterFailure(state: SaveState, scene: SaveScene): SaveState {
  const retryMs = Math.min(state.retryMs * 2, longestRetryMs);
  return { ...dueIn(state, scene, state.retryMs), retryMs };
}

/** Typing delays a save; if it does not remove the obstacle, the next attempt keeps its own time. */
function dueAfterTyping(state: SaveState, scene: SaveScene): SaveState {
  const { obstacle, dueAt, retryMs } = state;
  if (obstacle !== null && !isMendedByTyping(obstacle)) {
    return dueAt === null ? dueIn(state, scene, retryMs) : state;
  }
  const { at } = scene;
  const deadline = state.deadline < at ? at + delayMs : state.deadline;
  return { ...dueIn(state, scene, Math.min(idleMs, deadline - at)), deadline };
}

/** Typed while a save was under way. */
function dueForRest(state: SaveState, scene: SaveScene): SaveState {
  if (state.dueAt !== null || !isUnsaved(state)) return state;
  return dueIn(state, scene, state.obstacle === null ? idleMs : state.retryMs);
}

/** True for an answer about the parcours at `from`, overtaken by a later state. */
function isPast(
  { base }: SaveState,
  from: ParcoursSnapshot | null,
  { revision }: ParcoursSnapshot,
): boolean {
  return base !== from && revision < (base?.revision ?? 0);
}

/** One save at a time: a save due while another is under way follows it. */
function begin(state: SaveState, scene: SaveScene, jalon?: JalonRaison): Step {
  const begun = { ...state, dueAt: null };
  if (!state.isTouched || isDeleted(state)) return [begun];
  if (state.underWay !== null) return [{ ...begun, isDue: true }];
  const free: SaveState = { ...begun, deadline: 0 };
  if (!scene.isOnline) return [{ ...free, obstacle: { type: 'hors-connexion' } }];
  return commitOf(free, scene, jalon);
}

/** The next commit of a save. It is stored first: if its answer is lost, its operation id shows that it is ours. */
function commitOf(
  state: SaveState,
  scene: SaveScene,
  jalon: JalonRaison | undefined,
): Step {
  const { base, parcours, sentOperationIds, sentParcours = [], underWay } = state;
  const { operationId } = scene;
  const count = (underWay?.count ?? 0) + 1;
  const isNeeded = jalon !== undefined || isUnsaved(state);
  if (!isNeeded || count > maxCommits) return settle(state, scene, null);
  const excess = excessOf(parcours);
  if (excess !== null) return record({ ...state, obstacle: excess }, scene);
  const commit = { base, parcours, operationId, jalon };
  return [
    {
      ...state,
      sentOperationIds: [...sentOperationIds.slice(-9), operationId],
      sentParcours: [...sentParcours.slice(-9), parcours],
      underWay: { step: 'keep', commit, count },
    },
    'keep',
  ];
}

/** All of a save is online, except refused parts. */
function settle(state: SaveState, scene: SaveScene, refusal: SaveObstacle | null): Step {
  // A file may have found meanwhile that the parcours was deleted.
  const settled = isDeleted(state) ? state : { ...state, obstacle: refusal };
  const isClear = settled.obstacle === null;
  return record((isClear ? dueForRest : dueAfterFailure)(settled, scene), scene);
}

/** Records the result of a save. Once stopped, another session may be writing the draft: it finds the operation id. */
function record(state: SaveState, scene: SaveScene): Step {
  const { underWay, isStarted } = state;
  if (underWay === null || !isStarted) return end(state, scene);
  return [{ ...state, underWay: { ...underWay, step: 'record' } }, 'keep'];
}

function end(state: SaveState, scene: SaveScene): Step {
  const ended = { ...state, underWay: null, isDue: false };
  const next = state.isDue ? dueForRest(ended, scene) : ended;
  return isDeleted(next) ? [next] : [next, 'send-files'];
}

function afterKeeping(state: SaveState, scene: SaveScene): Step {
  const { base, underWay } = state;
  if (underWay === null || underWay.step === 'commit') return [state];
  if (underWay.step === 'record') return end(state, scene);
  const { commit } = underWay;
  // Read again meanwhile: sending the old state would revert the merge.
  if (base !== commit.base) return commitOf(state, scene, commit.jalon);
  return [{ ...state, underWay: { ...underWay, step: 'commit' } }, 'commit'];
}

function afterAnswer(state: SaveState, scene: SaveScene, outcome: SaveOutcome): Step {
  if (state.underWay?.step !== 'commit') return [state];
  const { base, jalon, parcours } = state.underWay.commit;
  const isSaved = outcome.type === 'saved';
  const online = isSaved ? outcome.snapshot : outcome.theirs;
  const jalonCount = state.jalonCount + (isSaved && jalon !== undefined ? 1 : 0);
  const answered = { ...state, jalonCount, retryMs: firstRetryMs };
  if (isPast(state, base, online)) return commitOf(answered, scene, undefined);
  if (!isSaved) return commitOf(reconcile(answered, online), scene, jalon);
  const saved = { base: online, sentOperationIds: [], sentParcours: [] };
  const settled = { ...answered, ...saved, confirmedAt: scene.at };
  return settle(settled, scene, refusalOf(outcome.refused, parcours));
}

function afterFailure(
  state: SaveState,
  scene: SaveScene,
  obstacle: SaveObstacle | null,
): Step {
  if (state.underWay?.step !== 'commit') return [state];
  if (obstacle === null) return record(dueForRest(state, scene), scene);
  const failed = { ...state, obstacle };
  // A retry does not restore a deleted parcours.
  return record(isDeleted(failed) ? failed : dueAfterFailure(failed, scene), scene);
}

/**
 * The saves of one parcours, as a pure function: state and effects after an event. A text is *kept* on this device and *saved* online; a
 * save is one *commit*, or several if other authors are faster. Whatever step the page is killed at, nothing is lost and nothing saved
 * twice: `openParcours` resumes from the kept draft.
 */
export function reduceSave(state: SaveState, event: SaveEvent, scene: SaveScene): Step {
  switch (event.type) {
    case 'start':
      return [{ ...state, isStarted: true, dueAt: state.isTouched ? scene.at : null }];
    case 'stop': {
      const stopped = { ...state, isStarted: false, dueAt: null };
      return isUnsaved(state) ? begin(stopped, scene) : [stopped];
    }
    case 'typed':
      return [dueAfterTyping({ ...state, isTouched: true }, scene)];
    case 'due':
      return begin(state, scene);
    case 'asked':
      return begin({ ...state, retryMs: firstRetryMs }, scene, event.jalon);
    case 'kept':
      return afterKeeping(state, scene);
    case 'answered':
      return afterAnswer(state, scene, event.outcome);
    case 'failed':
      return afterFailure(state, scene, event.obstacle);
    case 'read': {
      const isOld = isPast(state, event.from, event.online);
      return [dueAfterTyping(isOld ? state : reconcile(state, event.online), scene)];
    }
    case 'adopted': {
      const { online } = event;
      return [{ ...reconcile(state, online), confirmedAt: online.updatedAt }];
    }
    case 'file-sent':
      return [isUnsaved(state) ? state : { ...state, confirmedAt: scene.at }];
    case 'file-failed':
    case 'files-refused': {
      const found =
        event.type === 'file-failed'
          ? event.obstacle
          : refusalOfFiles(event.paths, state.parcours);
      return [dueAfterFailure({ ...state, obstacle: state.obstacle ?? found }, scene)];
    }
  }
}
