import { serverTime } from '@/data/session/server-time-repository.ts';
import { etapeIdSchema } from '@/domain/etape/etape-id.ts';
import { limits } from '@/domain/limits.ts';
import { queteIdSchema, type QueteId } from '@/domain/quete/quete.ts';
import { retention } from '@/domain/retention.ts';
import {
  constatEtatList,
  type Constats,
  type Tournee,
} from '@/domain/tournee/tournee.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { randomHex } from '../firestore/random-hex.ts';
import { timestampSchema } from '../firestore/timestamp.ts';

const dayMs = 24 * 60 * 60 * 1_000;

const documentSchema = z.object({
  queteId: queteIdSchema,
  version: z.int(),
  createdAt: timestampSchema,
  finieLe: z.nullable(timestampSchema),
  etapeIds: z.array(etapeIdSchema),
  etats: z.array(z.enum(constatEtatList)),
  notes: z.array(z.string()),
});

/** A round from its document; null if invalid. */
export function tourneeOf(jeton: string, data: unknown): Tournee | null {
  const parsed = documentSchema.safeParse(data);
  if (!parsed.success) return null;
  const { etapeIds, etats, notes, ...rest } = parsed.data;
  return {
    jeton,
    ...rest,
    constats: etapeIds.map((etapeId, index) => ({
      etapeId,
      etat: etats[index] ?? 'en-place',
      note: notes[index] ?? '',
    })),
  };
}

/** The rounds of quêtes in Firestore. Functions throw data errors. */
export const tourneeRepository = perServices((services) => {
  async function tourneeDoc(jeton: string) {
    return doc(await services.firestore(), 'tournees', jeton);
  }

  async function readOne(jeton: string): Promise<Tournee | null> {
    const found = await getDoc(await tourneeDoc(jeton));
    return found.exists() ? tourneeOf(jeton, found.data()) : null;
  }

  /** True if a refused round had been sent before: it is then unreadable. */
  async function wasSent(jeton: string): Promise<boolean> {
    try {
      await answered(readOne(jeton));
      return false;
    } catch (error) {
      return error instanceof AccessDeniedError;
    }
  }

  async function createOne(queteId: QueteId, version: number): Promise<void> {
    const now = await serverTime(services);
    await setDoc(await tourneeDoc(randomHex(16)), {
      queteId,
      version,
      finieLe: null,
      etapeIds: [],
      etats: [],
      notes: [],
      createdAt: serverTimestamp(),
      expireAt: Timestamp.fromMillis(now + retention.tourneeDays * dayMs),
    });
  }

  async function listOf(queteId: QueteId): Promise<readonly Tournee[]> {
    const { docs } = await getDocs(
      query(
        collection(await services.firestore(), 'tournees'),
        where('queteId', '==', queteId),
        limit(limits.tourneePage.max),
      ),
    );
    return docs
      .map((found) => tourneeOf(found.id, found.data()))
      .filter((tournee) => tournee !== null)
      .toSorted((a, b) => b.createdAt - a.createdAt);
  }

  async function send(jeton: string, queteId: QueteId, constats: Constats) {
    const firestore = await services.firestore();
    const found = Object.entries(constats);
    const batch = writeBatch(firestore);
    batch.update(await tourneeDoc(jeton), {
      finieLe: serverTimestamp(),
      etapeIds: found.map(([etapeId]) => etapeId),
      etats: found.map(([, { etat }]) => etat),
      notes: found.map(([, { note }]) => note),
    });
    batch.update(doc(firestore, 'quetes', queteId), {
      verifieeLe: serverTimestamp(),
      operationId: jeton,
    });
    await batch.commit();
  }

  return {
    /** Makes the link of a round through a version of a quête, for admins. */
    create: (queteId: QueteId, version: number) => answered(createOne(queteId, version)),

    /** The rounds of a quête, the newest first, for admins. */
    list: (queteId: QueteId) => answered(listOf(queteId)),

    /** A round by its jeton, without a session; null if there is none, or no more. Throws `AccessDeniedError` when it has been sent. */
    read: (jeton: string) => answered(readOne(jeton)),

    /** Takes the link of a round back, or its result away, for admins. */
    remove: (jeton: string) => answered(tourneeDoc(jeton).then(deleteDoc)),

    /**
     * Sends the findings, once and without a session, and dates the quête « Vérifiée sur place » in the same commit. A repeat after a lost
     * answer counts once. Throws `AccessDeniedError` when the link has expired or the quête is no longer online.
     */
    finish: async (
      { jeton, queteId }: Pick<Tournee, 'jeton' | 'queteId'>,
      constats: Constats,
    ): Promise<void> => {
      try {
        await answered(send(jeton, queteId, constats));
      } catch (error) {
        if (!(error instanceof AccessDeniedError) || !(await wasSent(jeton))) throw error;
      }
    },
  };
});
