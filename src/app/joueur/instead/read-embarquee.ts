import { NotFoundError } from '@/lib/errors/data-error.ts';
import type { PublicDocument } from '@/lib/firebase/firestore-rest.ts';
import { dossier } from '../dossier.ts';

/** A text of the quête of this folder: `quete`, or the name of another language. Throws `NotFoundError` if the folder has none. */
export function readEmbarquee(name: string): Promise<PublicDocument> {
  const { quete, langues } = dossier();
  const document = name === 'quete' ? quete : langues[name];
  if (document === undefined) {
    return Promise.reject(new NotFoundError(`There is no ${name} in this folder.`));
  }
  // Texts and numbers, as the writer of the folder put them there.
  return Promise.resolve(document as PublicDocument);
}
