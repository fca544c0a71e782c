import { createPath, parsePath, type Location, type Path } from './location.ts';

/** Where the entries that the visitor went through are kept. */
export type History = {
  /** The site it is the history of, as in `https://exemple.fr`. */
  readonly origin: string;
  readonly location: Location;
  push: (location: Location) => void;
  replace: (location: Location) => void;
  go: (delta: number) => void;
  /**
   * Tells of back and forward, after the fact.
   * @returns what stops it.
   */
  listen: (onPop: () => void) => () => void;
};

/** What an entry of the browser's history holds beside its address. */
type Entry = { usr?: unknown; key?: string };

/** Of an entry that is not ours: the first one of a tab, or one that a plain link to a part of the page has made. */
function foreignKey(hash: string): string {
  return `default${hash}`;
}

function createKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** A new entry for an address. */
export function createLocation(path: Path, state: unknown): Location {
  return { ...path, state: state ?? null, key: createKey() };
}

/** The history of the tab. */
export function createBrowserHistory(): History {
  const { history } = window;
  const entryOf = ({ state, key }: Location): Entry => ({ usr: state, key });
  return {
    origin: window.location.origin,
    get location() {
      const { pathname, search, hash } = window.location;
      const entry = history.state as Entry | null;
      return {
        ...{ pathname, search, hash },
        ...{ state: entry?.usr ?? null, key: entry?.key ?? foreignKey(hash) },
      };
    },
    push(location) {
      try {
        history.pushState(entryOf(location), '', createPath(location));
      } catch (error) {
        // What cannot be copied is a fault of ours. Safari refuses a hundred entries within 30 s: the browser goes there.
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
        window.location.assign(createPath(location));
      }
    },
    replace(location) {
      history.replaceState(entryOf(location), '', createPath(location));
    },
    go(delta) {
      history.go(delta);
    },
    listen(onPop) {
      window.addEventListener('popstate', onPop);
      return () => window.removeEventListener('popstate', onPop);
    },
  };
}

/** A history without a browser, that begins at `address`. */
export function createMemoryHistory(address: string, state: unknown): History {
  const path = parsePath(address);
  const entries: Location[] = [{ ...path, state, key: foreignKey(path.hash) }];
  let index = 0;
  let tell = (): void => undefined;
  return {
    origin: 'http://localhost',
    get location() {
      const location = entries[index];
      if (location === undefined) throw new Error('The history has no such entry.');
      return location;
    },
    push(location) {
      index += 1;
      entries.splice(index, entries.length, location);
    },
    replace(location) {
      entries[index] = location;
    },
    go(delta) {
      index = Math.min(Math.max(index + delta, 0), entries.length - 1);
      tell();
    },
    listen(onPop) {
      tell = onPop;
      return () => {
        tell = () => undefined;
      };
    },
  };
}
