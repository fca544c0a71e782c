import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findDeviceNames } from './device-names.ts';

function find(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'qc-names-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return findDeviceNames(folder);
}

test('a cache is read from a constant, a function, a parameter and its callers’ arguments', () => {
  const { caches, unread } = find({
    'a.ts': `
      const key = 'un';
      const keyOf = (id: string) => \`deux.\${id}\`;
      function read(name: string) { return caches.open(name); }
      read(key);
      read(keyOf('x'));
      caches.delete('trois' + id);
    `,
    'hook.ts': `export function useCache(name: string) { caches.has(name); }`,
    'caller.ts': `import { useCache } from './hook.ts'; useCache('quatre');`,
    'other.ts': `function useCache(name: string) {} useCache('ailleurs');`,
    'a.test.ts': `caches.open('essai');`,
  });
  expect([...caches].toSorted()).toEqual(['deux.*', 'quatre', 'trois*', 'un']);
  expect(unread).toEqual([]);
});

test('a database is read with its stores, from a default or an option', () => {
  const { databases } = find({
    'a.ts': `
      export function make({ base }: { base: string }) {
        return openDB(base, 1, { upgrade(db) { db.createObjectStore('lignes'); } });
      }
      make({ base: 'premiere' });
    `,
    'b.ts': `export const open = (name = 'seconde') => openDB(name, 1);`,
  });
  expect([...databases].map(([name, stores]) => [name, [...stores]])).toEqual([
    ['premiere', ['lignes']],
    ['seconde', []],
  ]);
});

test('a cache is read from a call and from an option', () => {
  const { caches } = find({
    'a.ts': `const prefix = 'quete '; caches.open(\`\${prefix}\${id}\`);`,
    'b.ts': `new CacheFirst({ cacheName: 'fichiers' });`,
  });
  expect([...caches]).toEqual(['quete *', 'fichiers']);
});

test('a name that the code does not define is reported with its place', () => {
  const { unread } = find({ 'a.ts': `\ncaches.open(window.name);` });
  expect(unread).toEqual([expect.stringMatching(/a\.ts:2$/)]);
});
