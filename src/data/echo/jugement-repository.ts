import { t } from '@lingui/core/macro';
import { requireUid } from '@/data/session/author-repository.ts';
import { partieStore } from '@/data/partie/partie-store.ts';
import type { PartieId } from '@/domain/partie/partie.ts';
import { motifSentence } from '@/domain/moderation/motif-sentence.ts';
import { doc, getDoc } from 'firebase/firestore/lite';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import type { Echo } from './echo-outbox.ts';
import { masqueRepository, motifOf } from './masque-repository.ts';
import { plainteRepository } from './plainte-repository.ts';

/** What became of what was said: a sentence, and what the team wrote with it, possibly empty. */
export type EchoJugement = { phrase: string; reponse: string };

/** The document of a party that was proven; its id on this device where there is no other. */
async function documentOf(partieId: PartieId): Promise<PartieId> {
  const kept = await (await partieStore()).read(partieId);
  return kept?.envoi.documentId ?? partieId;
}

/** What became of what players said, for those who said it. Every function throws one of the data errors. */
export const jugementRepository = perServices((services) => {
  async function ofAvis({ queteId }: Echo): Promise<EchoJugement | null> {
    const uid = await requireUid(services);
    const firestore = await services.firestore();
    const found = await getDoc(doc(firestore, 'quetes', queteId, 'avis', uid));
    const etat: unknown = found.get('etat');
    if (etat !== 'publie' && etat !== 'refuse') return null;
    const reponse: unknown = found.get('reponse');
    return {
      phrase:
        etat === 'publie'
          ? t`Votre avis se lit sur la page de la quête.`
          : motifSentence('avis', motifOf(found.get('motif'))),
      reponse: typeof reponse === 'string' ? reponse : '',
    };
  }

  /** Masked itself, or known to be masked since another party of this session. */
  async function ofNom({
    queteId,
    partieId,
    pseudonyme,
  }: Echo): Promise<EchoJugement | null> {
    const plaintes = plainteRepository(services);
    const found = await getDoc(await plaintes.doc(queteId, await documentOf(partieId)));
    const motif =
      found.get('etat') === 'masque'
        ? motifOf(found.get('motif'))
        : await masqueRepository(services).read(await requireUid(services), pseudonyme);
    return motif === null ? null : { phrase: motifSentence('nom', motif), reponse: '' };
  }

  return {
    /** What the team made of an opinion, or of a name that was reported: two reads at the most. Null while nothing. */
    read: async (echo: Echo): Promise<EchoJugement | null> => {
      if (echo.genre === 'merci') return null;
      return answered(echo.genre === 'avis' ? ofAvis(echo) : ofNom(echo));
    },
  };
});
