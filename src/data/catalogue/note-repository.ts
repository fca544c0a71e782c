import {
  catalogueDepartementSchema,
  catalogueFranceSchema,
  type Note,
} from '@/domain/catalogue/catalogue.ts';
import { emptyFrance, ligneNote, withNote } from '@/domain/catalogue/catalogue-update.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { withDeadline } from '@/lib/network/deadline.ts';
import type { Transaction } from 'firebase/firestore/lite';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import {
  commitAmongOthers,
  findRecherchePart,
  readPart,
  writePart,
  type Part,
} from './catalogue-part-repository.ts';

const deadlineMs = 30_000;

async function writeNote(
  transaction: Transaction,
  queteId: QueteId,
  note: Note | null,
): Promise<Part<unknown>> {
  const { departement } = addressOf(queteId);
  const france = await readPart(
    transaction,
    'france',
    catalogueFranceSchema,
    emptyFrance,
  );
  const cards = await readPart(transaction, departement, catalogueDepartementSchema, {
    cartes: [],
  });
  const rows = await findRecherchePart(
    transaction,
    france.value.recherchePartCount,
    queteId,
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

/**
 * Writes on the cards of a quête what players gave it, wherever it is listed, in one transaction. For admins. Throws one
 * of the data errors.
 */
export async function writeCatalogueNote(
  queteId: QueteId,
  note: Note | null,
): Promise<void> {
  try {
    const write = commitAmongOthers((transaction) =>
      writeNote(transaction, queteId, note),
    );
    await withDeadline(write, deadlineMs);
  } catch (error) {
    throw toDataError(error);
  }
}
