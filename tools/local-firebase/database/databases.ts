import { Database, openRules, readDatabaseName } from './database.ts';
import { readRuleset, type Ruleset } from './rules/ruleset.ts';

/** All databases of this server, created on first use. */
export class Databases {
  readonly #byName = new Map<string, Database>();
  readonly #clock: () => number;
  #ruleset: Ruleset = readRuleset(openRules);
  /** Databases whose own rules were loaded over REST. */
  readonly #withOwnRules = new Set<Database>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** @throws InvalidData for a name that could not be a database's. */
  named(name: string): Database {
    const known = this.#byName.get(name);
    if (known !== undefined) {
      return known;
    }
    const database = new Database(readDatabaseName(name), this.#ruleset, this.#clock);
    this.#byName.set(name, database);
    return database;
  }

  all(): Database[] {
    return [...this.#byName.values()];
  }

  /** The rules of every database without its own. @throws RulesRefused */
  loadRules(text: string): void {
    this.#ruleset = readRuleset(text);
    for (const database of this.#byName.values()) {
      if (!this.#withOwnRules.has(database)) {
        // Its own copy: rules count their decisions.
        database.loadRules(text);
      }
    }
  }

  /** @throws RulesRefused; the rules of before then stay. */
  loadRulesOf(database: Database, text: string): void {
    database.loadRules(text);
    this.#withOwnRules.add(database);
  }
}
