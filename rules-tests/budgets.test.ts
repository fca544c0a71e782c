import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { beyondBudgets, budgets } from './budgets.ts';
import { firestoreRulesPath } from './engines.ts';
import { readBudgets, readPages, rulesHash } from './stored-budgets.ts';
import { weighRules, type Weight } from './weight.ts';

/** `npm run budgets` measures the writes, which takes minutes; this judges its stored results. */
describe('the budgets of firestore.rules', () => {
  const stored = readBudgets();
  let weight: Weight;

  beforeAll(async () => {
    weight = await weighRules(readFileSync(firestoreRulesPath, 'utf8'));
  });

  it('hold for the file: its bytes, its expressions, no warning of the compiler', () => {
    expect(weight.bytes).toBeLessThanOrEqual(budgets.bytes);
    expect(weight.nodes).toBeLessThanOrEqual(budgets.nodes);
    expect(weight.warnings).toEqual([]);
  });

  it('were measured on the rules as they are', () => {
    expect(stored.rules, 'npm run budgets').toBe(rulesHash());
  });

  it('hold for the heaviest write of each document, its look-ups and those of its commit', () => {
    expect(stored.measured.heaviest.length).toBeGreaterThan(50);
    expect(beyondBudgets(stored.measured)).toEqual([]);
  });

  it('match the measurements in docs/rules.md', async () => {
    const { now, wanted } = await readPages(stored);
    expect(now, 'npm run budgets').toBe(wanted);
  });
});
