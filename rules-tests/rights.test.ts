import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { rightsPage } from './rights.ts';

const page = resolve(import.meta.dirname, '../docs/rights.md');

/** Reads what all the others have noted: it comes after them (`vitest.config.ts`). `npm run rights` writes the page. */
describe('docs/rights.md', () => {
  it('says what the tables prove', async () => {
    const { text } = rightsPage();
    const options = await resolveConfig(page);
    const formatted = await format(text, { ...options, parser: 'markdown' });
    if (process.env['RIGHTS_WRITE'] === 'on') writeFileSync(page, formatted);
    expect(readFileSync(page, 'utf8'), 'npm run rights').toBe(formatted);
  });

  it('has a row for every path that the rules name', () => {
    expect(rightsPage().unmet).toEqual([]);
  });
});
