import { doc, getDoc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { serverTime } from '@/data/session/server-time-repository.ts';
import { accountTextOf, readAccountText } from '@/domain/carnet/account-carnet.ts';
import { mergeCarnets, type Feuillet } from '@/domain/carnet/feuillet.ts';
import { openObject } from '@/domain/open-object.ts';
import { retention } from '@/domain/retention.ts';
import { NewerFormatError } from '@/lib/errors/data-error.ts';
import { debitRepository } from '../debit/debit-repository.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { createOperationId } from '../firestore/operation-id.ts';

const dayMs = 24 * 60 * 60 * 1_000;
/** Stored among the reprises of the account, in the place of a quête. */
const name = 'carnet';
const storedSchema = openObject({ texte: z.string() });

/** The account's pages besides those of its own parties: `reprises/{uid}_carnet`. */
export const accountCarnetRepository = perServices((services) => {
  const debits = debitRepository(services);

  async function join(
    uid: string,
    chosenOf: (stored: readonly Feuillet[]) => readonly Feuillet[],
  ): Promise<Feuillet[]> {
    const place = doc(await services.firestore(), 'reprises', `${uid}_${name}`);
    const found = storedSchema.safeParse((await getDoc(place)).data()).data;
    const stored = found === undefined ? [] : readAccountText(found.texte);
    if (stored === null) throw new NewerFormatError('contenu');
    const merged = mergeCarnets(chosenOf(stored));
    const texte = accountTextOf(merged);
    if (texte === (found?.texte ?? accountTextOf([]))) return merged;
    const carnet = {
      ...{ uid, queteId: name, texte, finie: true },
      partieId: name.padEnd(20, '0'),
      at: serverTimestamp(),
      expireAt: Timestamp.fromMillis(
        (await serverTime(services)) + retention.partieDays * dayMs,
      ),
      operationId: createOperationId(),
    };
    if (found === undefined) {
      await debits.make(uid, { genre: 'reprise', de: name }, place, carnet);
    } else await setDoc(place, carnet);
    return merged;
  }

  return {
    /**
     * Joins pages with the account's, stores new ones, and returns all of them: one read, and one write if anything changes.
     * @param chosenOf the pages to store, from the stored ones. Throws a data error, including the daily limit of reprises.
     */
    join: (uid: string, chosenOf: (stored: readonly Feuillet[]) => readonly Feuillet[]) =>
      answered(join(uid, chosenOf)),
  };
});
