import { doc, getDoc, type DocumentReference } from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { motifList, type Motif } from '@/domain/moderation/moderation.ts';
import { pseudonymeKey } from '@/domain/utilisateur/pseudonyme.ts';
import { perServices } from '../firebase/per-services.ts';

/** By the key of each name, why it was masked. */
const masqueSchema = z.object({ noms: z.record(z.string(), z.string()) });

/** The reason of a document that the team judged; « autre » for one that this build does not know. */
export function motifOf(value: unknown): Motif {
  return motifList.find((motif) => motif === value) ?? 'autre';
}

/** The names of palmarès that the team masked, by session: they come back with no other party of that session. */
export const masqueRepository = perServices((services) => {
  async function masqueDoc(uid: string): Promise<DocumentReference> {
    return doc(await services.firestore(), 'masques', uid);
  }

  return {
    /** Where the masked names of a session stand. */
    doc: masqueDoc,

    /** What adds a name to them. */
    withName: (pseudonyme: string, motif: Motif) => ({
      noms: { [pseudonymeKey(pseudonyme)]: motif },
    }),

    /** Why the team masked a name of a session; null while it has not. One read. Throws what Firebase throws. */
    read: async (uid: string, pseudonyme: string): Promise<Motif | null> => {
      const found = await getDoc(await masqueDoc(uid));
      const noms = masqueSchema.safeParse(found.data()).data?.noms ?? {};
      const motif = noms[pseudonymeKey(pseudonyme)];
      return motif === undefined ? null : motifOf(motif);
    },
  };
});
