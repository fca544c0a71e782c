// @vitest-environment node
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queteIdSchema, type Quete } from '@/domain/quete/quete.ts';
import { createQuete } from '@/testing/play-factories.ts';
import type { OpenIndex } from './site.ts';
import { writeOpenData } from './write-open-data.ts';

const origin = 'https://quetes.example';
let folder = '';

const lavoir = createQuete();
const chateau: Quete = {
  ...createQuete({ titre: 'Le château' }),
  id: queteIdSchema.parse('22_dinan_le-chateau'),
};

/** A build of these quêtes. `published`: the catalogue, if different. */
async function build(
  rendered: readonly Quete[],
  published: readonly Quete[] | null = rendered,
  isOnline = false,
): Promise<OpenIndex> {
  const at = (file: string) => path.join(folder, file);
  await writeOpenData({
    ...{ rendered, origin, isOnline, at },
    published: published === null ? null : published.map(({ id }) => id),
    write: (file, content) => {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), content);
    },
  });
  return JSON.parse(readFileSync(at('donnees/index.json'), 'utf8')) as OpenIndex;
}

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'donnees-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a quête withdrawn between two builds is gone from the files, and said to be', async () => {
  await build([lavoir, chateau]);
  const { quetes, retirees } = await build([lavoir]);
  expect(idsOf(quetes)).toEqual([lavoir.id]);
  expect(retirees).toMatchObject([
    { id: chateau.id, url: `${origin}/les_quetes/22/dinan/le-chateau` },
  ]);
  const csv = readFileSync(path.join(folder, 'donnees/catalogue.csv'), 'utf8');
  expect(csv).not.toContain('le-chateau');
  const back = await build([lavoir, chateau]);
  expect(back.retirees).toEqual([]);
});

test('one whose page could not be made does not count as withdrawn', async () => {
  await build([lavoir, chateau]);
  const { quetes, retirees } = await build([lavoir], [lavoir, chateau]);
  expect(idsOf(quetes)).toEqual([lavoir.id, chateau.id]);
  expect(retirees).toEqual([]);
});

test('one that only a page links to stays out', async () => {
  const { quetes } = await build([lavoir, chateau], [lavoir]);
  expect(idsOf(quetes)).toEqual([lavoir.id]);
});

test('while the catalogue does not answer, the pages count, and nothing is said to be gone', async () => {
  await build([lavoir, chateau]);
  const { quetes, retirees } = await build([lavoir], null);
  expect(idsOf(quetes)).toEqual([lavoir.id, chateau.id]);
  expect(retirees).toEqual([]);
});

test('the online site gives the quêtes of the previous build: this machine may be another', async () => {
  const known = { id: chateau.id, url: 'https://x', version: 1, publieeLe: '2026-05-12' };
  const answer = vi.fn((_url: string) =>
    Promise.resolve(Response.json({ quetes: [known], retirees: [] })),
  );
  vi.stubGlobal('fetch', answer);
  const { retirees } = await build([lavoir], [lavoir], true);
  expect(answer.mock.calls.map(([url]) => url)).toEqual([`${origin}/donnees/index.json`]);
  expect(idsOf(retirees)).toEqual([chateau.id]);
});

test.each([
  ['is down', () => Promise.reject(new TypeError('fetch failed'))],
  ['has none yet', () => Promise.resolve(new Response('', { status: 404 }))],
])('if the online site %s, the folder gives them', async (_, answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await build([lavoir, chateau]);
  vi.stubGlobal('fetch', answer);
  const { retirees } = await build([lavoir], [lavoir], true);
  expect(idsOf(retirees)).toEqual([chateau.id]);
});

test('a part that is no longer needed is gone', async () => {
  await build([lavoir]);
  writeFileSync(path.join(folder, 'donnees/catalogue-2.csv'), 'old');
  await build([lavoir]);
  expect(readdirSync(path.join(folder, 'donnees'))).not.toContain('catalogue-2.csv');
});
