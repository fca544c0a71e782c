import { isTeam, requireAuthor, type Author } from '@/data/session/author-repository.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { omit } from '@/domain/parcours/omit.ts';
import { parcoursSchema } from '@/domain/parcours/parcours.ts';
import {
  diffParcours,
  type ParcoursDifference,
} from '@/domain/parcours/versions/difference.ts';
import type { Jalon } from '@/domain/parcours/versions/jalon.ts';
import {
  AccessDeniedError,
  isDataError,
  NotFoundError,
  OfflineError,
  LimitReachedError,
} from '@/lib/errors/data-error.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { withDeadline } from '@/lib/network/deadline.ts';
import { doc, runTransaction } from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { debitRepository } from '../debit/debit-repository.ts';
import type { Services } from '../firebase/services.ts';
import { createOperationId } from '../firestore/operation-id.ts';
import { randomHex } from '../firestore/random-hex.ts';
import { refuseNewer } from '../refuse-newer.ts';
import {
  JalonTooLongError,
  type ParcoursSave,
  type ParcoursStore,
  type RefusedEtape,
  type SaveOutcome,
} from './parcours-store.ts';
import { invalidParcours } from './read-parcours.ts';
import {
  countedIn,
  raisonOf,
  refusalOf,
  refusedHere,
  revisionAfter,
  snapshotAfter,
  withoutEtapes,
  type Counted,
  type RoomedSave,
} from './save-parts.ts';
import { writeDifference, writeJalon, type Commit } from './write-parcours.ts';

/** A commit of up to some hundred documents. */
const writeDeadlineMs = 30_000;

const ownFieldsSchema = z.omit(parcoursSchema, { etapes: true });

/** Stores the jalon of a save. Throws `JalonTooLongError` if it was requested. */
function writeJalonOf(
  commit: Commit,
  { base, parcours, jalon }: ParcoursSave,
  raison: Jalon['raison'],
  author: Author,
): void {
  const revision = revisionAfter(base);
  const isKept = writeJalon(commit, { parcours, revision, raison }, author);
  if (!isKept && jalon !== undefined) {
    throw new JalonTooLongError('The parcours is too long to be kept whole.');
  }
}

