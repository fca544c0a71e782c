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

test('a key is read from a constant, a function, a parameter and what callers hand it', () => {
  const { keys, unread } = find({
    'a.ts': `
      const key = 'un';
      const keyOf = (id: string) => \`deux.\${id}\`;
      function read(name: string) { return localStorage.getItem(name); }
      read(key);
      read(keyOf('x'));
      sessionStorage.setItem('trois' + id, '');
    `,
    'hook.ts': `export function useChoice(name: string) { localStorage.setItem(name, ''); }`,
    'caller.ts': `import { useChoice } from './hook.ts'; useChoice('quatre');`,
    'other.ts': `function useChoice(name: string) {} useChoice('ailleurs');`,
    'a.test.ts': `localStorage.setItem('essai', '');`,
  });
  expect([...keys].toSorted()).toEqual(['deux.*', 'quatre', 'trois*', 'un']);
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

test('a name that the code does not say is told with its place', () => {
  const { unread } = find({ 'a.ts': `\nlocalStorage.getItem(window.name);` });
  expect(unread).toEqual([expect.stringMatching(/a\.ts:2$/)]);
});

test('names that the device has listed itself are no new ones', () => {
  const { keys, unread } = find({
    'a.ts': `for (const key of Object.keys(localStorage)) localStorage.removeItem(key);`,
  });
  expect([...keys]).toEqual([]);
  expect(unread).toEqual([]);
});
