import {
  caches,
  databases,
  deviceKeys,
  storeWords,
  tabKeys,
} from '../../src/device/inventory.ts';
import type { Words } from '../../src/device/inventory.ts';

/** A table of Markdown as the formatter lays it out. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head, ...lines] = rows.map((row) =>
    line(row.map((cell, column) => cell.padEnd(widths[column] ?? 0))),
  );
  return [head, line(widths.map((width) => '-'.repeat(width))), ...lines].join('\n');
}

const code = (name: string) => `\`${name}\``;

function cellsOf(words: Words, place = ''): string[] {
  return [place + words.holds, words.writtenBy, words.lives, words.readBy];
}

const ends = ['written by', 'lives', 'read by'];

const stores = table([
  ['database', 'stores', 'holds', ...ends],
  ...Object.entries(storeWords).map(([name, words]) => [
    code('qc'),
    code(name),
    ...cellsOf(words),
  ]),
  ...Object.entries(databases).map(([name, words]) => [
    code(name),
    words.stores.map(code).join(', '),
    ...cellsOf(words),
  ]),
]);

const keys = table([
  ['key', 'holds', ...ends],
  ...Object.entries(deviceKeys).map(([name, words]) => [code(name), ...cellsOf(words)]),
  ...Object.entries(tabKeys).map(([name, words]) => [
    code(name),
    ...cellsOf(words, '`sessionStorage`: '),
  ]),
]);

const kept = table([
  ['cache', 'holds', ...ends],
  ...Object.entries(caches).map(([name, words]) => [code(name), ...cellsOf(words)]),
]);

/** The text of `docs/device.md`. */
export const devicePage = `# What is kept on a device

Every IndexedDB database, storage key and cache that the site writes, and who reads it. This page is made of [\`src/device/inventory.ts\`](../src/device/inventory.ts) by \`npx vitest run --project node tools/docs/device.test.ts --update\`. \`*\` stands for what follows, such as an id. How it works is in [\`src/device\`](../src/device/README.md).

A store whose end is not given stays until the person clears the site's data, or the browser does for lack of room. Where a browser refuses storage, each of these lasts as long as its page.

## IndexedDB

${stores}

## Storage

\`localStorage\`, or \`sessionStorage\` (the tab) where it says so.

${keys}

## Cache Storage

${kept}

## Of libraries

The test does not see these: the libraries name them.

| name                                                                                   | holds                                            | lives            |
| -------------------------------------------------------------------------------------- | ------------------------------------------------ | ---------------- |
| IndexedDB \`firebaseLocalStorageDb\`; \`firebase:*\` in storage where IndexedDB is refused | the session of Firebase Auth                     | until signed out |
| IndexedDB \`firebase-heartbeat-database\`, \`firebase-app-check-database\`                 | days of use that the SDK counts; App Check token | Firebase         |
| IndexedDB \`workbox-expiration\`                                                         | when each file of the caches was last used       | with the caches  |
| \`sessionStorage\` \`react-router-scroll-positions\`                                       | how far each page was scrolled                   | with the tab     |
`;
