/** Ways to find a store's rows: by their key fields, and by the fields of its indexes. */
export type StoreShape = { key: readonly string[]; indexes?: readonly string[] };

/** Incremented with each change of the table below. */
export const databaseVersion = 2;

/** The stores of the database. On opening the next version a device creates missing ones, and erases those removed here. */
export const stores = {
  alentours: { key: ['key'], indexes: ['at'] },
  brouillons: { key: ['id'] },
  'brouillons-fichiers': { key: ['path'], indexes: ['parcoursId'] },
  captures: { key: ['id'] },
  'captures-medias': { key: ['captureId', 'name'] },
  demonstrations: { key: ['id'] },
  'demonstrations-brouillons': { key: ['id'] },
  'demonstrations-brouillons-fichiers': { key: ['path'], indexes: ['parcoursId'] },
  'demonstrations-fichiers': { key: ['path'], indexes: ['parcoursId'] },
  'demonstrations-jalons': { key: ['parcoursId', 'revision'] },
  parties: { key: ['id'], indexes: ['queteId'] },
  photos: { key: ['partieId', 'etapeId'] },
  quetes: { key: ['id', 'version'] },
  signalements: { key: ['id'] },
  'vers-le-compte': { key: ['id', 'uid'] },
} as const satisfies Readonly<Record<string, StoreShape>>;

export type StoreName = keyof typeof stores;

declare const rowOf: unique symbol;

/** A store, with the type of its rows. */
export type Store<Row> = { name: StoreName; readonly [rowOf]?: Row };

/** The store of a name, with the type of its rows. */
export function storeOf<Row extends object>(name: StoreName): Store<Row> {
  return { name };
}
