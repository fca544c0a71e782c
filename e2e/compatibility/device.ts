import type { Page } from '@playwright/test';
import { localHost, siteAddress, type Profile } from '../../tools/lib/environment.ts';

/*
 * What a browser keeps of the site, as one JSON text: local storage, every IndexedDB database, and the caches that a quête
 * was kept in on purpose. What JSON does not know is written `{ "$": kind, … }`.
 */

/** A value of IndexedDB: JSON, and what is marked. */
type Encoded = null | boolean | number | string | Encoded[] | { [key: string]: Encoded };

type StoreDump = {
  name: string;
  keyPath: string | string[] | null;
  autoIncrement: boolean;
  indexes: {
    name: string;
    keyPath: string | string[];
    unique: boolean;
    multiEntry: boolean;
  }[];
  /** The key stands apart where the store has no key path. */
  rows: { key: Encoded; value: Encoded }[];
};

export type DeviceDump = {
  localStorage: Record<string, string>;
  databases: { name: string; version: number; stores: StoreDump[] }[];
  caches: {
    name: string;
    entries: { url: string; status: number; type: string; base64: string }[];
  }[];
};

/** An address of the site that has nothing to wake and writes nothing. */
const quietAddress = '/robots.txt';

/** The parts of a back end whose addresses a device may keep: an export stands for any of its ports. */
function addressesOf(profile: Profile): [address: string, neutral: string][] {
  const { auth, firestore, storage, database } = profile.ports;
  const parts = { auth, firestore, storage, database };
  return [
    [siteAddress(profile), 'http://site.invalid'],
    ...Object.entries(parts).map(([name, port]): [string, string] => [
      `http://${localHost}:${port}`,
      `http://${name}.invalid`,
    ]),
  ];
}

/** Runs in the page. */
async function readDevice(): Promise<DeviceDump> {
  const toBase64 = (buffer: ArrayBuffer) => {
    let binary = '';
    for (const byte of new Uint8Array(buffer)) binary += String.fromCodePoint(byte);
    return btoa(binary);
  };
  const encode = async (value: unknown): Promise<Encoded> => {
    if (value === undefined) return { $: 'undefined' };
    if (value instanceof Date) return { $: 'Date', at: value.getTime() };
    if (value instanceof ArrayBuffer)
      return { $: 'ArrayBuffer', base64: toBase64(value) };
    if (value instanceof Blob) {
      const base64 = toBase64(await value.arrayBuffer());
      return { $: 'Blob', type: value.type, base64 };
    }
    if (Array.isArray(value)) return Promise.all(value.map(encode));
    if (typeof value === 'object' && value !== null) {
      if (Object.getPrototypeOf(value) !== Object.prototype)
        throw new Error(`A ${value.constructor.name} cannot be kept.`);
      const fields = Object.entries(value).map(
        async ([key, one]) => [key, await encode(one)] as const,
      );
      return Object.fromEntries(await Promise.all(fields));
    }
    // What is left of a structured clone that JSON holds as it is; a bigint would throw later.
    return value as Encoded;
  };
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('IndexedDB failed.'));
    });

  const databases: DeviceDump['databases'] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    const stores: StoreDump[] = [];
    for (const storeName of database.objectStoreNames) {
      const store = database.transaction(storeName).objectStore(storeName);
      const [keys, values] = await Promise.all([
        done(store.getAllKeys()),
        done(store.getAll()),
      ]);
      const rows = keys.map(async (key, index) => ({
        key: await encode(key),
        value: await encode(values[index]),
      }));
      const indexes = Array.from(store.indexNames, (indexName) => {
        const { keyPath, unique, multiEntry } = store.index(indexName);
        return { name: indexName, keyPath, unique, multiEntry };
      });
      const { keyPath, autoIncrement } = store;
      stores.push({
        ...{ name: storeName, keyPath, autoIncrement, indexes },
        rows: await Promise.all(rows),
      });
    }
    databases.push({ name, version: database.version, stores });
    database.close();
  }

  const kept: DeviceDump['caches'] = [];
  for (const name of await caches.keys()) {
    const entries = [];
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      // Files of one build: another build has its own.
      const isOfBuild = !name.startsWith('quete ') && !pathname.startsWith('/garde/');
      const response = isOfBuild ? undefined : await cache.match(request);
      if (response === undefined) continue;
      entries.push({
        url: request.url,
        status: response.status,
        type: response.headers.get('Content-Type') ?? '',
        base64: toBase64(await response.arrayBuffer()),
      });
    }
    if (entries.length > 0) kept.push({ name, entries });
  }
  return {
    localStorage: Object.fromEntries(Object.entries(localStorage)),
    databases,
    caches: kept,
  };
}

