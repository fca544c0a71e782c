/** Follows the connections to IndexedDB that a test uses, until `stop`. */
export type FollowedConnections = {
  /** Closes them all, without a `close` event, as WebKit does to a sleeping page. */
  lose: () => void;
  stop: () => void;
};

export function followConnections(): FollowedConnections {
  const used = new Set<IDBDatabase>();
  const { prototype } = IDBDatabase;
  const transaction = Object.getOwnPropertyDescriptor(prototype, 'transaction');
  if (transaction === undefined) throw new Error('IDBDatabase has no transactions.');
  const begin = transaction.value as IDBDatabase['transaction'];
  prototype.transaction = function follow(this: IDBDatabase, ...parts) {
    used.add(this);
    return begin.apply(this, parts);
  };
  return {
    lose: () => {
      for (const database of used) database.close();
    },
    stop: () => Object.defineProperty(prototype, 'transaction', transaction),
  };
}
