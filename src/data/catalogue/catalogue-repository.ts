import type {
  Carte,
  CatalogueDepartement,
  CatalogueFrance,
} from '@/domain/catalogue/catalogue.ts';
import type { Fiche } from '@/domain/catalogue/fiche.ts';
import { emptyFrance } from '@/domain/catalogue/catalogue-update.ts';
import { furtherIndexes } from '@/domain/catalogue/departement-parts.ts';
import { InvalidDocumentError, NotFoundError } from '@/lib/errors/data-error.ts';
import { readPublicDocument } from '@/lib/firebase/firestore-rest.ts';

/** Parsers load with data to parse: a valid prerendered page needs none. */
const parsers = () => import('./catalogue-document.ts');

/** The JSON value of a catalogue document, or null without one. */
async function readCartes(
  part: string,
  signal: AbortSignal | undefined,
): Promise<{ json: unknown } | null> {
  try {
    const { cartes } = await readPublicDocument(`catalogue/${part}`, signal);
    return { json: JSON.parse(typeof cartes === 'string' ? cartes : '') };
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    if (error instanceof SyntaxError) {
      throw new InvalidDocumentError(`catalogue/${part} is no JSON.`, { cause: error });
    }
    throw error;
  }
}

/**
 * National counts, featured cards and the newest articles: one read. An empty catalogue before the first publication. Throws a data error.
 */
export async function readFrance(signal?: AbortSignal): Promise<CatalogueFrance> {
  const [found, { parseFrance }] = await Promise.all([
    readCartes('france', signal),
    parsers(),
  ]);
  return found === null ? emptyFrance : parseFrance(found.json);
}

/**
 * The newest cards of a département, by its code: one read. If it has more, `parts` and `total` count them. Empty before the first
 * publication there. Throws a data error.
 */
export async function readDepartement(
  departement: string,
  signal?: AbortSignal,
): Promise<CatalogueDepartement> {
  const [found, { parseDepartement }] = await Promise.all([
    readCartes(departement, signal),
    parsers(),
  ]);
  return found === null ? { cartes: [] } : parseDepartement(departement, found.json);
}

/**
 * The cards in the parts of a département after its first, newest first: one read per part, none for a single part. Throws a data error.
 */
export async function readFurtherCartes(
  departement: string,
  first: CatalogueDepartement,
  signal?: AbortSignal,
): Promise<Carte[]> {
  const parts = await Promise.all(
    furtherIndexes(first).map((index) =>
      readDepartement(`${departement}-${index}`, signal),
    ),
  );
  return parts.flatMap(({ cartes }) => cartes);
}

/** Every card of a département, newest first: one read for each of its parts. Throws a data error. */
export async function readWholeDepartement(
  departement: string,
  signal?: AbortSignal,
): Promise<readonly Carte[]> {
  const first = await readDepartement(departement, signal);
  const further = await readFurtherCartes(departement, first, signal);
  return further.length === 0 ? first.cartes : [...first.cartes, ...further];
}

async function readRecherchePart(
  index: number,
  signal: AbortSignal | undefined,
): Promise<Fiche[]> {
  const part = `recherche-${index}`;
  const [found, { parseRecherche }] = await Promise.all([
    readCartes(part, signal),
    parsers(),
  ]);
  return found === null ? [] : parseRecherche(part, found.json);
}

/**
 * All quêtes for the search: one read for each of the `partCount` parts that `catalogue/france` counts (one part holds some 4,000 quêtes).
 * Throws a data error.
 */
export async function readRecherche(
  partCount: number,
  signal?: AbortSignal,
): Promise<Fiche[]> {
  const parts = Array.from({ length: partCount }, (_, index) =>
    readRecherchePart(index, signal),
  );
  return (await Promise.all(parts)).flat();
}

/** As `readRecherche`, with an unknown number of parts: one read more. */
export async function readWholeRecherche(signal?: AbortSignal): Promise<Fiche[]> {
  const { recherchePartCount } = await readFrance(signal);
  return readRecherche(recherchePartCount, signal);
}
