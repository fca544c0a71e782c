/** A schema's fields, by key. */
type Shape = Readonly<Record<string, unknown>>;

/** Keys of documents that only the rules and the repositories speak of: no author writes them. */
const stampKeys: ReadonlySet<string> = new Set([
  ...['createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'operationId', 'revision'],
  ...['membres', 'membreUids', 'salon', 'etat', 'etapeCount', 'publication'],
  ...['controle', 'signataire', 'suivi'],
]);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** True if JSON and IndexedDB can hold a value unchanged: times, places and references of Firestore are classes of its SDK. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return isRecord(value) && Object.values(value).every(isPlain);
}

/** True if Firestore accepts a value, possibly from a file: no list in a list, and no path as a name. */
function isStorable(value: unknown): boolean {
  if (value === undefined) return false;
  if (Array.isArray(value)) {
    return value.every((item) => !Array.isArray(item) && isStorable(item));
  }
  if (typeof value !== 'object' || value === null) return true;
  return (
    isRecord(value) &&
    Object.entries(value).every(([key, item]) => isName(key) && isStorable(item))
  );
}

function isName(key: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_]{0,99}$/.test(key);
}

/**
 * Keys of a document unknown to this build, possibly written by an author. Values that only Firestore can hold are left out: they stay in
 * the document, which a save changes field by field.
 */
export function unknownOf(document: object, known: Shape): Record<string, unknown> {
  const entries = Object.entries(document).filter(
    ([key, value]) => !Object.hasOwn(known, key) && !stampKeys.has(key) && isPlain(value),
  );
  return Object.fromEntries(entries);
}

/** An author's data in a document: known fields, and `unknownOf`. */
export function authoredOf<Document extends object>(
  document: Document,
  known: Shape,
): Document {
  const entries = Object.entries(document).filter(([key]) => Object.hasOwn(known, key));
  // The keys that the type names are those of `known`.
  return {
    ...unknownOf(document, known),
    ...Object.fromEntries(entries),
  } as Document;
}

/** The writable fields of a document: known ones, and others that Firestore accepts. A name of a stamp is never written from here. */
export function storableOf<Fields extends object>(fields: Fields, known: Shape): Fields {
  const entries = Object.entries(fields).filter(
    ([key, value]) =>
      Object.hasOwn(known, key) ||
      (!stampKeys.has(key) && isName(key) && isStorable(value)),
  );
  return Object.fromEntries(entries) as Fields; // The keys that the type names are those of `known`.
}

/** `image` of an option is the list `optionImages` of its épreuve. */
function listName(noun: string, key: string): string {
  return `${noun}${key.charAt(0).toUpperCase()}${key.slice(1)}s`;
}

/**
 * Lists of unknown values of an épreuve's items, one list per key: null for an item without it. Rules cannot walk through a list of maps.
 */
export function namedLists(
  noun: string,
  items: readonly object[],
  known: Shape,
): Record<string, unknown> {
  const unknownList = items.map((item) => unknownOf(item, known));
  const keys = new Set(unknownList.flatMap(Object.keys).filter(isName));
  const lists = [...keys].map((key): [string, unknown[]] => [
    listName(noun, key),
    unknownList.map((unknown) => unknown[key] ?? null),
  ]);
  return Object.fromEntries(lists.filter(([, list]) => isStorable(list)));
}

/**
 * The reverse: the items with their values from such lists, and the remaining fields. A list of another size is invalid: it stays where it
 * is.
 */
export function withNamedValues<Item extends object, Fields extends object>(
  noun: string,
  items: readonly Item[],
  fields: Fields,
): { items: Item[]; left: Fields } {
  const pattern = new RegExp(`^${noun}([A-Z][A-Za-z0-9_]*)s$`);
  const named = Object.entries(fields).flatMap(([name, list]: [string, unknown]) => {
    const [, key] = pattern.exec(name) ?? [];
    if (key === undefined || !Array.isArray(list) || list.length !== items.length) {
      return [];
    }
    return [{ name, key: key.charAt(0).toLowerCase() + key.slice(1), list }];
  });
  const left = Object.entries(fields).filter(
    ([name]) => !named.some((one) => one.name === name),
  );
  return {
    items: items.map((item, index) => ({
      ...Object.fromEntries(
        named
          .map(({ key, list }): [string, unknown] => [key, list[index]])
          .filter(([, value]) => value !== null),
      ),
      ...item,
    })),
    left: Object.fromEntries(left) as Fields, // Only lists that no type names were taken.
  };
}