/** The `save` of a store of parcours in Firestore; `load` reads the stored state. */
export function saveIn(
  services: Services,
  load: ParcoursStore['load'],
): ParcoursStore['save'] {
  const debits = debitRepository(services);

  async function writeOnce(
    save: RoomedSave,
    difference: ParcoursDifference,
  ): Promise<'saved' | 'changed'> {
    const author = await requireAuthor(services);
    const firestore = await services.firestore();
    const reference = doc(firestore, 'parcours', save.parcours.id);
    // A transaction rather than a batch: it reads before it writes, so that the SDK's own repetition after a
    // lost answer finds our operationId instead of a refusal, and nothing waits in a queue that could be lost.
    const commitOnce = (counted: Counted, raison: Jalon['raison'] | null) =>
      debits.count(author.uid, counted, (ticks) =>
        runTransaction(firestore, async (transaction) => {
          const current = await transaction.get(reference);
          if (!current.exists()) {
            if (save.base !== null) throw new NotFoundError('This parcours was deleted.');
          } else {
            if (current.get('operationId') === save.operationId) return 'saved';
            refuseNewer('parcours', current.data());
            if (current.get('revision') !== save.base?.revision) return 'changed';
          }
          ticks.putAll(transaction, save.parcours.id);
          const commit = { firestore, transaction };
          writeDifference(commit, save, difference, author);
          if (raison !== null) writeJalonOf(commit, save, raison, author);
          return 'saved';
        }),
      );
    const counted = (await isTeam(services)) ? {} : countedIn(save);
    try {
      return await commitOnce(counted, raisonOf(save));
    } catch (error) {
      // The writes go online all the same; an automatic state is left out.
      const isLimit = error instanceof LimitReachedError && error.genre === 'jalon';
      if (!isLimit || save.jalon !== undefined) throw error;
      return commitOnce(omit(counted, 'jalon'), null);
    }
  }

  /** The actual result of a save that failed without a clear answer; null if it had no effect. */
  async function findLostOutcome(save: ParcoursSave): Promise<SaveOutcome | null> {
    try {
      const theirs = await load(save.parcours.id);
      if (theirs.operationId === save.operationId) {
        return { type: 'saved', snapshot: theirs };
      }
      if (theirs.revision !== save.base?.revision) return { type: 'conflict', theirs };
      return null;
    } catch {
      // Reading is refused too, or the network is gone: the first error is clearer.
      return null;
    }
  }

  /** One commit of all differences; throws the errors of a save. */
  async function saveWhole(roomed: RoomedSave): Promise<SaveOutcome> {
    const { base, parcours } = roomed;
    const difference = diffParcours(base?.parcours ?? null, parcours);
    try {
      // Not yet translated: a refusal by Firebase may follow a lost answer, one of ours may not.
      const written = await withDeadline(writeOnce(roomed, difference), writeDeadlineMs);
      if (written === 'saved') {
        return { type: 'saved', snapshot: snapshotAfter(roomed, difference, Date.now()) };
      }
    } catch (error) {
      if (isDataError(error) && !(error instanceof OfflineError)) throw error;
      if (error instanceof JalonTooLongError) throw error;
      const lost = await findLostOutcome(roomed);
      if (lost !== null) return lost;
      throw toDataError(error);
    }
    return { type: 'conflict', theirs: await load(parcours.id) };
  }

  /**
   * Saves étape by étape after a whole save was refused: first the parcours with the removals and none of the changed étapes, then each of
   * these with it. Throws when the parcours itself is refused.
   */
  async function saveByEtape(
    roomed: RoomedSave,
    changedIds: readonly EtapeId[],
    known: readonly RefusedEtape[],
  ): Promise<SaveOutcome> {
    const refused = [...known];
    let snapshot = roomed.base;
    const waiting = new Set<string>(changedIds);
    for (const etapeId of [null, ...changedIds]) {
      if (refused.some((one) => one.etapeId === etapeId)) continue;
      if (etapeId !== null) waiting.delete(etapeId);
      const next = withoutEtapes(roomed, waiting);
      // A parcours has an étape at least: a new one goes with the first accepted one.
      if (next.etapes.length === 0) continue;
      try {
        const outcome = await saveWhole({
          ...roomed,
          base: snapshot,
          parcours: next,
          operationId: createOperationId(),
          jalon: undefined,
        });
        if (outcome.type === 'conflict') return outcome;
        snapshot = outcome.snapshot;
      } catch (error) {
        const raison = refusalOf(error);
        if (etapeId === null || raison === null) throw error;
        refused.push({ etapeId, raison });
        waiting.add(etapeId);
      }
    }
    if (snapshot === null) throw new AccessDeniedError('Every étape was refused.');
    return { type: 'saved', snapshot, refused };
  }

  return async (asked) => {
    const salon = asked.base === null ? randomHex(16) : asked.base.salon;
    const roomed: RoomedSave = { ...asked, salon };
    const { base, parcours } = roomed;
    const difference = diffParcours(base?.parcours ?? null, parcours);
    const changedIds = difference.etapes.map(({ etapeId }) => etapeId);
    const own = ownFieldsSchema.safeParse(parcours);
    // The rules check none of its fields: the stored data must be readable again.
    if (!own.success) throw invalidParcours(parcours.id, own.error);
    const known = refusedHere(parcours, difference);
    if (known.length > 0) return saveByEtape(roomed, changedIds, known);
    try {
      return await saveWhole(roomed);
    } catch (error) {
      // A requested jalon is of the whole.
      if (
        refusalOf(error) === null ||
        changedIds.length === 0 ||
        asked.jalon !== undefined
      )
        throw error;
      return saveByEtape(roomed, changedIds, []);
    }
  };
}
