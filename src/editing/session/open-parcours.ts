import type { Draft } from '@/data/parcours/draft-repository.ts';
import { newDraft } from '@/data/parcours/new-draft.ts';
import type { ParcoursSnapshot } from '@/data/parcours/parcours-store.ts';
import { DeviceError } from '@/device/connection.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { blankParcours } from '@/domain/parcours/blank-parcours.ts';
import { likelyBase } from '@/domain/parcours/likely-base.ts';
import { mergeParcours, type FieldConflict } from '@/domain/parcours/versions/merge.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { sameValue } from '@/domain/parcours/same-value.ts';
import {
  AccessDeniedError,
  InvalidDocumentError,
  NewerFormatError,
  NotFoundError,
  OfflineError,
  UnexpectedError,
  LimitReachedError,
} from '@/lib/errors/data-error.ts';
import type { SaveObstacle } from './save-status.ts';

/** Results of opening a parcours. */
export type Opening =
  | {
      type: 'ouvert';
      draft: Draft;
      /** Text of this device that was not online has been restored. */
      isResumed: boolean;
      /** Why the online text could not be read; null if it was. */
      obstacle: SaveObstacle | null;
    }
  /** This device has no draft, and this is why the online text is missing too. */
  | { type: 'ferme'; obstacle: SaveObstacle };

/** Places where a parcours may be found. */
export type Sources = {
  readDraft: (id: ParcoursId) => Promise<Draft | null>;
  load: (id: ParcoursId) => Promise<ParcoursSnapshot>;
};

/** Obstacle for an author, from an error of the data floor. */
export function obstacleOf(error: unknown): SaveObstacle {
  if (error instanceof OfflineError) return { type: 'hors-connexion' };
  if (error instanceof LimitReachedError) return { type: 'limite' };
  if (error instanceof AccessDeniedError) return { type: 'refus' };
  if (error instanceof NotFoundError) return { type: 'supprime' };
  if (error instanceof NewerFormatError) return { type: 'nouvelle-version' };
  if (error instanceof InvalidDocumentError) return { type: 'illisible' };
  if (error instanceof DeviceError) return { type: 'appareil-muet' };
  const { reference } =
    error instanceof UnexpectedError ? error : new UnexpectedError('', { cause: error });
  console.error(`[${reference}]`, error);
  return { type: 'inattendu', reference };
}

/** An empty draft. */
export function blankDraft(id: ParcoursId, etapeId: EtapeId): Draft {
  return newDraft(blankParcours(id, etapeId));
}

function draftOf(snapshot: ParcoursSnapshot): Draft {
  const { parcours, updatedAt } = snapshot;
  return newDraft(parcours, { base: snapshot, updatedAt });
}

function sameField(a: FieldConflict, b: FieldConflict): boolean {
  return a.etapeId === b.etapeId && a.champ === b.champ;
}

/** The open questions after a merge: of two about one field, the later. */
export function withConflicts(
  open: readonly FieldConflict[],
  newer: readonly FieldConflict[],
): readonly FieldConflict[] {
  const older = open.filter((one) => !newer.some((other) => sameField(one, other)));
  return [...older, ...newer];
}

/** The text of this device, and its known saves. */
export type Reconcilable = Pick<
  Draft,
  'parcours' | 'conflicts' | 'base' | 'sentOperationIds' | 'sentParcours'
>;

/** Merges this device's text with the online text. */
export function reconcile<Here extends Reconcilable>(
  draft: Here,
  online: ParcoursSnapshot,
): Here {
  const { base, parcours, sentOperationIds, sentParcours = [], conflicts } = draft;
  const taken = { ...draft, base: online, sentOperationIds: [], sentParcours: [] };
  if (sentOperationIds.includes(online.operationId)) return taken;
  // A commit sent may still arrive.
  if (base?.revision === online.revision) return { ...draft, base: online };
  const versions = { mine: parcours, theirs: online.parcours };
  const isSure = base !== null && sentParcours.length === 0;
  const merged = mergeParcours({
    ...versions,
    base: isSure
      ? base.parcours
      : likelyBase({ ...versions, base: base?.parcours ?? null, sent: sentParcours }),
  });
  return {
    ...taken,
    parcours: merged.parcours,
    conflicts: withConflicts(conflicts, merged.conflicts),
  };
}

function isUntouched({ base, parcours, saisies }: Draft): boolean {
  return (
    base !== null &&
    Object.keys(saisies).length === 0 &&
    sameValue(base.parcours, parcours)
  );
}

/**
 * Opens a parcours from this device and from online. Always restores text of this device that is not online; never throws: the result
 * contains the obstacle.
 */
export async function openParcours(
  id: ParcoursId,
  { readDraft, load }: Sources,
): Promise<Opening> {
  const [kept, online] = await Promise.allSettled([readDraft(id), load(id)]);
  const draft = kept.status === 'fulfilled' ? kept.value : null;
  if (kept.status === 'rejected') {
    // Starting from the online text would overwrite the draft of a later build.
    if (kept.reason instanceof NewerFormatError) {
      return { type: 'ferme', obstacle: { type: 'nouvelle-version' } };
    }
    console.error('The draft cannot be read.', kept.reason);
  }

  if (online.status === 'fulfilled') {
    if (draft === null) {
      const opened = draftOf(online.value);
      return { type: 'ouvert', draft: opened, isResumed: false, obstacle: null };
    }
    const opened = reconcile(draft, online.value);
    return {
      type: 'ouvert',
      draft: opened,
      isResumed: !isUntouched(opened),
      obstacle: null,
    };
  }
  const obstacle = obstacleOf(online.reason);
  if (draft === null) return { type: 'ferme', obstacle };
  // Never online: that it is not found there is as it should be.
  const isNew = draft.base === null && obstacle.type === 'supprime';
  return {
    type: 'ouvert',
    draft,
    // Begun here, it has no differences.
    isResumed: !isNew && !isUntouched(draft),
    obstacle: isNew ? null : obstacle,
  };
}
