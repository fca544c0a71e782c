import { t } from '@lingui/core/macro';
import { requireUid } from '@/data/session/author-repository.ts';
import { motifList, type Motif } from '@/domain/moderation/moderation.ts';
import { motifSentence } from '@/domain/moderation/motif-sentence.ts';
import { doc, getDoc } from 'firebase/firestore/lite';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import type { OwnAvis } from './avis-outbox.ts';

/** Decision on an opinion: a sentence, and the team's answer, possibly empty. */
export type AvisJugement = { phrase: string; reponse: string };

/** The reason of an opinion that the team hid; « autre » for one that this build does not know. */
function motifOf(value: unknown): Motif {
  return motifList.find((motif) => motif === value) ?? 'autre';
}

/** Decisions on opinions, for their authors. Functions throw data errors. */
export const jugementRepository = perServices((services) => {
  async function jugementOf({ queteId }: OwnAvis): Promise<AvisJugement | null> {
    const uid = await requireUid(services);
    const firestore = await services.firestore();
    const found = await getDoc(doc(firestore, 'quetes', queteId, 'avis', uid));
    const etat: unknown = found.get('etat');
    if (etat !== 'publie' && etat !== 'refuse') return null;
    const reponse: unknown = found.get('reponse');
    return {
      phrase:
        etat === 'publie'
          ? t`Votre avis est publié sur la page de la quête.`
          : motifSentence('avis', motifOf(found.get('motif'))),
      reponse: typeof reponse === 'string' ? reponse : '',
    };
  }

  return {
    /** The team's decision on an opinion: one read. Null before it. */
    read: (avis: OwnAvis): Promise<AvisJugement | null> => answered(jugementOf(avis)),
  };
});
