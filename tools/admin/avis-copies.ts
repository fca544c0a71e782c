import { randomUUID } from 'node:crypto';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { publicAvis } from '../../src/domain/quete/avis.ts';
import type { Migration } from './migration.ts';

const saidSchema = z.object({
  note: z.int(),
  texte: z.string(),
  pseudonyme: z.string(),
  at: z.instanceof(Timestamp),
  /** Judged before the team could answer, it has none. */
  reponse: z._default(z.string(), ''),
});

/** The fields of the copy of an opinion; null for one that cannot be read. */
export function copyOfAvis(stored: unknown): DocumentData | null {
  const said = saidSchema.safeParse(stored).data;
  if (said === undefined) return null;
  const { at, ...others } = publicAvis({ ...said, at: said.at.toMillis() });
  return { ...others, at: Timestamp.fromMillis(at) };
}

/**
 * Opinions that were published before everybody read copies of them (`quetes/{queteId}/avisPublics/{publique}`): each gets its
 * copy, under an id drawn here, which the opinion keeps.
 */
export const avisCopies: Migration = {
  id: 'avis-publics',
  titre: 'Une copie publique, qui ne nomme personne, de chaque avis publié',
  query: (firestore) => firestore.collectionGroup('avis').where('etat', '==', 'publie'),
  writesOf: (document) => {
    const copy = copyOfAvis(document.data());
    if (copy === null || document.get('publique') !== undefined) return [];
    const publique = randomUUID().replaceAll('-', '').slice(0, 24);
    return [
      { path: document.ref.path, data: { publique } },
      { path: `${document.ref.parent.path}Publics/${publique}`, data: copy },
    ];
  },
};
