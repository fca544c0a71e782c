import {
  deleteDoc,
  doc,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { debitRepository } from '@/data/debit/debit-repository.ts';
import { ensurePlayerUid } from '@/data/session/session-repository.ts';
import { nomMasque } from '@/domain/quete/palmares.ts';
import type { PartieId } from '@/domain/partie/partie.ts';
import { perServices } from '../firebase/per-services.ts';
import { copyOf, deleteAvis } from '../avis/avis-copy.ts';
import { answered } from '../firestore/answered.ts';
import type { Echo } from './echo-outbox.ts';
import { masqueRepository } from './masque-repository.ts';
import { plainteRepository } from './plainte-repository.ts';

const partieSchema = z.object({
  points: z.int(),
  version: z.int(),
  // Copied as it is: the rules ask for the very same.
  expireAt: z.instanceof(Timestamp),
});

/** What players leave of a party that has ended. */
export const echoRepository = perServices((services) => {
  const debits = debitRepository(services);

  /** The opinion and its tick of the counter go in one commit: the rules of each require the other. */
  async function putAvis(echo: Echo, partieId: PartieId, uid: string): Promise<void> {
    const firestore = await services.firestore();
    const { queteId, id: operationId, note, texte, pseudonyme } = echo;
    const place = doc(firestore, 'quetes', queteId, 'avis', uid);
    const before = await getDoc(place);
    // It had arrived, and the answer was lost.
    if (before.get('operationId') === operationId) return;
    const copy = copyOf(before);
    const said = { uid, note, texte, pseudonyme, partieId, etat: 'attente' };
    await debits.count(uid, { avis: 1 }, async (ticks) => {
      const batch = writeBatch(firestore);
      // Its public copy goes: a changed opinion waits again.
      if (copy !== null) batch.delete(copy);
      batch.set(place, { ...said, at: serverTimestamp(), operationId });
      ticks.put(batch, 'avis', queteId);
      await batch.commit();
    });
  }

  /**
   * The points are those of the party's own document: the rules ask for the very same. A name that the team masked stays so,
   * of this party and of any other one of the session.
   */
  async function putLigne({ echo, partieId, minutes, uid }: Said): Promise<void> {
    const firestore = await services.firestore();
    const { queteId, id: operationId, pseudonyme } = echo;
    const place = doc(firestore, 'quetes', queteId, 'palmares', partieId);
    const before = await getDoc(place);
    if (before.get('operationId') === operationId) return;
    const partie = await getDoc(doc(firestore, 'parties', partieId));
    const { points, version, expireAt } = partieSchema.parse(partie.data());
    const etat = await plainteRepository(services).readEtat(queteId, partieId);
    const motif = await masqueRepository(services).read(uid, pseudonyme);
    const nom = etat === 'masque' || motif !== null ? nomMasque : pseudonyme;
    const took = minutes === null ? {} : { minutes };
    const ligne = { pseudonyme: nom, points, version, expireAt, ...took };
    await setDoc(place, { ...ligne, at: serverTimestamp(), operationId });
  }

  /** Once a party: the thanks and their count go in one commit. */
  async function putMerci({ queteId }: Echo, partieId: PartieId): Promise<void> {
    const firestore = await services.firestore();
    const quete = doc(firestore, 'quetes', queteId);
    const place = doc(quete, 'mercis', partieId);
    if ((await getDoc(place)).exists()) return;
    const partie = await getDoc(doc(firestore, 'parties', partieId));
    const { expireAt } = partieSchema.parse(partie.data());
    const batch = writeBatch(firestore);
    batch.set(place, { at: serverTimestamp(), expireAt });
    const count = {
      total: increment(1),
      dernier: partieId,
      updatedAt: serverTimestamp(),
    };
    batch.set(doc(quete, 'compteurs', 'merci'), count, { merge: true });
    await batch.commit();
  }

  async function take(echo: Echo, partieId: PartieId, uid: string): Promise<void> {
    const { genre, queteId } = echo;
    const quete = doc(await services.firestore(), 'quetes', queteId);
    if (genre === 'avis') await deleteAvis(await getDoc(doc(quete, 'avis', uid)));
    else await deleteDoc(doc(quete, genre, partieId));
  }

  type Said = { echo: Echo; partieId: PartieId; minutes: number | null; uid: string };

  function put(said: Said): Promise<void> {
    const { echo, partieId, uid } = said;
    if (echo.isRetire) return take(echo, partieId, uid);
    switch (echo.genre) {
      case 'avis':
        return putAvis(echo, partieId, uid);
      case 'palmares':
        return putLigne(said);
      case 'merci':
        return putMerci(echo, partieId);
    }
  }

  return {
    /**
     * Writes or takes away what a player says after a party, whose document has ended (`minutes`: how long it took, where the
     * phone knows). May be called again after a failure:
     * what had arrived is known by its id. Throws one of the data errors; `LimitReachedError` for one opinion more than may be
     * said in a day.
     */
    send: async (
      echo: Echo,
      partieId: PartieId,
      minutes: number | null = null,
    ): Promise<void> => {
      const uid = await answered(ensurePlayerUid(services));
      await answered(put({ echo, partieId, minutes, uid }));
    },
  };
});
