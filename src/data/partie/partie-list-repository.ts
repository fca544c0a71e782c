import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { preuveIdSchema, type PreuveId } from '@/domain/preuve/preuve-id.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { timestampSchema } from '../firestore/timestamp.ts';
import { requireUid } from '../session/author-repository.ts';

/** The rules' limit of a list. */
const pageSize = 50;

const rowSchema = z.object({
  queteId: queteIdSchema,
  points: z.int(),
  startedAt: timestampSchema,
  finishedAt: z.nullable(timestampSchema),
  preuve: z.optional(preuveIdSchema),
});

/** A line of the carnet. Times are epoch milliseconds. */
export type PartieRow = {
  id: string;
  queteId: z.infer<typeof queteIdSchema>;
  points: number;
  startedAt: number;
  /** Null while it is under way. */
  finishedAt: number | null;
  /** Absent for a finish without one. */
  preuve?: PreuveId | undefined;
};

/** The carnet: the parties of an account. */
export const partieListRepository = perServices((services) => {
  async function listOf(uid: string): Promise<PartieRow[]> {
    const own = query(
      collection(await services.firestore(), 'parties'),
      where('uid', '==', uid),
      orderBy('startedAt', 'desc'),
      limit(pageSize),
    );
    const { docs } = await getDocs(own);
    return docs.flatMap((found) => {
      const parsed = rowSchema.safeParse(found.data());
      if (parsed.success) return [{ id: found.id, ...parsed.data }];
      console.warn(`${found.ref.path} is no party.`, parsed.error);
      return [];
    });
  }

  return {
    /**
     * The last 50 parties of the signed-in account, newest first: one query. A document of another shape is left out and logged. Throws a
     * data error, `AccessDeniedError` without a session.
     */
    listOwn: () => answered(requireUid(services).then(listOf)),
  };
});
