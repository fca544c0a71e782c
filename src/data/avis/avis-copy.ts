import {
  doc,
  Timestamp,
  writeBatch,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import { publicAvis, type Avis } from '@/domain/quete/avis.ts';

/**
 * The public copy of an avis (`quetes/{queteId}/avisPublics/{publique}`): the rules let neither change or go without the other. Null if the
 * avis names none: it is hidden.
 */
export function copyOf(avis: DocumentSnapshot): DocumentReference | null {
  const publique: unknown = avis.get('publique');
  if (typeof publique !== 'string') return null;
  return copyAt(avis.ref, publique);
}

/** Reference of an avis's copy under an id: beside the avis of its quête. */
export function copyAt(avis: DocumentReference, publique: string): DocumentReference {
  return doc(avis.firestore, `${avis.parent.path}Publics`, publique);
}

/** The fields of the copy. */
export function copyFields(avis: Avis): DocumentData {
  const { at, ...said } = publicAvis(avis);
  return { ...said, at: Timestamp.fromMillis(at) };
}

/** Deletes an avis with its copy; a missing one counts as deleted. Throws Firebase's errors. */
export async function deleteAvis(avis: DocumentSnapshot): Promise<void> {
  const batch = writeBatch(avis.ref.firestore);
  const copy = copyOf(avis);
  if (copy !== null) batch.delete(copy);
  batch.delete(avis.ref);
  await batch.commit();
}
