import { limits } from '@/domain/limits.ts';
import { membreRoleList, type MembreRole } from '@/domain/parcours/sharing/membre.ts';
import {
  etatList,
  parcoursIdSchema,
  type Etat,
  type ParcoursId,
} from '@/domain/parcours/parcours.ts';
import { queteIdSchema, type QueteId } from '@/domain/quete/quete.ts';
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
import { timestampSchema } from '@/data/firestore/timestamp.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';

/** A parcours that this account shares, without its texts. */
export type ParcoursPartage = {
  id: ParcoursId;
  titre: string;
  communeNom: string;
  etat: Etat;
  role: MembreRole;
  /** What it is published as, and when (epoch milliseconds); null while it is not. */
  publication: { queteId: QueteId; version: number; at: number } | null;
  /** Epoch milliseconds. */
  updatedAt: number;
};

const rowSchema = z.object({
  titre: z.string(),
  communeNom: z.string(),
  etat: z.enum(etatList),
  membres: z.record(z.string(), z.enum(membreRoleList)),
  publication: z.optional(
    z.object({ queteId: queteIdSchema, version: z.int(), at: timestampSchema }),
  ),
  updatedAt: timestampSchema,
});

function rowOf(found: QueryDocumentSnapshot, uid: string): ParcoursPartage | null {
  const id = parcoursIdSchema.safeParse(found.id);
  const row = rowSchema.safeParse(found.data());
  const role = row.data?.membres[uid];
  if (!id.success || !row.success || role === undefined) {
    console.error(`The parcours ${found.id} cannot be listed.`, row.error);
    return null;
  }
  const { titre, communeNom, etat, publication = null, updatedAt } = row.data;
  return { id: id.data, titre, communeNom, etat, role, publication, updatedAt };
}

/** The parcours that the account of this session shares. Throws one of the data errors. */
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
      // Each page has a deadline of its own: how many there are is not known.
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
