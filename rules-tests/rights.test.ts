import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { localFolder } from '../tools/lib/environment.ts';
import { print } from '../tools/lib/print.ts';
import { rightsPage } from './rights.ts';

/** Reads the records of all the others: it runs after them (`vitest.config.ts`). `npm run rights` writes the page. */
describe('the page of rights', () => {
  it('has a row for every path that the rules name', () => {
    expect(rightsPage().unmet).toEqual([]);
  });

  afterAll(() => {
    if (process.env['RIGHTS_WRITE'] !== 'on') return;
    const file = path.join(localFolder, 'rights.md');
    mkdirSync(localFolder, { recursive: true });
    writeFileSync(file, `${rightsPage().text}\n`);
    print(file);
  });
});
