import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectOfKey } from './admin-app.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cle-'));

function keyWith(content: string): string {
  const file = path.join(folder, 'cle.json');
  writeFileSync(file, content);
  return file;
}

test('the key of a service account names its project', () => {
  const file = keyWith(JSON.stringify({ project_id: 'quetes-de-dinan' }));
  expect(projectOfKey(file, 'Usage')).toBe('quetes-de-dinan');
});

test('a missing key shows the variable to set, and the usage', () => {
  expect(() => projectOfKey('', 'Usage : …')).toThrow(
    /^Il manque GOOGLE_APPLICATION_CREDENTIALS[^]*Usage : …$/,
  );
  expect(() => projectOfKey('nulle-part.json', 'Usage')).toThrow(
    'La clé du compte de service n’est pas à l’adresse nulle-part.json.',
  );
});

test.each(['<html>', '[]', 'null', '{"project_id":""}', '{"project_id":1}'])(
  'the file « %s » is no key',
  (content) => {
    expect(() => projectOfKey(keyWith(content), 'Usage')).toThrow(
      /n’est pas la clé d’un compte de service\.$/,
    );
  },
);
