import type { DeviceKey, TabKey } from './inventory.ts';

/** Parses a stored value, or refuses it: a zod schema, or `readBy` where zod would weigh too much. */
export type Schema<Value> = {
  safeParse: (kept: unknown) => { data?: Value | undefined };
};

/** A schema from a function that parses any value, or returns null or undefined for the default. */
export function readBy<Value>(read: (kept: unknown) => Value | undefined): Schema<Value> {
  return { safeParse: (kept) => ({ data: read(kept) ?? undefined }) };
}

/** The schema of a text stored unchanged, for readers without JSON. */
export const plainText: Schema<string> = readBy((kept) =>
  typeof kept === 'string' ? kept : undefined,
);

/** A small value that this device stores under a key. */
export type Choice<Value> = {
  /** The present value; the same object while unchanged. */
  read: () => Value;
  /** Stores a value. False if storage refuses or is full: the value then lasts as long as the page. */
  keep: (value: Value) => boolean;
  /** Takes the value off the device. */
  forget: () => void;
  /** True if the device has the last value; else it lasts as long as the page. */
  isKept: () => boolean;
  /** Calls back when the value changes, here or in another tab; returns a stop function. */
  watch: (notify: () => void) => () => void;
};

/** Texts that storage refused, null for a key that it could not erase: this page goes on with them. */
const refused = new Map<string, string | null>();
const watchers = new Map<string, Set<() => void>>();

const hasPage = () => typeof window !== 'undefined';

function tell(key: string): void {
  for (const notify of [...(watchers.get(key) ?? [])]) notify();
}

/** Another tab wrote a key, or erased them all (null): its value is newer than this page's. */
function followOtherTabs({ key }: StorageEvent): void {
  if (key === null) refused.clear();
  else refused.delete(key);
  for (const watched of key === null ? [...watchers.keys()] : [key]) tell(watched);
}

function watchKey(key: string, notify: () => void): () => void {
  const own = watchers.get(key) ?? new Set();
  watchers.set(key, own.add(notify));
  return () => {
    own.delete(notify);
    if (own.size === 0 && watchers.get(key) === own) watchers.delete(key);
  };
}

function choiceIn<Value>(
  storage: () => Storage,
  key: string,
  schema: Schema<Value>,
  otherwise: Value,
): Choice<Value> {
  const isPlain = (schema as Schema<unknown>) === plainText;
  let readFrom: string | null = null;
  let current = otherwise;

  function storedText(): string | null {
    const here = refused.get(key);
    if (here !== undefined) return here;
    try {
      return storage().getItem(key);
    } catch {
      // Storage is blocked: the last value read is valid.
      return readFrom;
    }
  }

  function parse(text: string | null): Value {
    if (text === null) return otherwise;
    try {
      const kept: unknown = isPlain ? text : JSON.parse(text);
      const { data } = schema.safeParse(kept);
      return data ?? otherwise;
    } catch {
      // Written by another hand.
      return otherwise;
    }
  }

  /** Writes a text, or null to erase it; returns true on success. */
  function write(text: string | null): boolean {
    if (!hasPage()) {
      refused.set(key, text);
      return false;
    }
    // Once, for any number of calls: adding a listener again has no effect.
    window.addEventListener('storage', followOtherTabs);
    let isKept = true;
    try {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
      refused.delete(key);
    } catch {
      refused.set(key, text);
      isKept = false;
    }
    tell(key);
    return isKept;
  }

  return {
    read: () => {
      const text = storedText();
      if (text !== readFrom) {
        readFrom = text;
        current = parse(text);
      }
      return current;
    },
    keep: (value) => write(isPlain ? String(value) : JSON.stringify(value)),
    forget: () => {
      write(null);
    },
    isKept: () => !refused.has(key),
    watch: (notify) => {
      window.addEventListener('storage', followOtherTabs);
      return watchKey(key, notify);
    },
  };
}

/**
 * A small value in the storage of this device, for every tab and every visit. `otherwise` replaces a missing or unreadable value. Never
 * throws: with blocked or full storage it returns this page's value, and so does a program without storage.
 */
export function choice<Value>(
  key: DeviceKey,
  schema: Schema<Value>,
  otherwise: Value,
): Choice<Value> {
  return choiceIn(() => localStorage, key, schema, otherwise);
}

/** The same for this tab alone: it survives a reload, and ends with the tab. */
export function tabChoice<Value>(
  key: TabKey,
  schema: Schema<Value>,
  otherwise: Value,
): Choice<Value> {
  return choiceIn(() => sessionStorage, key, schema, otherwise);
}

/** The keys of this device with this prefix; none if storage is blocked. */
export function keysThatBegin(head: string): DeviceKey[] {
  try {
    return Object.keys(localStorage).filter((key): key is DeviceKey =>
      key.startsWith(head),
    );
  } catch {
    return [];
  }
}
