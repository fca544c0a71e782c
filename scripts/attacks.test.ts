import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryFolder } from './lib/environment.ts';

/** Lines of docs/attacks.md: what is tried, what happens, `file`: “title”. */
const attacks = readFileSync(path.join(repositoryFolder, 'docs/attacks.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ /.test(line))
  .map((line) => {
    const attack = line.split('|')[2]?.trim() ?? '';
    const [, file = '', title = ''] = /`([^`]+)`: “(.+)” +\|$/.exec(line) ?? [];
    return { attack, file, title };
  });

describe('docs/attacks.md', () => {
  it('lists sixty attacks at least, each once', () => {
    expect(new Set(attacks.map(({ attack }) => attack)).size).toBe(attacks.length);
    expect(attacks.length).toBeGreaterThanOrEqual(60);
  });

  it.each(attacks)('names a test that is there: $attack', ({ file, title }) => {
    expect(title).not.toBe('');
    expect(readFileSync(path.join(repositoryFolder, file), 'utf8')).toContain(title);
  });
});
