import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { beyondBudgets, measureWrites } from './budgets.ts';
import { firestoreRulesPath } from './engines.ts';
import { heavyWrites } from './heavy-writes.ts';
import { rulesHash, storeBudgets } from './stored-budgets.ts';
import { weighRules } from './weight.ts';

/** Reads the records of all tables: it runs after them (`budgets.vitest.config.ts`). */
describe('the budgets of firestore.rules', () => {
  it('are measured, stored, and hold for every write that the tables allow', async () => {
    const rules = rulesHash();
    const weight = await weighRules(readFileSync(firestoreRulesPath, 'utf8'));
    const measured = await measureWrites(heavyWrites);
    await storeBudgets({ rules, weight, measured });
    expect(beyondBudgets(measured)).toEqual([]);
  });
});
