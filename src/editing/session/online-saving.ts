import type { Draft } from '@/data/parcours/draft-repository.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import type {
  ParcoursSnapshot,
  ParcoursStore,
  RefusedEtape,
} from '@/data/parcours/parcours-store.ts';
import { etapePaths } from '@/domain/etape/etape-media.ts';
import type { JalonRaison } from '@/domain/parcours/versions/jalon.ts';
import { limits } from '@/domain/limits.ts';
import { findOversize } from '@/domain/parcours/check/oversize.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { sameValue } from '@/domain/parcours/same-value.ts';
import { obstacleOf, reconcile } from './open-parcours.ts';
import type { SaveObstacle } from './save-status.ts';
import { createSaveTiming } from './save-timing.ts';

/** Two people typing at once: give up for this time, and try again later. */
const mergeAttempts = 5;

/**
 * What the parcours has too much of to be kept online; null when there is room for all of it but some étapes, which the save
 * leaves out by itself.
 */
function excessOf(parcours: Parcours): SaveObstacle | null {
  if (parcours.etapes.length > limits.etapeCount.max) return { type: 'trop-d-etapes' };
  const isTooLong = findOversize(parcours).some(({ etapeId }) => etapeId === null);
  return isTooLong ? { type: 'texte-trop-long' } : null;
}

/** Refused for what an author can mend by typing. */
function isMendedHere({ type }: SaveObstacle): boolean {
  return (
    type === 'texte-trop-long' || type === 'trop-d-etapes' || type === 'etapes-refusees'
  );
}

/** The étapes that stayed on this device while the others were saved, by their number and name; null when there are none. */
function refusalOf(
  refused: readonly RefusedEtape[] | undefined,
  { etapes }: Parcours,
): SaveObstacle | null {
  if (refused === undefined || refused.length === 0) return null;
  return {
    type: 'etapes-refusees',
    etapes: refused.map(({ etapeId, raison }) => {
      const index = etapes.findIndex(({ id }) => id === etapeId);
      return { numero: index + 1, titre: etapes[index]?.titre ?? '', raison };
    }),
  };
}

/** The étapes whose files were refused, by their number and name; plainly refused where the files are of none. */
function refusalOfFiles(paths: ReadonlySet<string>, { etapes }: Parcours): SaveObstacle {
  const named = etapes.flatMap((etape, index) =>
    etapePaths(etape).some((path) => paths.has(path))
      ? [{ numero: index + 1, titre: etape.titre, raison: 'fichier' as const }]
      : [],
  );
  return named.length === 0
    ? { type: 'refus' }
    : { type: 'etapes-refusees', etapes: named };
}

type OnlineSavingPorts = {
  /** What was opened: what stood online then, and what was on its way. */
  opened: Draft;
  /** Why what stands online could not be read when the parcours was opened. */
  obstacle: SaveObstacle | null;
  store: Pick<ParcoursStore, 'save' | 'load'>;
  isOnline: () => boolean;
  /** Nothing is saved by itself before `start`, nor after `stop`. */
  isStarted: () => boolean;
  /** Something was written that is to be kept. */
  isTouched: () => boolean;
  /** The whole of what is written. */
  draft: () => Draft;
  writeDraft: () => Promise<void>;
  /** Merges the save of another author. */
  merge: (merged: Pick<Draft, 'parcours' | 'conflicts'>) => void;
  images: { send: () => Promise<void>; areAllOnline: () => boolean };
  /** What it tells is another. */
  onChange: () => void;
};

