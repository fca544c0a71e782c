import type { OtherLangue } from '@/langue/langue.ts';
import { limits } from '@/domain/limits.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import {
  traductionIdOf,
  traductionSchema,
  wholeKey,
  withChanges,
  type Change,
  type Textes,
  type Traduction,
} from '@/domain/traduction/traduction.ts';
import {
  collection,
  doc,
  documentId,
  getDocs,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite';
import { requireUid } from '@/data/session/author-repository.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { createOperationId } from '../firestore/operation-id.ts';
import { refuseNewer } from '../refuse-newer.ts';

/** The texts of a document; none, and logged, if invalid. */
function textesOf(id: string, data: unknown): Textes {
  const parsed = traductionSchema.safeParse(refuseNewer('traduction', data));
  if (parsed.success) return parsed.data.textes;
  console.error(`The translation ${id} cannot be read.`, parsed.error);
  return {};
}

/** Others have changed a text since it was read. */
export class TextesOvertakenError extends Error {
  override readonly name = 'TextesOvertakenError';
}

/** True if one of the texts to write is neither as known nor as it will be. */
function isOvertaken(stored: Textes, next: Textes, known: Textes): boolean {
  return Object.entries(next).some(([champ, { texte }]) => {
    const there = stored[champ]?.texte ?? '';
    return there !== texte && there !== (known[champ]?.texte ?? '');
  });
}

/** Translations of parcours, in Firestore. Functions throw data errors. */
export const traductionRepository = perServices((services) => {
  async function readOne(id: ParcoursId, langue: OtherLangue): Promise<Traduction> {
    const { docs } = await getDocs(
      query(
        collection(await services.firestore(), 'parcours', id, 'traductions'),
        where(documentId(), '>=', `${langue}_`),
        where(documentId(), '<', `${langue}_~`),
        // Each étape, and the whole.
        limit(limits.etapeCount.max + 1),
      ),
    );
    const entries = docs.map((found) => [
      found.id.slice(langue.length + 1),
      textesOf(found.id, found.data()),
    ]);
    // Ids of étapes, each once.
    return {
      langue,
      textesByEtape: Object.fromEntries(entries) as Record<string, Textes>,
    };
  }

  async function saveThem(
    id: ParcoursId,
    known: Traduction,
    changes: readonly Change[],
  ): Promise<boolean> {
    const { langue } = known;
    const updatedBy = await requireUid(services);
    const firestore = await services.firestore();
    const operationId = createOperationId();
    const { textesByEtape } = withChanges({ langue, textesByEtape: {} }, changes);
    const etapeIds = [...new Set(changes.map((change) => change.etapeId))];
    return runTransaction(firestore, async (transaction) => {
      const found = await Promise.all(
        etapeIds.map((etapeId) => {
          const name = traductionIdOf(langue, etapeId);
          return transaction.get(doc(firestore, 'parcours', id, 'traductions', name));
        }),
      );
      for (const [index, old] of found.entries()) {
        const key = etapeIds[index] ?? wholeKey;
        const stored = textesOf(old.id, old.data() ?? { textes: {} });
        const textes = textesByEtape[key] ?? {};
        if (isOvertaken(stored, textes, known.textesByEtape[key] ?? {})) {
          return false;
        }
        const before: unknown = old.get('revision');
        // Merged field by field: two people who translate different texts at once both keep theirs.
        transaction.set(
          old.ref,
          {
            textes,
            revision: (typeof before === 'number' ? before : 0) + 1,
            updatedAt: serverTimestamp(),
            updatedBy,
            operationId,
          },
          { merge: true },
        );
      }
      return true;
    });
  }

  return {
    /** All that a parcours has in a language. */
    read: (id: ParcoursId, langue: OtherLangue) => answered(readOne(id, langue)),

    /**
     * Writes texts in a language, all or none; other texts stay. The étapes must be online. `known`: their last reading. Throws
     * `TextesOvertakenError` if others have changed one of these texts since.
     */
    save: async (
      id: ParcoursId,
      known: Traduction,
      changes: readonly Change[],
    ): Promise<void> => {
      if (!(await answered(saveThem(id, known, changes)))) {
        throw new TextesOvertakenError('Others have written these texts since.');
      }
    },
  };
});
