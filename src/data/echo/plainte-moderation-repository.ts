import {
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { requireUid } from '@/data/parcours/author-repository.ts';
import { nomMasque } from '@/domain/quete/palmares.ts';
import { queteIdSchema, type QueteId } from '@/domain/quete/quete.ts';
import { orDataError } from '@/lib/errors/or-data-error.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';
import { plainteDoc } from './plainte-repository.ts';

/** The most that the rules let be read at once. */
const listSize = 50;
const deadlineMs = 15_000;

/** A name of a palmarès that somebody reported and nobody has looked at. */
export type ReportedName = {
  queteId: QueteId;
  partieId: string;
  /** As it stands now; null when its player has taken the line away. */
  pseudonyme: string | null;
};

async function readName(queteId: QueteId, partieId: string): Promise<string | null> {
  const place = doc(firestoreLite(), 'quetes', queteId, 'palmares', partieId);
  const pseudonyme: unknown = (await getDoc(place)).get('pseudonyme');
  return typeof pseudonyme === 'string' ? pseudonyme : null;
}

async function list(): Promise<ReportedName[]> {
  await requireUid();
  const waiting = query(
    collectionGroup(firestoreLite(), 'plaintes'),
    where('etat', '==', 'attente'),
    limit(listSize),
  );
  const { docs } = await getDocs(waiting);
  return Promise.all(
    docs.flatMap(({ id: partieId, ref }) => {
      const queteId = queteIdSchema.safeParse(ref.parent.parent?.id).data;
      if (queteId === undefined) return [];
      return [
        readName(queteId, partieId).then((pseudonyme) => ({
          queteId,
          partieId,
          pseudonyme,
        })),
      ];
    }),
  );
}

/** The names that wait, 50 at most: two reads each. For admins. Throws one of the data errors. */
export function listReportedNames(): Promise<ReportedName[]> {
  return orDataError(list(), deadlineMs);
}

type Target = Pick<ReportedName, 'queteId' | 'partieId'>;

/** Masks a name for good; the points stay on the palmarès. For admins. Throws one of the data errors. */
export async function maskName({ queteId, partieId }: Target): Promise<void> {
  const batch = writeBatch(firestoreLite());
  const line = doc(firestoreLite(), 'quetes', queteId, 'palmares', partieId);
  batch.update(line, { pseudonyme: nomMasque });
  batch.update(plainteDoc(queteId, partieId), { etat: 'masque' });
  await orDataError(batch.commit(), deadlineMs);
}

/** Lets a name be; it can be reported again once its player writes another. For admins. Throws one of the data errors. */
export async function keepName({ queteId, partieId }: Target): Promise<void> {
  const batch = writeBatch(firestoreLite());
  batch.update(plainteDoc(queteId, partieId), { etat: 'garde' });
  await orDataError(batch.commit(), deadlineMs);
}
