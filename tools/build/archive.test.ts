import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { archiveFiles, zipped } from './archive.ts';
import { repositoryFolder } from '../lib/environment.ts';

/** A built site of three files, with a folder that Hosting ignores. */
function builtSite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'qc-archive-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const siteFolder = path.join(folder, 'dist');
  mkdirSync(path.join(siteFolder, 'assets'), { recursive: true });
  mkdirSync(path.join(siteFolder, '.vite'));
  for (const [name, text] of [
    ['index.html', '<!doctype html>'],
    ['licences.txt', 'MIT'],
    ['assets/a.js', 'a()'],
    ['.vite/licences.json', '[]'],
  ] as const) {
    writeFileSync(path.join(siteFolder, name), text);
  }
  const hostingFile = path.join(folder, 'firebase.deploy.json');
  const hosting = { public: 'dist', headers: [{ source: '**', headers: [] }] };
  writeFileSync(hostingFile, JSON.stringify({ hosting }));
  const sbom = '{"bomFormat":"CycloneDX"}';
  return { version: '1.2.3', project: null, siteFolder, hostingFile, sbom };
}

const text = (files: ReadonlyMap<string, Uint8Array>, name: string) =>
  strFromU8(files.get(name) ?? new Uint8Array());

test('an archive has the site without hidden files, rules, indexes, bill of materials, notices', () => {
  const files = archiveFiles(builtSite());
  expect([...files.keys()].filter((name) => name.startsWith('site/'))).toEqual([
    'site/assets/a.js',
    'site/index.html',
    'site/licences.txt',
  ]);
  for (const name of ['firestore.rules', 'storage.rules', 'firestore.indexes.json']) {
    expect(text(files, name)).toBe(
      readFileSync(path.join(repositoryFolder, name), 'utf8'),
    );
  }
  expect(text(files, 'NOTICES.txt')).toBe('MIT');
  expect(text(files, 'quetes-et-codes.cdx.json')).toContain('CycloneDX');
  expect(text(files, 'LISEZMOI.txt')).toMatch(/^Quêtes & Codes 1\.2\.3\n/);
});

test.each([
  [null, 'Construite sans projet Firebase'],
  ['quetes-de-dinan', 'Construite pour le projet Firebase « quetes-de-dinan »'],
])('for the project %s, its first page says so', (project, sentence) => {
  const files = archiveFiles({ ...builtSite(), project });
  expect(text(files, 'LISEZMOI.txt')).toContain(sentence);
});

test('its firebase.json deploys from its folder: rules, indexes, and the site with the headers of the build', () => {
  const files = archiveFiles(builtSite());
  const { hosting, firestore, storage, database } = JSON.parse(
    text(files, 'firebase.json'),
  ) as Record<string, Record<string, unknown>>;
  expect(hosting).toEqual({ public: 'site', headers: [{ source: '**', headers: [] }] });
  const named = [
    firestore?.['rules'],
    firestore?.['indexes'],
    storage?.['rules'],
    database?.['rules'],
  ];
  expect(named.filter((name) => !files.has(String(name)))).toEqual([]);
});

test('its sums name every other file, and are right', () => {
  const files = archiveFiles(builtSite());
  const sums = text(files, 'SHA256SUMS').trim().split('\n');
  expect(sums).toHaveLength(files.size - 1);
  for (const line of sums) {
    const [sum = '', name = ''] = line.split('  ');
    const content = files.get(name) ?? new Uint8Array();
    expect(createHash('sha256').update(content).digest('hex')).toBe(sum);
  }
});

test('the same files give the same bytes, in one folder', () => {
  const files = archiveFiles(builtSite());
  const bytes = zipped('quetes-et-codes-1.2.3', files);
  expect(zipped('quetes-et-codes-1.2.3', archiveFiles(builtSite()))).toEqual(bytes);
  expect(Object.keys(unzipSync(bytes))).toContain('quetes-et-codes-1.2.3/SHA256SUMS');
});

test('without a built site, the command to run first is said', () => {
  const source = builtSite();
  rmSync(path.join(source.siteFolder, 'licences.txt'));
  expect(() => archiveFiles(source)).toThrow(/npm run build -- --release/);
});
