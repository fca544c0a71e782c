import type { Note } from '@/domain/catalogue/catalogue.ts';
import { withNote } from '@/domain/catalogue/catalogue-update.ts';
import { carteIn, withChangedCarte } from '@/domain/catalogue/departement-parts.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import type { Firestore, Transaction } from 'firebase/firestore/lite';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { placeLigne, readListing, type RecherchePart } from './catalogue-listing.ts';
import {
  commitAmongOthers,
  fitsInPart,
  writePart,
  type Part,
} from './catalogue-part-repository.ts';
import { rechercheRowOf } from './recherche-row.ts';

/** A quête's titles of étapes in a search part: its card does not have them. */
function etapesIn({ value: { lignes } }: RecherchePart, queteId: QueteId): string {
  return lignes.find(({ i }) => i === queteId)?.e ?? '';
}

/** Longer: while others publish, the transaction is tried up to eight times. */
const deadlineMs = 30_000;

async function writeNote(
  { firestore, transaction }: { firestore: Firestore; transaction: Transaction },
  queteId: QueteId,
  note: Note | null,
): Promise<Part<unknown>> {
  const { france, listed, recherche } = await readListing(
    transaction,
    queteId,
    firestore,
  );
  const operationId = createOperationId();
  // Withdrawn: there is no card, and nothing to write.
  const carte = carteIn(listed, queteId);
  if (carte === null) return france;
  const placed =
    recherche === null
      ? null
      : await placeLigne(
          transaction,
          france.value.recherchePartCount,
          rechercheRowOf({ ...carte, note, etapes: etapesIn(recherche, queteId) }),
          recherche,
          firestore,
        );
  // Written each time, so that concurrent writers conflict on this document.
  const value = {
    ...france.value,
    vedettes: withNote(france.value.vedettes, queteId, note),
    ...(placed !== null && { recherchePartCount: placed.partCount }),
  };
  writePart(transaction, { ...france, value }, operationId);
  const written = withChangedCarte(
    listed,
    queteId,
    (before) => ({ ...before, note }),
    fitsInPart,
  );
  listed.write(written, operationId);
  for (const part of placed?.written ?? []) writePart(transaction, part, operationId);
  return france;
}

/** Players' rating of a quête, on its cards. For admins. Functions throw data errors. */
export const noteRepository = perServices((services) => {
  async function write(queteId: QueteId, note: Note | null): Promise<void> {
    const firestore = await services.firestore();
    await commitAmongOthers(
      (transaction) => writeNote({ firestore, transaction }, queteId, note),
      firestore,
    );
  }

  return {
    /** Writes players' rating on all cards of a quête, in one transaction. */
    write: (queteId: QueteId, note: Note | null): Promise<void> =>
      answered(write(queteId, note), deadlineMs),
  };
});
