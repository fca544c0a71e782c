import { doc, getDoc, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { debitRepository } from '@/data/debit/debit-repository.ts';
import { ensurePlayerUid } from '@/data/session/session-repository.ts';
import type { PlainteEtat } from '@/domain/quete/palmares.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';

const ligneSchema = z.object({
  operationId: z.string(),
  // Copied as it is: the rules ask for the very same.
  expireAt: z.instanceof(Timestamp),
});
const plainteSchema = z.object({
  ligne: z.string(),
  etat: z.enum(['attente', 'garde', 'masque']),
});

/** The reports of names of a palmarès: one report a line, which names nobody. */
export const plainteRepository = perServices((services) => {
  const debits = debitRepository(services);

  async function plainteDoc(queteId: QueteId, partieId: string) {
    return doc(await services.firestore(), 'quetes', queteId, 'plaintes', partieId);
  }

  async function send(queteId: QueteId, partieId: string): Promise<void> {
    const uid = await ensurePlayerUid(services);
    const firestore = await services.firestore();
    const place = doc(firestore, 'quetes', queteId, 'palmares', partieId);
    const line = ligneSchema.safeParse((await getDoc(place)).data()).data;
    // Its player took it away meanwhile.
    if (line === undefined) return;
    const target = await plainteDoc(queteId, partieId);
    const before = plainteSchema.safeParse((await getDoc(target)).data()).data;
    const isSaid =
      before !== undefined &&
      (before.etat !== 'garde' || before.ligne === line.operationId);
    if (isSaid) return;
    const { operationId: ligne, expireAt } = line;
    const plainte = { ligne, etat: 'attente', at: serverTimestamp(), expireAt };
    const counted = { genre: 'plainte', de: `${queteId}/${partieId}` } as const;
    await debits.make(uid, counted, target, plainte);
  }

  return {
    /** The document of the report of a line. */
    doc: plainteDoc,

    /** What the team made of the name of a line; null when nobody reported it. Throws what Firebase throws. */
    readEtat: async (queteId: QueteId, partieId: string): Promise<PlainteEtat | null> => {
      const found = await getDoc(await plainteDoc(queteId, partieId));
      return plainteSchema.safeParse(found.data()).data?.etat ?? null;
    },

    /**
     * Tells the team that the name of a line of a palmarès hurts, under the session of this device, anonymous if need be. A
     * name that waits, or that the team has looked at since it was written, is reported no second time. Throws one of the
     * data errors; `LimitReachedError` for one report more than may be made in a day.
     */
    report: (queteId: QueteId, partieId: string): Promise<void> =>
      answered(send(queteId, partieId)),
  };
});
