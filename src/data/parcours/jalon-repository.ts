import { limits } from '@/domain/limits.ts';
import { jalonRaisonList, type Jalon } from '@/domain/parcours/jalon.ts';
import type { Parcours, ParcoursId } from '@/domain/parcours/parcours.ts';
import { InvalidDocumentError, NotFoundError } from '@/lib/errors/data-error.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';
import { listFields } from '@/lib/firebase/firestore-list.ts';
import { withDeadline } from '@/lib/network/deadline.ts';
import { doc, getDoc } from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { requireUser } from '@/data/session/author-repository.ts';
import { parcoursOfJalon } from './jalon-document.ts';
import type { JalonPage } from './parcours-store.ts';

const deadlineMs = 15_000;

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

/**
 * The kept states of a parcours, newest first, thirty at a time and without their texts: as many reads as rows, a few
 * bytes each. `before`: only those of earlier revisions. Throws one of the data errors.
 */
export async function listJalons(
  id: ParcoursId,
  before: number | null,
): Promise<JalonPage> {
  try {
    const idToken = await (await requireUser()).getIdToken();
    const found = await withDeadline(
      listFields({
        parent: `parcours/${id}`,
        collection: 'revisions',
        fields: ['revision', 'raison', 'at', 'by', 'nom'],
        newestBy: 'revision',
        before,
        limit: limits.jalonPage.max,
        idToken,
      }),
      deadlineMs,
    );
    const jalons = found.map((fields) => rowSchema.parse(fields));
    const isFull = found.length === limits.jalonPage.max;
    return { jalons, next: isFull ? (jalons.at(-1)?.revision ?? null) : null };
  } catch (error) {
    throw translated(error, `The jalons of ${id}`);
  }
}

function translated(error: unknown, what: string): Error {
  if (error instanceof z.core.$ZodError || error instanceof SyntaxError) {
    return new InvalidDocumentError(`${what} cannot be read.`, { cause: error });
  }
  return toDataError(error);
}

/** The whole parcours as it was kept with a revision: one read. Throws one of the data errors. */
export async function readJalon(id: ParcoursId, revision: number): Promise<Parcours> {
  const path = ['parcours', id, 'revisions', String(revision)] as const;
  try {
    await requireUser();
    const found = await withDeadline(getDoc(doc(firestoreLite(), ...path)), deadlineMs);
    if (!found.exists()) throw new NotFoundError(`There is no ${path.join('/')}.`);
    return parcoursOfJalon(String(found.get('contenu')));
  } catch (error) {
    throw translated(error, path.join('/'));
  }
}