/** The saving online of a parcours: one at a time, merged with what others saved meanwhile, tried again when it fails. */
export function createOnlineSaving(ports: OnlineSavingPorts) {
  const { opened, store, isOnline, isStarted, draft, writeDraft, images, onChange } =
    ports;
  let { base, sentOperationIds, sentParcours = [] } = opened;
  let { obstacle } = ports;
  /** What the last save left out. */
  let refusal: SaveObstacle | null = null;
  let confirmedAt = base?.updatedAt ?? 0;
  let saving: Promise<void> | null = null;
  /** A saving was due while another was under way. */
  let isDue = false;
  const timing = createSaveTiming({ isStarted, onTime: () => void save() });

  function isDirty(): boolean {
    return !sameValue(base?.parcours, draft().parcours);
  }

  /** Whether every text and every image in use stands online. */
  function holdsAll(): boolean {
    return !isDirty() && images.areAllOnline();
  }

  /** Typed while a saving was under way. */
  function scheduleRest(): void {
    if (isDirty()) timing.unlessScheduled();
  }

  /** One saving at a time: what was due meanwhile has its turn when this one has ended. */
  function hold(work: Promise<unknown>): Promise<void> {
    const ended = () => {
      saving = null;
      if (isDue && !holdsAll()) scheduleDue();
      isDue = false;
    };
    saving = work.then(ended, ended);
    return saving;
  }

  function scheduleDue(): void {
    if (obstacle === null) timing.unlessScheduled();
    else timing.asAfterFailure();
  }

  function scheduleAfterChange(): void {
    if (obstacle === null || isMendedHere(obstacle)) timing.afterChange();
    else timing.asAfterFailure();
  }

  /** Takes in what stands online. */
  function takeIn(online: ParcoursSnapshot): void {
    const here = draft();
    const taken = reconcile(here, online);
    if (taken.parcours !== here.parcours || taken.conflicts !== here.conflicts) {
      ports.merge(taken);
    }
    base = taken.base;
    sentOperationIds = taken.sentOperationIds;
    sentParcours = taken.sentParcours ?? [];
  }

  /**
   * One saving, with a jalon when one is asked for; false when the state of another author was merged and there is more to
   * save.
   */
  async function saveOnce(jalon?: JalonRaison): Promise<boolean> {
    const { parcours } = draft();
    const from = base;
    const operationId = createOperationId();
    sentOperationIds = [...sentOperationIds.slice(-9), operationId];
    sentParcours = [...sentParcours.slice(-9), parcours];
    // On the device before it is sent: should the answer be lost, the next opening knows that it was ours.
    await writeDraft();
    // Read again meanwhile: sending the old state would take back what was merged.
    if (base !== from) return false;
    const outcome = await store.save({ base, parcours, operationId, jalon });
    timing.forgetFailures();
    if (outcome.type === 'conflict') {
      takeIn(outcome.theirs);
      return false;
    }
    base = outcome.snapshot;
    refusal = refusalOf(outcome.refused, parcours);
    sentOperationIds = [];
    sentParcours = [];
    confirmedAt = Date.now();
    return true;
  }

  async function saveUntilAgreed(): Promise<void> {
    for (let attempt = 0; attempt < mergeAttempts && isDirty(); attempt += 1) {
      const excess = excessOf(draft().parcours);
      if (excess !== null) {
        obstacle = excess;
        return;
      }
      const isAgreed = await saveOnce();
      onChange();
      if (isAgreed) break;
    }
    if (obstacle?.type !== 'supprime') obstacle = refusal;
    if (obstacle === null) scheduleRest();
    else if (obstacle === refusal) timing.afterFailure();
  }

  async function trySaving(): Promise<void> {
    timing.forgetDeadline();
    if (!isOnline()) {
      obstacle = { type: 'hors-connexion' };
      onChange();
      return;
    }
    const isWriting = isDirty();
    try {
      await saveUntilAgreed();
    } catch (error) {
      obstacle = obstacleOf(error);
      // What was deleted does not come back by asking again.
      if (obstacle.type !== 'supprime') timing.afterFailure();
    }
    // Once stopped, another session may be writing this draft: it finds what was sent by its operation id.
    if (isStarted() && isWriting) await writeDraft();
    onChange();
    void sendImages();
  }

  /** Saves what is not online; one saving at a time. Never rejects: the obstacle tells. */
  function save(): Promise<void> {
    timing.stop();
    if (!ports.isTouched() || obstacle?.type === 'supprime') return Promise.resolve();
    if (saving === null) return hold(trySaving());
    isDue = true;
    return saving;
  }

  function sendImages(): Promise<void> {
    if (!isOnline() || obstacle?.type === 'supprime') return Promise.resolve();
    return images.send();
  }

  /**
   * Saves everything and tells what then stands online; null when something keeps it from being there, which
   * the status says.
   */
  async function saveAll(): Promise<ParcoursSnapshot | null> {
    // A saving or a sending under way may have begun before the last change.
    for (let round = 0; round < mergeAttempts; round += 1) {
      await (saving ?? save());
      await sendImages();
      if (holdsAll()) return obstacle === null ? base : null;
      if (obstacle !== null) return null;
    }
    return null;
  }

  async function keepJalonNow(raison: JalonRaison): Promise<boolean> {
    try {
      return await saveOnce(raison);
    } finally {
      scheduleRest();
      if (isStarted()) await writeDraft();
      onChange();
    }
  }

  /** Stores the current state as a jalon; false when another author saved meanwhile. One saving at a time, as all. */
  function keepJalonOnce(raison: JalonRaison): Promise<boolean> {
    const keeping = keepJalonNow(raison);
    void hold(keeping);
    return keeping;
  }

  return {
    /** What stands online as far as is known, and what was sent without an answer. */
    standing: () => ({ base, sentOperationIds, sentParcours }),
    obstacle: () => obstacle,
    /** When everything was last known to be online. */
    confirmedAt: () => confirmedAt,
    holdsAll,
    scheduleAfterChange,
    saveAtOnce: timing.atOnce,
    saveAll,

    tryAgain: (): void => {
      timing.forgetFailures();
      void save();
    },

    /** Saves a last time, when the author goes to another page of the site. */
    stop: (): void => {
      if (isDirty()) void save();
      else timing.stop();
    },

    noteImageSent: (): void => {
      if (!isDirty()) confirmedAt = Date.now();
    },

    noteImageFailure: (error: unknown): void => {
      obstacle ??= obstacleOf(error);
      timing.afterFailure();
    },

    noteRefusedFiles: (paths: ReadonlySet<string>): void => {
      obstacle ??= refusalOfFiles(paths, draft().parcours);
      timing.afterFailure();
    },

    /**
     * Saves everything and keeps the whole of it as a jalon. False when something keeps it from being online, which
     * the status says. Throws `JalonTooLongError`, or one of the data errors.
     */
    keepJalon: async (raison: JalonRaison): Promise<boolean> => {
      for (let round = 0; round < mergeAttempts; round += 1) {
        if ((await saveAll()) === null) return false;
        if (saving === null && (await keepJalonOnce(raison))) return true;
      }
      return false;
    },

    /** Reads what stands online and takes it in. Throws one of the data errors. */
    refresh: async (): Promise<void> => {
      const before = base;
      const online = await store.load(opened.id);
      // A saving went past what was on its way here.
      const isPast = base !== before && online.revision < (base?.revision ?? 0);
      if (!isPast) takeIn(online);
      scheduleAfterChange();
    },

    /** The parcours has just been published, or read again: this is what stands online now. */
    adopt: (snapshot: ParcoursSnapshot): void => {
      takeIn(snapshot);
      confirmedAt = snapshot.updatedAt;
    },
  };
}
