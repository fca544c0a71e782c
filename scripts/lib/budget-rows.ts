import { print } from './print.ts';

/** What was measured, beside what it may be. */
export type BudgetRow = [what: string, value: number, budget: number, unit: string];

/** Prints figures beside their budgets, and tells whether all of them hold. */
export function printBudgetRows(title: string, rows: readonly BudgetRow[]): boolean {
  print(title);
  for (const [what, value, budget, unit] of rows) {
    print(
      `  ${what.padEnd(36)} ${value.toFixed(0).padStart(6)} ≤ ${String(budget)} ${unit}`,
    );
  }
  return rows.every(([, value, budget]) => value <= budget);
}
