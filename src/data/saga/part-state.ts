import { coverImageOf } from '@/domain/quete/public-media.ts';
import type { EtatPartie } from '@/domain/saga/equipe.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { noSuspensions, suspensionsAt } from '@/domain/quete/suspension.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { readPublicDocument } from '@/lib/firebase/firestore-rest.ts';
import { perServices } from '../firebase/per-services.ts';
import { queteOf } from '../quete/quete-document.ts';

/** State online of a quête that is a part of a saga: one read. Throws a data error. */
export async function readPartState(
  queteId: QueteId,
  signal?: AbortSignal,
): Promise<EtatPartie> {
  try {
    const document = await readPublicDocument(`quetes/${queteId}`, signal);
    const { contenu, suspensions = noSuspensions } = queteOf(queteId, document);
    const { parcoursId } = document;
    const first = contenu.etapes.find(({ position }) => position !== null);
    return {
      type: 'publiee',
      parts: contenu.sagas ?? [],
      estFermee: suspensionsAt(suspensions, Date.now()).fermeture !== null,
      parcoursId: typeof parcoursId === 'string' ? parcoursId : '',
      titre: contenu.titre,
      communeNom: contenu.commune.nom,
      position: first?.position ?? null,
      image: coverImageOf(contenu),
    };
  } catch (error) {
    if (error instanceof NotFoundError) return { type: 'absente' };
    throw error;
  }
}

/** The same for the queries of the editor, whose tests replace it. */
export const partStateRepository = perServices(() => ({ read: readPartState }));
