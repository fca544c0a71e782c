import type { Change, Changes } from './rows.ts';
import type { StoreName } from './stores.ts';

/** Changes by their stores. */
export type Changed = readonly (readonly [StoreName, Changes])[];

/** Writes that the device refused: this page holds them, over the device's rows. */
export function createPending() {
  const byStore = new Map<StoreName, Changes>();
  const of = (store: StoreName): Changes => byStore.get(store) ?? new Map();

  return {
    of,
    keep: (changed: Changed): void => {
      for (const [store, changes] of changed) {
        byStore.set(store, new Map([...of(store), ...changes]));
      }
    },
    /** The device has these rows now, or later ones. */
    drop: (changed: Changed): void => {
      for (const [store, changes] of changed) {
        for (const at of changes.keys()) byStore.get(store)?.delete(at);
      }
    },
    list: (): (readonly [StoreName, string, Change])[] =>
      [...byStore].flatMap(([store, changes]) =>
        [...changes].map(([at, one]) => [store, at, one] as const),
      ),
  };
}
