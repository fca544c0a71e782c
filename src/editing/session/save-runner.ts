import { createOperationId } from '@/data/firestore/operation-id.ts';
import type { ParcoursSnapshot, ParcoursStore } from '@/data/parcours/parcours-store.ts';
import type { JalonRaison } from '@/domain/parcours/versions/jalon.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { obstacleOf } from './open-parcours.ts';
import { isUnsaved, reduceSave, type SaveEvent, type SaveState } from './save.ts';

/** Most repetitions of a full save for text typed while saving. */
const maxRounds = 5;

type SaveRunnerPorts = {
  id: ParcoursId;
  store: Pick<ParcoursStore, 'save' | 'load'>;
  isOnline: () => boolean;
  state: () => SaveState;
  setState: (state: SaveState) => void;
  /** Writes the draft to the device. Never rejects. */
  keep: () => Promise<void>;
  files: { send: () => Promise<void>; areAllOnline: () => boolean };
};

/** Runs the effects of the reducer of saves, and sends it their results. */
export function createSaveRunner(ports: SaveRunnerPorts) {
  const { id, store, isOnline, state, keep, files } = ports;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Resolves at the end of the save under way. */
  let ended: Promise<unknown> = Promise.resolve();

  /** Resolves once all effects of the event are done; rejects with the error of a requested jalon. */
  function happen(event: SaveEvent): Promise<void> {
    const isBusy = state().underWay !== null;
    const happened = follow(event);
    if (!isBusy) ended = happened.catch(() => undefined);
    return happened;
  }

  async function follow(event: SaveEvent): Promise<void> {
    const { dueAt } = state();
    const at = Date.now();
    const scene = { at, isOnline: isOnline(), operationId: createOperationId() };
    const [next, effect] = reduceSave(state(), event, scene);
    ports.setState(next);
    if (next.dueAt !== dueAt) {
      clearTimeout(timer);
      const due = () => void happen({ type: 'due' });
      if (next.dueAt !== null) timer = setTimeout(due, next.dueAt - at);
    }
    if (effect === 'send-files') void sendFiles();
    if (effect === 'commit') await commit();
    if (effect === 'keep') {
      await keep();
      await happen({ type: 'kept' });
    }
  }

  async function commit(): Promise<void> {
    const sent = state().underWay?.commit;
    if (sent === undefined) return;
    const isJalon = sent.jalon !== undefined;
    let event: SaveEvent;
    try {
      event = { type: 'answered', outcome: await store.save(sent) };
    } catch (error) {
      await happen({ type: 'failed', obstacle: isJalon ? null : obstacleOf(error) });
      if (isJalon) throw error;
      return;
    }
    await happen(event);
  }

  function sendFiles(): Promise<void> {
    if (!isOnline() || state().obstacle?.type === 'supprime') return Promise.resolve();
    return files.send();
  }

  /** True if every text and every file in use is online. */
  function holdsAll(): boolean {
    return !isUnsaved(state()) && files.areAllOnline();
  }

  async function saveAll(): Promise<ParcoursSnapshot | null> {
    // The commit under way may have begun before the last change.
    for (let round = 0; round < maxRounds; round += 1) {
      await (state().underWay === null ? happen({ type: 'asked' }) : ended);
      await sendFiles();
      if (holdsAll()) return state().obstacle === null ? state().base : null;
      if (state().obstacle !== null) return null;
    }
    return null;
  }

  return {
    tell: (event: SaveEvent): void => void happen(event),
    holdsAll,
    /** Saves everything and returns the online text; null if an obstacle prevents it, which the status shows. */
    saveAll,

    /**
     * Saves everything and stores a jalon of it. False if an obstacle prevents it, which the status shows. Throws `JalonTooLongError`, or
     * one of the data errors.
     */
    keepJalon: async (jalon: JalonRaison): Promise<boolean> => {
      for (let round = 0; round < maxRounds; round += 1) {
        if ((await saveAll()) === null) return false;
        const { jalonCount } = state();
        await happen({ type: 'asked', jalon });
        if (state().jalonCount > jalonCount) return true;
      }
      return false;
    },

    /** Reads and merges the online text. Throws one of the data errors. */
    refresh: async (): Promise<void> => {
      const from = state().base;
      await happen({ type: 'read', online: await store.load(id), from });
    },
  };
}
