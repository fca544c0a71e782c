import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { adresseKey, annuaireEtatSchema, partNames } from '@/domain/mairie/annuaire.ts';
import { repositoryFolder } from '../lib/environment.ts';
import { writeAnnuaire } from './annuaire.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'annuaire-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const mairie = {
  pivot: [{ type_service_local: 'mairie', code_insee_commune: ['13010'] }],
  adresse_courriel: ['mairie@barbentane.example'],
};

function fileWith(text: string): string {
  const file = path.join(folder, 'source.json');
  writeFileSync(file, text);
  return file;
}

const written = () => path.join(folder, 'ecrit');
const write = (file: string) =>
  writeAnnuaire(file, { folder: written(), day: '2026-11-26' });

test('a small file of the documented shape becomes hashes, with its source and its day', async () => {
  const file = fileWith(JSON.stringify({ service: [mairie, { pivot: [] }] }));
  expect(await write(file)).toMatch(
    /^1 adresse de 1 mairie, .*Service-Public\.gouv\.fr \/ DILA, source\.json\.$/,
  );
  expect(readdirSync(written()).toSorted()).toEqual(
    [...partNames.map((name) => `${name}.json`), 'etat.json'].toSorted(),
  );
  const { part, key } = await adresseKey('mairie@barbentane.example');
  const text = readFileSync(path.join(written(), `${part}.json`), 'utf8');
  expect(JSON.parse(text)).toEqual({ [key]: ['13010'] });
  for (const name of readdirSync(written())) {
    expect(readFileSync(path.join(written(), name), 'utf8')).not.toContain('@');
  }
  const etat = JSON.parse(
    readFileSync(path.join(written(), 'etat.json'), 'utf8'),
  ) as unknown;
  expect(etat).toEqual({ du: '2026-11-26', fichier: 'source.json' });
});

const whole = JSON.stringify({ service: [mairie] });
test.each([
  ['is cut', whole.slice(0, -10), /n’est pas du JSON entier/],
  ['is empty', '', /n’est pas du JSON entier/],
  ['is a CSV', 'nom;adresse_courriel\nMairie;a@b.fr', /n’est pas du JSON entier/],
  ['is of another shape', JSON.stringify({ features: [] }), /une liste « service »/],
  ['has no mairie', JSON.stringify({ service: [{ pivot: [] }] }), /0 se lit\. Rien/],
  [
    'has mairies of another shape',
    JSON.stringify({ service: [mairie, { ...mairie, adresse_courriel: 'a@b.fr' }] }),
    /1 mairie ne se lit pas, 1 se lit\. Rien/,
  ],
])('nothing is written if the file %s', async (_what, text, sentence) => {
  await expect(write(fileWith(text))).rejects.toThrow(sentence);
  expect(readdirSync(folder)).toEqual(['source.json']);
});

test('a file that is not there is said so', async () => {
  await expect(write(path.join(folder, 'rien.json'))).rejects.toThrow(/n’existe pas/);
});

test('the product ships without a directory', () => {
  const shipped = path.join(repositoryFolder, 'public/annuaire');
  expect(readdirSync(shipped)).toEqual(['etat.json']);
  const etat: unknown = JSON.parse(readFileSync(path.join(shipped, 'etat.json'), 'utf8'));
  expect(annuaireEtatSchema.parse(etat).du).toBeNull();
});
