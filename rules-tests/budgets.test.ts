import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format } from 'oxfmt';
import { beforeAll, describe, expect, it } from 'vitest';
import { linesBehind, pageWith } from './budgets-page.ts';
import { budgets, measureWrites, type Measured } from './budgets.ts';
import { firestoreRulesPath } from './engines.ts';
import { heavyWrites } from './heavy-writes.ts';
import { weighRules, type Weight } from './weight.ts';

const page = resolve(import.meta.dirname, '../docs/rules.md');

/** Runs after the tables (`vitest.config.ts`): it measures the writes that they have seen allowed. */
describe('the budgets of firestore.rules', () => {
  let weight: Weight;
  let measured: Measured;

  beforeAll(async () => {
    weight = await weighRules(readFileSync(firestoreRulesPath, 'utf8'));
    measured = await measureWrites(heavyWrites);
  }, 900_000);

  it('hold for the file: its bytes, its expressions, no warning of the compiler', () => {
    expect(weight.bytes).toBeLessThanOrEqual(budgets.bytes);
    expect(weight.nodes).toBeLessThanOrEqual(budgets.nodes);
    expect(weight.warnings).toEqual([]);
  });

  it('hold for the heaviest write of each document by whoever may write it', () => {
    const over = measured.heaviest.filter(
      ({ expressions }) => expressions > budgets.expressions,
    );
    expect(over).toEqual([]);
  });

  it('hold for the documents that the rules of one look at, and those of a commit', () => {
    const over = measured.heaviest.filter(({ lookUps }) => lookUps > budgets.lookUps);
    expect(over).toEqual([]);
    expect(measured.lookingAround).toEqual([]);
  });

  it('stand in docs/rules.md as they are measured', async () => {
    const text = pageWith(readFileSync(page, 'utf8'), weight, measured);
    const { code } = await format(page, text);
    if (process.env['BUDGETS_WRITE'] === 'on') writeFileSync(page, code);
    expect(linesBehind(readFileSync(page, 'utf8'), code), 'npm run budgets').toEqual([]);
  });
});
