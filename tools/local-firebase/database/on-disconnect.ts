import type { Database, PlannedWrite } from './database.ts';
import type { Caller } from './token.ts';
import { isAtOrAbove, type Path } from './tree/path.ts';

type Kept = {
  readonly kind: 'put' | 'merge';
  readonly path: Path;
  readonly json: unknown;
};

/** A connection's writes for its end. */
export class OnDisconnect {
  #writes: Kept[] = [];

  /**
   * Stores a write for later.
   * @throws when the rules would not allow it now: they are checked again when it is made.
   */
  keep(database: Database, caller: Caller, write: Kept): void {
    database.assertAllowed(caller, plan(database, write));
    this.#writes.push(write);
  }

  /** Removes the writes at a place and below it. */
  cancel(path: Path): void {
    this.#writes = this.#writes.filter((write) => !isAtOrAbove(path, write.path));
  }

  /** Makes the writes in the order of requests, each on its own. */
  run(database: Database, caller: Caller): void {
    const writes = this.#writes;
    this.#writes = [];
    for (const write of writes) {
      try {
        database.commit(caller, plan(database, write));
      } catch {
        // Refused by the present rules: no client is left to notify.
      }
    }
  }
}

function plan(database: Database, { kind, path, json }: Kept): PlannedWrite {
  return kind === 'put' ? database.planPut(path, json) : database.planMerge(path, json);
}
