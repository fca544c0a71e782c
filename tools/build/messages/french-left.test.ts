import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryFolder } from '../../lib/environment.ts';
import { frenchLeft } from './french-left.ts';
import {
  frenchOnPurpose,
  notYet,
  translatedPart,
  writingPart,
} from './translated-part.ts';

const sources = path.join(repositoryFolder, 'src');

function modulesOf(part: string): string[] {
  const whole = path.join(sources, part);
  if (statSync(whole).isFile()) return [part];
  return readdirSync(whole, { recursive: true, encoding: 'utf8' })
    .map((file) => `${part}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
}

test.each(translatedPart)('no French is left outside of messages in src/%s', (part) => {
  const left = modulesOf(part)
    .filter(
      (file) =>
        !Object.hasOwn(frenchOnPurpose, file) &&
        !notYet.has(file) &&
        !writingPart.test(file),
    )
    .flatMap((file) => frenchLeft(readFileSync(path.join(sources, file), 'utf8'), file));
  expect(left).toEqual([]);
});

describe('what is found', () => {
  test.each([
    ['const a = <p>Jouer</p>;', 'Jouer'],
    ['const a = <p>Jouer <b>ici</b></p>;', 'ici'],
    ['const a = <input placeholder="Le nom" />;', 'Le nom'],
    ["const a = { label: 'Fermer' };", 'Fermer'],
    ["const a = b ? 'reste à faire' : '';", 'reste à faire'],
    ['const a = `${n} de plus`;', 'de plus'],
    ["const a = formatCount(n, 'point', 'points');", "formatCount(n, 'point', 'points')"],
    ["const a = <Trans>Voir {b ? 'la suite' : ''}</Trans>;", 'la suite'],
  ])('%s', (source, text) => {
    const left = frenchLeft(source, 'a.tsx').join('\n');
    expect(left).toContain(text);
  });

  test.each([
    'const a = <Trans>Jouer <b>ici</b></Trans>;',
    'const a = <p title={t`Jouer à ${name}`} className="de la">{n}</p>;',
    "const a = plural(n, { one: '# étape', other: '# étapes' });",
    "const a = { label: msg`Fermer`, key: 'Escape' };",
    "throw new Error('The étape is not there.');",
    "import { a } from './été.ts';",
    'const a = <Plural value={n} one="# étape" other="# étapes" />;',
  ])('there is none in: %s', (source) => {
    expect(frenchLeft(source, 'a.tsx')).toEqual([]);
  });
});
