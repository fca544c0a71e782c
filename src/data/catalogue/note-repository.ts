import {
  catalogueDepartementSchema,
  catalogueFranceSchema,
  type Note,
} from '@/domain/catalogue/catalogue.ts';
import { emptyFrance, withNote } from '@/domain/catalogue/catalogue-update.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import type { Firestore, Transaction } from 'firebase/firestore/lite';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import {
  commitAmongOthers,
  findRecherchePart,
  readPart,
  writePart,
  type Part,
} from './catalogue-part-repository.ts';
import { ligneNote } from './recherche-ligne.ts';

/** Longer: among others who publish, the transaction is tried up to eight times. */
const deadlineMs = 30_000;

async function writeNote(
  { firestore, transaction }: { firestore: Firestore; transaction: Transaction },
  queteId: QueteId,
  note: Note | null,
): Promise<Part<unknown>> {
  const { departement } = addressOf(queteId);
  const france = await readPart(
    transaction,
    'france',
    catalogueFranceSchema,
    emptyFrance,
    firestore,
  );
  const cards = await readPart(
    transaction,
    departement,
    catalogueDepartementSchema,
    { cartes: [] },
    firestore,
  );
  const rows = await findRecherchePart(
    transaction,
    france.value.recherchePartCount,
    queteId,
    firestore,
  );
  const operationId = createOperationId();
  // Withdrawn: there is no card, and nothing to write.
  if (!cards.value.cartes.some((carte) => carte.queteId === queteId)) return france;
  const vedettes = withNote(france.value.vedettes, queteId, note);
  // Written each time, so that whoever writes at the same moment meets here.
  writePart(
    transaction,
    { ...france, value: { ...france.value, vedettes } },
    operationId,
  );
  const cartes = withNote(cards.value.cartes, queteId, note);
  writePart(transaction, { ...cards, value: { ...cards.value, cartes } }, operationId);
  if (rows !== null) {
    const lignes = rows.value.lignes.map((ligne) =>
      ligne.i === queteId ? { ...ligne, n: ligneNote(note) } : ligne,
    );
    writePart(transaction, { ...rows, value: { ...rows.value, lignes } }, operationId);
  }
  return france;
}

/** The note that players give a quête, on its cards. For admins. Every function throws one of the data errors. */
export const noteRepository = perServices((services) => {
  async function write(queteId: QueteId, note: Note | null): Promise<void> {
    const firestore = await services.firestore();
    await commitAmongOthers(
      (transaction) => writeNote({ firestore, transaction }, queteId, note),
      firestore,
    );
  }

  return {
    /** Writes on the cards of a quête what players gave it, wherever it is listed, in one transaction. */
    write: (queteId: QueteId, note: Note | null): Promise<void> =>
      answered(write(queteId, note), deadlineMs),
  };
});
