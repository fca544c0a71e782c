import type { OtherLangue } from '@/langue/langue.ts';
import { limits } from '@/domain/limits.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import {
  traductionIdOf,
  traductionSchema,
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
  serverTimestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { requireUid } from '@/data/session/author-repository.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { refuseNewer } from '../refuse-newer.ts';

/** The texts of one document; none, and said on the console, where it is not what it should be. */
function textesOf(id: string, data: unknown): Textes {
  const parsed = traductionSchema.safeParse(refuseNewer('traduction', data));
  if (parsed.success) return parsed.data.textes;
  console.error(`The translation ${id} cannot be read.`, parsed.error);
  return {};
}

/** Parcours in other languages, in Firestore. Every function throws one of the data errors. */
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
    langue: OtherLangue,
    changes: readonly Change[],
  ): Promise<void> {
    const updatedBy = await requireUid(services);
    const firestore = await services.firestore();
    const batch = writeBatch(firestore);
    const { textesByEtape } = withChanges({ langue, textesByEtape: {} }, changes);
    for (const etapeId of new Set(changes.map((change) => change.etapeId))) {
      const name = traductionIdOf(langue, etapeId);
      const textes = textesByEtape[name.slice(langue.length + 1)] ?? {};
      // Merged field by field: two people who translate different texts at once both keep theirs.
      batch.set(
        doc(firestore, 'parcours', id, 'traductions', name),
        { textes, updatedAt: serverTimestamp(), updatedBy },
        { merge: true },
      );
    }
    await batch.commit();
  }

  return {
    /** All that a parcours has in a language. */
    read: (id: ParcoursId, langue: OtherLangue) => answered(readOne(id, langue)),

    /** Writes texts in a language, all or none; texts that are not named stay. The étapes must be online. */
    save: (id: ParcoursId, langue: OtherLangue, changes: readonly Change[]) =>
      answered(saveThem(id, langue, changes)),
  };
});
