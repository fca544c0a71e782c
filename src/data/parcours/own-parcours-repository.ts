import { ligneCourteOf, type LigneCourte } from './ligne-courte.ts';
import { limits } from '@/domain/limits.ts';
import { membreRoleList, type MembreRole } from '@/domain/parcours/sharing/membre.ts';
import {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { requireUid } from '@/data/session/author-repository.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';

/** A parcours that this account shares, without its texts. */
export type ParcoursPartage = LigneCourte & { role: MembreRole };

const membresSchema = z.object({ membres: z.record(z.string(), z.enum(membreRoleList)) });

function rowOf(found: QueryDocumentSnapshot, uid: string): ParcoursPartage | null {
  const ligne = ligneCourteOf(found.id, found.data());
  const role = membresSchema.safeParse(found.data()).data?.membres[uid];
  return ligne === null || role === undefined ? null : { ...ligne, role };
}

/** The parcours shared by the account of this session. Throws a data error. */
export const ownParcoursRepository = perServices((services) => {
  async function readAll(): Promise<readonly ParcoursPartage[]> {
    const uid = await requireUid(services);
    const firestore = await answered(services.firestore());
    const found: QueryDocumentSnapshot[] = [];
    for (;;) {
      const last = found.at(-1);
      const page = query(
        collection(firestore, 'parcours'),
        where('membreUids', 'array-contains', uid),
        orderBy(documentId()),
        ...(last === undefined ? [] : [startAfter(last.id)]),
        limit(limits.ownParcoursPage.max),
      );
      // Each page has its own deadline: their number is unknown.
      const { docs } = await answered(getDocs(page));
      found.push(...docs);
      if (docs.length < limits.ownParcoursPage.max) break;
    }
    return found
      .map((one) => rowOf(one, uid))
      .filter((row) => row !== null)
      .toSorted((a, b) => b.updatedAt - a.updatedAt);
  }

  return {
    /** All parcours that this account writes or reads, the last changed first. */
    list: readAll,
  };
});
