import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryFolder } from '../lib/environment.ts';

const [, section = ''] = readFileSync(
  path.join(repositoryFolder, 'docs/faults.md'),
  'utf8',
).split('## Everything that waits for a network\n');

/** The lines of the list: the waiting files, and their time limits. */
const waits = section
  .split('\n')
  .filter((line) => line.includes('`src/'))
  .map((line) => {
    const [, what = '', files = '', deadline = ''] = line.split('|');
    const paths = [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    return { what: what.trim(), paths, hasDeadline: /\d/.test(deadline) };
  });

const named = new Set(waits.flatMap(({ paths }) => paths));

const request =
  /(?<![\w.])(?:fetch\([^)]|(?:getDocs?|setDoc|updateDoc|deleteDoc|runTransaction|getMetadata|uploadBytes\w*)\()/;
const ownDeadline =
  /\b(?:answered|fetchInTime|inTime|withDeadline|AbortSignal\.timeout|setTimeout)\(/;

const read = (file: string) => readFileSync(path.join(repositoryFolder, file), 'utf8');

function sources(): string[] {
  return readdirSync(path.join(repositoryFolder, 'src'), { recursive: true })
    .map((file) => `src/${String(file).replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:js|tsx?)$/.test(file))
    .filter((file) => !/\.test\.tsx?$|^src\/testing\/|\/testing\//.test(file));
}

/** The code without its comments. */
function codeOf(file: string): string {
  return read(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
}

describe('waits for a network', () => {
  it('has a deadline of its own, or is in the list of docs/faults.md', () => {
    const endless = sources().filter((file) => {
      const code = codeOf(file);
      return request.test(code) && !ownDeadline.test(code) && !named.has(file);
    });
    expect(endless).toEqual([]);
  });

  it('is in the list wherever it asks by the bare `fetch`', () => {
    const bare = sources().filter((file) => /(?<![\w.])fetch\([^)]/.test(codeOf(file)));
    expect(bare.filter((file) => !named.has(file))).toEqual([]);
  });

  it.each(waits.filter(({ hasDeadline }) => hasDeadline))(
    'ends in time: $what',
    ({ paths }) => {
      const endless = paths.filter((file) => !ownDeadline.test(codeOf(file)));
      expect(endless).toEqual([]);
    },
  );
});
