import {
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  type DocumentReference,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { readyAuth } from '@/data/session/ready-auth-repository.ts';
import { serverTime } from '@/data/session/server-time-repository.ts';
import { partieIdSchema, type PartieId } from '@/domain/partie/partie.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { retention } from '@/domain/retention.ts';
import { debitRepository } from '../debit/debit-repository.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { timestampSchema } from '../firestore/timestamp.ts';

const dayMs = 24 * 60 * 60 * 1_000;

const repriseSchema = z.object({
  partieId: partieIdSchema,
  texte: z.string(),
  finie: z.boolean(),
  at: timestampSchema,
  operationId: z.string(),
});

/** State of a party of an account, for its other devices. */
export type Reprise = {
  /** The account's. */
  uid: string;
  /** The document it is proven in. */
  partieId: PartieId;
  /** As `domain/partie/passage.ts` writes it. */
  texte: string;
  finie: boolean;
  /** Epoch milliseconds of the server. */
  at: number;
  operationId: string;
};

/** State that a device sends. */
export type ToldReprise = Pick<
  Reprise,
  'partieId' | 'texte' | 'finie' | 'operationId'
> & {
  /** True if none is stored for this quête yet: it is counted. */
  isFirst: boolean;
};

/** States of an account's parties, for its other devices. */
export const repriseRepository = perServices((services) => {
  const debits = debitRepository(services);

  /** The account that is signed in; null for an anonymous session, or none. */
  async function accountUid(): Promise<string | null> {
    const { currentUser } = await readyAuth(services);
    return currentUser === null || currentUser.isAnonymous ? null : currentUser.uid;
  }

  async function repriseDoc(uid: string, queteId: QueteId): Promise<DocumentReference> {
    return doc(await services.firestore(), 'reprises', `${uid}_${queteId}`);
  }

  async function readOwn(queteId: QueteId): Promise<Reprise | null> {
    const uid = await accountUid();
    if (uid === null) return null;
    const found = await getDoc(await repriseDoc(uid, queteId));
    const parsed = repriseSchema.safeParse(found.data()).data;
    return parsed === undefined ? null : { ...parsed, uid };
  }

  async function writeOwn(
    queteId: QueteId,
    { isFirst, ...told }: ToldReprise,
  ): Promise<void> {
    const uid = await accountUid();
    if (uid === null) return;
    const now = await serverTime(services);
    const expireAt = Timestamp.fromMillis(now + retention.partieDays * dayMs);
    const place = await repriseDoc(uid, queteId);
    const reprise = { ...told, uid, queteId, at: serverTimestamp(), expireAt };
    if (isFirst) {
      await debits.make(uid, { genre: 'reprise', de: queteId }, place, reprise);
    } else await setDoc(place, reprise);
  }

  return {
    /**
     * The signed-in account's last state in a quête, from one of its devices: one read. Null without an account, or without a state. Throws
     * a data error.
     */
    read: (queteId: QueteId) => answered(readOwn(queteId)),

    /** Sends the state to the account's other devices; does nothing without an account. Throws a data error. */
    write: (queteId: QueteId, told: ToldReprise) => answered(writeOwn(queteId, told)),
  };
});
