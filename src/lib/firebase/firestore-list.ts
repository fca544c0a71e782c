import { InvalidDocumentError } from '../errors/data-error.ts';
import { ask, isRecord, publicFieldsOf, type PublicDocument } from './firestore-rest.ts';

type FieldList = {
  /** The parent document of the collection. */
  parent: string;
  collection: string;
  fields: readonly string[];
  /** A field with a whole number: highest first. */
  newestBy: string;
  /** Only documents below this value; all when null. */
  before: number | null;
  limit: number;
  idToken: string;
};

/** Some fields of the documents of a collection, which the SDK only reads whole. As many reads as documents. Throws a data error. */
export async function listFields({
  parent,
  collection,
  fields,
  newestBy,
  before,
  limit,
  idToken,
}: FieldList): Promise<PublicDocument[]> {
  const structuredQuery = {
    select: { fields: fields.map((fieldPath) => ({ fieldPath })) },
    from: [{ collectionId: collection }],
    orderBy: [{ field: { fieldPath: newestBy }, direction: 'DESCENDING' }],
    ...(before !== null && {
      startAt: { values: [{ integerValue: String(before) }], before: false },
    }),
    limit,
  };
  const answers = await ask(
    `/${parent}:runQuery`,
    { structuredQuery },
    { Authorization: `Bearer ${idToken}` },
  );
  return answers
    .filter((answer) => 'document' in answer)
    .map(({ document }) => {
      const found = isRecord(document) ? document['fields'] : undefined;
      if (!isRecord(found)) throw new InvalidDocumentError('A document has no fields.');
      return publicFieldsOf(found);
    });
}
