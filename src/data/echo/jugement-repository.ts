import { requireUid } from '@/data/session/author-repository.ts';
import { partieStore } from '@/data/partie/partie-store.ts';
import type { PartieId } from '@/domain/partie/partie.ts';
import { motifList, motifSentence, type Motif } from '@/domain/moderation/moderation.ts';
import { orDataError } from '@/lib/errors/or-data-error.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';
import { doc, getDoc } from 'firebase/firestore/lite';
import type { Echo } from './echo-outbox.ts';
import { plainteDoc } from './plainte-repository.ts';

const deadlineMs = 15_000;

/** What became of what was said: a French sentence, and what the team wrote with it, possibly empty. */
export type EchoJugement = { phrase: string; reponse: string };

function motifOf(value: unknown): Motif {
  return motifList.find((motif) => motif === value) ?? 'autre';
}

async function ofAvis({ queteId }: Echo): Promise<EchoJugement | null> {
  const uid = await requireUid();
  const found = await getDoc(doc(firestoreLite(), 'quetes', queteId, 'avis', uid));
  const etat: unknown = found.get('etat');
  if (etat !== 'publie' && etat !== 'refuse') return null;
  const reponse: unknown = found.get('reponse');
  return {
    phrase:
      etat === 'publie'
        ? 'Votre avis se lit sur la page de la quête.'
        : motifSentence('avis', motifOf(found.get('motif'))),
    reponse: typeof reponse === 'string' ? reponse : '',
  };
}

/** The document of a party that was proven; its id on this device where there is no other. */
async function documentOf(partieId: PartieId): Promise<PartieId> {
  const kept = await (await partieStore()).read(partieId);
  return kept?.envoi.documentId ?? partieId;
}

async function ofNom({ queteId, partieId }: Echo): Promise<EchoJugement | null> {
  const found = await getDoc(plainteDoc(queteId, await documentOf(partieId)));
  return found.get('etat') === 'masque'
    ? { phrase: motifSentence('nom', motifOf(found.get('motif'))), reponse: '' }
    : null;
}

/**
 * What the team made of an opinion, or of a name that was reported: one read. Null while nothing. For who said it. Throws
 * one of the data errors.
 */
export async function readEchoJugement(echo: Echo): Promise<EchoJugement | null> {
  if (echo.genre === 'merci') return null;
  return orDataError(echo.genre === 'avis' ? ofAvis(echo) : ofNom(echo), deadlineMs);
}
