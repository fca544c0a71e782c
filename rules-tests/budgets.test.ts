import { beforeAll, describe, expect, it } from 'vitest';
import {
  budgets,
  expressionBudget,
  measureWrites,
  weighRules,
  type Measured,
  type Weight,
} from './budgets.ts';
import { heavyWrites } from './heavy-writes.ts';

/** Runs after the tables (`vitest.config.ts`): it measures the writes that they have seen allowed. */
describe('the budgets of firestore.rules', () => {
  let weight: Weight;
  let measured: Measured;

  beforeAll(async () => {
    weight = await weighRules();
    console.time('m');
    measured = await measureWrites(heavyWrites);
    console.timeEnd('m');
    console.table(measured.heaviest);
  }, 900_000);

  it('hold for the file: bytes, expressions, warnings', () => {
    console.log(weight);
    expect(weight.bytes).toBeLessThanOrEqual(budgets.bytes);
    expect(weight.nodes).toBeLessThanOrEqual(budgets.nodes);
    expect(weight.warnings).toEqual([]);
  });

  it('hold for the heaviest write of each document by whoever may write it', () => {
    const over = measured.heaviest.filter(
      ({ pattern, expressions }) => expressions > expressionBudget(pattern),
    );
    expect(over).toEqual([]);
  });

  it('hold for the documents that the rules of one look at, and those of a commit', () => {
    const over = measured.heaviest.filter(({ lookUps }) => lookUps > budgets.lookUps);
    expect(over).toEqual([]);
    expect(measured.lookingAround).toEqual([]);
  });
});