/** Runs in the page. */
export async function writeDevice(json: string): Promise<void> {
  const dump = JSON.parse(json) as DeviceDump;
  const toBytes = (base64: string) =>
    Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
  const text = (value: Encoded | undefined) => (typeof value === 'string' ? value : '');
  const decode = (value: Encoded): unknown => {
    if (Array.isArray(value)) return value.map(decode);
    if (typeof value !== 'object' || value === null) return value;
    const { $: kind, ...fields } = value;
    switch (kind) {
      case undefined:
        return Object.fromEntries(
          Object.entries(fields).map(([key, one]) => [key, decode(one)]),
        );
      case 'undefined':
        return undefined;
      case 'Date':
        return new Date(Number(fields['at']));
      case 'ArrayBuffer':
        return toBytes(text(fields['base64'])).buffer;
      case 'Blob':
        return new Blob([toBytes(text(fields['base64']))], {
          type: text(fields['type']),
        });
      default:
        throw new Error(`${JSON.stringify(kind)} is no kind of value.`);
    }
  };

  for (const [key, kept] of Object.entries(dump.localStorage)) {
    localStorage.setItem(key, kept);
  }
  for (const { name, version, stores } of dump.databases) {
    const opening = indexedDB.open(name, version);
    opening.onupgradeneeded = () => {
      for (const { name: storeName, keyPath, autoIncrement, indexes } of stores) {
        const store = opening.result.createObjectStore(storeName, {
          keyPath,
          autoIncrement,
        });
        for (const { name: indexName, keyPath: path, ...options } of indexes) {
          store.createIndex(indexName, path, options);
        }
      }
    };
    await new Promise<void>((resolve, reject) => {
      opening.onerror = () => reject(opening.error ?? new Error('IndexedDB failed.'));
      opening.onsuccess = () => {
        const names = stores.map((store) => store.name);
        const database = opening.result;
        const close = () => {
          database.close();
          resolve();
        };
        if (names.length === 0) {
          close();
          return;
        }
        const transaction = database.transaction(names, 'readwrite');
        for (const { name: storeName, keyPath, rows } of stores) {
          const store = transaction.objectStore(storeName);
          for (const { key, value } of rows) {
            const apart = keyPath === null ? [decode(key) as IDBValidKey] : [];
            store.put(decode(value), ...apart);
          }
        }
        transaction.oncomplete = close;
        transaction.onerror = () =>
          reject(transaction.error ?? new Error('IndexedDB failed.'));
      };
    });
  }
  for (const { name, entries } of dump.caches) {
    const cache = await caches.open(name);
    for (const { url, status, type, base64 } of entries) {
      const headers = type === '' ? {} : { 'Content-Type': type };
      await cache.put(url, new Response(toBytes(base64), { status, headers }));
    }
  }
}

/** Databases of libraries, which fill them again. */
const forgotten = ['firebase-heartbeat-database', 'workbox-expiration'];

/** What the device of a page keeps; `page` is at any address of the site. */
export async function dumpDevice(page: Page, profile: Profile): Promise<string> {
  const { databases, ...dump } = await page.evaluate(readDevice);
  const kept = databases.filter(({ name }) => !forgotten.includes(name));
  const text = JSON.stringify({ ...dump, databases: kept }, undefined, 1);
  return addressesOf(profile).reduce(
    (before, [address, neutral]) => before.replaceAll(address, neutral),
    text,
  );
}

/** Puts on the device of a page what another one kept; the page shows nothing yet. */
export async function restoreDevice(
  page: Page,
  text: string,
  profile: Profile,
): Promise<void> {
  const own = addressesOf(profile).reduce(
    (before, [address, neutral]) => before.replaceAll(neutral, address),
    text,
  );
  await page.goto(quietAddress, { waitUntil: 'commit' });
  await page.evaluate(writeDevice, own);
}
