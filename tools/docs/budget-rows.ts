import { print } from '../lib/print.ts';

/** What was measured, beside what it may be, and what a plain page costs where there is one to compare. */
export type BudgetRow = [
  what: string,
  value: number,
  budget: number,
  unit: string,
  plain?: number,
];

/** What a frame lasts where nothing keeps the browser from drawing it, in ms. */
const quietFrameMs = 1_000 / 60;

/**
 * What a frame may last, in ms, where one of a plain page lasts `plainMs` at the same moment: what is beyond a quiet
 * machine's is not the page's (decision 132).
 */
export function frameLimit(budgetMs: number, plainMs: number): number {
  return budgetMs + Math.max(0, plainMs - quietFrameMs);
}

/** Prints figures beside their budgets, and tells whether all of them hold. */
export function printBudgetRows(title: string, rows: readonly BudgetRow[]): boolean {
  print(title);
  for (const [what, value, budget, unit, plain] of rows) {
    const beside = plain === undefined ? '' : ` (page nue : ${plain.toFixed(0)})`;
    print(
      `  ${what.padEnd(36)} ${value.toFixed(0).padStart(6)} ≤ ${budget.toFixed(0)} ${unit}${beside}`,
    );
  }
  return rows.every(([, value, budget]) => value <= budget);
}
