import { doc, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { debitRepository } from '@/data/debit/debit-repository.ts';
import { ensurePlayerUid } from '@/data/session/session-repository.ts';
import type { PartieId } from '@/domain/partie/partie.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { copyOf, deleteAvis } from './avis-copy.ts';
import type { OwnAvis } from './avis-outbox.ts';

/** A player's opinion of a finished party. */
export const ownAvisRepository = perServices((services) => {
  const debits = debitRepository(services);

  async function placeOf({ queteId }: OwnAvis, uid: string) {
    return doc(await services.firestore(), 'quetes', queteId, 'avis', uid);
  }

  /** The opinion and its tick of the counter are in one commit: the rules of each require the other. */
  async function put(avis: OwnAvis, partieId: PartieId, uid: string): Promise<void> {
    const firestore = await services.firestore();
    const { queteId, id: operationId, note, texte, pseudonyme } = avis;
    const place = await placeOf(avis, uid);
    const before = await getDoc(place);
    // It had arrived, and the answer was lost.
    if (before.get('operationId') === operationId) return;
    const copy = copyOf(before);
    const said = { uid, note, texte, pseudonyme, partieId, etat: 'attente' };
    await debits.count(uid, { avis: 1 }, async (ticks) => {
      const batch = writeBatch(firestore);
      // Its public copy is deleted: a changed opinion waits again.
      if (copy !== null) batch.delete(copy);
      batch.set(place, { ...said, at: serverTimestamp(), operationId });
      ticks.put(batch, 'avis', queteId);
      await batch.commit();
    });
  }

  async function take(avis: OwnAvis, uid: string): Promise<void> {
    await deleteAvis(await getDoc(await placeOf(avis, uid)));
  }

  return {
    /**
     * Writes or deletes an opinion of a party, whose document has ended. May be called again after a failure: one that had arrived is
     * recognised by its id. Throws a data error; `LimitReachedError` past the daily limit of opinions.
     */
    send: async (avis: OwnAvis, partieId: PartieId): Promise<void> => {
      const uid = await answered(ensurePlayerUid(services));
      await answered(avis.isRetire ? take(avis, uid) : put(avis, partieId, uid));
    },
  };
});
