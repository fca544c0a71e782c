import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFolder } from '../lib/environment.ts';

/** A line of a table in docs/: its subject, then, at its end, `file`: “title” of the test that proves it. */
export type NamedTest = { what: string; file: string; title: string };

/** The numbered lines of a page of docs/, with their tests; empty strings for a line without one. */
export function namedTestsOf(page: string): NamedTest[] {
  return readFileSync(path.join(repositoryFolder, page), 'utf8')
    .split('\n')
    .filter((line) => /^\| \d+ /.test(line))
    .map((line) => {
      const what = line.split('|')[2]?.trim() ?? '';
      const [, file = '', title = ''] = /`([^`]+)`: “(.+)” +\|$/.exec(line) ?? [];
      return { what, file, title };
    });
}

/** True if the file has a test of that title. */
export function isThere({ file, title }: NamedTest): boolean {
  return (
    title !== '' &&
    readFileSync(path.join(repositoryFolder, file), 'utf8').includes(title)
  );
}
