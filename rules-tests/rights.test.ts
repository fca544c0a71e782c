import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import { rightsPage } from './rights.ts';

const page = resolve(import.meta.dirname, '../docs/rights.md');

/** Reads what all the others have noted: it comes after them (`vitest.config.ts`). `npm run rights` writes the page. */
describe('docs/rights.md', () => {
  it('says what the tables prove', async () => {
    const { text } = rightsPage();
    const { code: formatted } = await format(page, text);
    if (process.env['RIGHTS_WRITE'] === 'on') writeFileSync(page, formatted);
    expect(readFileSync(page, 'utf8'), 'npm run rights').toBe(formatted);
  });

  it('has a row for every path that the rules name', () => {
    expect(rightsPage().unmet).toEqual([]);
  });
});
