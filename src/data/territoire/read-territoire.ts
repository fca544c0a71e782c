import { readWholeDepartement } from '../catalogue/catalogue-repository.ts';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import {
  departementOfInsee,
  departementsOf,
  isOfTerritoire,
  territoireOf,
  type Territoire,
  isSiren,
} from '@/domain/territoire/territoire.ts';
import { InvalidDocumentError } from '@/lib/errors/data-error.ts';
import {
  ask,
  isRecord,
  publicFieldsOf,
  readRareDocument,
} from '@/lib/firebase/firestore-rest.ts';

/**
 * Public data of a territory (SIREN) or of a commune alone (INSEE code), without the SDK: one read. Null if there is none. Throws a data
 * error.
 */
export async function readTerritoire(id: string): Promise<Territoire | null> {
  const fields = await readRareDocument(`territoires/${id}`);
  if (fields === null) return null;
  const territoire = territoireOf(id, fields);
  if (territoire === null) {
    throw new InvalidDocumentError(`The territoire ${id} is not what it should be.`);
  }
  return territoire;
}

/** The cards of its quêtes, newest first: those of its communes, and those that pass through one of them. */
export async function readQuetesOf(
  territoire: Territoire,
  signal?: AbortSignal,
): Promise<Carte[]> {
  const lists = await Promise.all(
    departementsOf(territoire).map((departement) =>
      readWholeDepartement(departement, signal),
    ),
  );
  return lists
    .flat()
    .filter((carte) => isOfTerritoire(carte, territoire))
    .toSorted((a, b) => b.publishedAt - a.publishedAt);
}

/**
 * The cards of the quêtes that begin in another commune of the département and pass through this one. One that begins in another
 * département is not found: no list of ours has it under this commune.
 */
export async function readQuetesThrough(
  insee: string,
  signal?: AbortSignal,
): Promise<Carte[]> {
  const cartes = await readWholeDepartement(departementOfInsee(insee), signal);
  return cartes.filter((carte) => carte.passe?.some((one) => one.insee === insee));
}

/** The territory that a commune has joined, without the SDK; null for none. Throws a data error. */
export async function findTerritoireOf(insee: string): Promise<Territoire | null> {
  const answers = await ask(':runQuery', {
    structuredQuery: {
      from: [{ collectionId: 'territoires' }],
      where: {
        fieldFilter: {
          field: { fieldPath: `communes.\`${insee}\`` },
          op: 'GREATER_THAN',
          value: { stringValue: '' },
        },
      },
      limit: 1,
    },
  });
  const found = answers.map(({ document }) => document).find(isRecord);
  if (found === undefined) return null;
  const { name, fields } = found;
  const id = typeof name === 'string' ? name.split('/').at(-1) : undefined;
  if (id === undefined || !isRecord(fields)) return null;
  return territoireOf(id, publicFieldsOf(fields));
}

/** Most territories in a query (firestore.rules). */
const listedAtOnce = 50;

/** The SIREN of every public territory, for the build: one read each. Throws a data error. */
export async function listTerritoires(): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = null; ;) {
    const answers = await ask(':runQuery', {
      structuredQuery: {
        select: { fields: [{ fieldPath: 'nom' }] },
        from: [{ collectionId: 'territoires' }],
        orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
        ...(after !== null && {
          startAt: { values: [{ referenceValue: after }], before: false },
        }),
        limit: listedAtOnce,
      },
    });
    const names = answers.flatMap(({ document }) =>
      isRecord(document) && typeof document['name'] === 'string' ? document['name'] : [],
    );
    ids.push(...names.map((name) => name.split('/').at(-1) ?? ''));
    after = names.at(-1) ?? null;
    if (names.length < listedAtOnce) return ids.filter(isSiren);
  }
}
