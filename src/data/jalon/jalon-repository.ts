import { limits } from '@/domain/limits.ts';
import { withOwnFiles } from '@/domain/parcours/own-files.ts';
import { jalonRaisonList, type Jalon } from '@/domain/parcours/versions/jalon.ts';
import {
  type Parcours,
  type ParcoursId,
  parcoursSchema,
} from '@/domain/parcours/parcours.ts';
import { InvalidDocumentError, NotFoundError } from '@/lib/errors/data-error.ts';
import { listFields } from '@/lib/firebase/firestore-list.ts';
import { doc, getDoc } from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { requireUser } from '@/data/session/author-repository.ts';
import type { PublicDocument } from '@/lib/firebase/firestore-rest.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import type { JalonPage } from '@/data/parcours/parcours-store.ts';
import { refuseNewer } from '../refuse-newer.ts';

const rowSchema = z.pipe(
  z.object({
    revision: z.int(),
    raison: z.enum(jalonRaisonList),
    at: z.number(),
    by: z.string(),
    nom: z.string(),
  }),
  z.transform(({ by, ...row }): Jalon => ({ ...row, uid: by })),
);

/** A row of the list; null, and logged, if invalid. */
function rowOf(fields: PublicDocument): Jalon | null {
  const { success, data, error } = rowSchema.safeParse(fields);
  if (success) return data;
  console.warn('A kept state of a parcours is left out of its list.', fields, error);
  return null;
}

/** Result of parsing a document; `InvalidDocumentError` if invalid. */
function parsed<Value>(what: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof z.core.$ZodError || error instanceof SyntaxError) {
      throw new InvalidDocumentError(`${what} cannot be read.`, { cause: error });
    }
    throw error;
  }
}

/**
 * The parcours in the text of a jalon, under its original id and with its own files alone. Throws a `SyntaxError` or a `ZodError` if
 * invalid, `NewerFormatError` when a later build wrote it.
 */
export function parcoursOfJalon(id: ParcoursId, contenu: unknown): Parcours {
  const json: unknown = JSON.parse(z.string().parse(contenu));
  const parcours = parcoursSchema.parse(refuseNewer('parcours', json));
  return withOwnFiles({ ...parcours, id });
}

/** The stored states of parcours. Functions throw data errors. */
export const jalonRepository = perServices((services) => {
  async function listOf(id: ParcoursId, before: number | null): Promise<JalonPage> {
    const idToken = await (await requireUser(services)).getIdToken();
    const found = await listFields({
      parent: `parcours/${id}`,
      collection: 'revisions',
      fields: ['revision', 'raison', 'at', 'by', 'nom'],
      newestBy: 'revision',
      before,
      limit: limits.jalonPage.max,
      idToken,
    });
    const jalons = found.map(rowOf).filter((jalon) => jalon !== null);
    const isFull = found.length === limits.jalonPage.max;
    // The query sorts by it, so that every row has one, even an omitted row.
    const last = z.safeParse(z.int(), found.at(-1)?.['revision']);
    return { jalons, next: isFull && last.success ? last.data : null };
  }

  async function readOne(id: ParcoursId, revision: number): Promise<Parcours> {
    await requireUser(services);
    const path = ['parcours', id, 'revisions', String(revision)] as const;
    const found = await getDoc(doc(await services.firestore(), ...path));
    const name = path.join('/');
    if (!found.exists()) throw new NotFoundError(`There is no ${name}.`);
    return parsed(name, () => parcoursOfJalon(id, found.get('contenu')));
  }

  return {
    /**
     * The stored states of a parcours, newest first, thirty at a time and without their texts: as many reads as rows, a few bytes each.
     * Invalid ones are left out. `before`: only those of earlier revisions.
     */
    list: (id: ParcoursId, before: number | null) => answered(listOf(id, before)),

    /** The whole parcours as stored with a revision: one read. */
    read: (id: ParcoursId, revision: number) => answered(readOne(id, revision)),
  };
});
