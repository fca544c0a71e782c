import * as z from 'zod/mini';
import { parseContenu } from '../../src/data/quete/quete-document.ts';
import type { Migration } from './migration.ts';

const etapesSchema = z.object({ etapes: z.array(z.object({ id: z.string() })) });

/**
 * Versions that were published before they named their étapes (`etapeIds`), which the figures of a month are compared with:
 * read from their own `contenu`. One that cannot be read stays as it is.
 */
export const versionEtapes: Migration = {
  id: 'version-etapes',
  titre: 'La liste des étapes de chaque version publiée',
  query: (firestore) => firestore.collectionGroup('versions'),
  writesOf: (document) => {
    if (document.get('etapeIds') !== undefined) return [];
    const contenu = etapesSchema.safeParse(parseContenu(document.get('contenu'))).data;
    if (contenu === undefined) return [];
    const etapeIds = contenu.etapes.map(({ id }) => id);
    return [{ path: document.ref.path, data: { etapeIds } }];
  },
};
