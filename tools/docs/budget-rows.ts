import { print } from '../lib/print.ts';

/** A measure, its budget, and the value of a plain page for comparison, if any. */
export type BudgetRow = [
  what: string,
  value: number,
  budget: number,
  unit: string,
  plain?: number,
];

/** Length of a frame without any delay in drawing it, in ms. */
const quietFrameMs = 1_000 / 60;

/**
 * Limit of a frame, in ms, if one of a plain page lasts `plainMs` at the same moment: the excess over a quiet machine's is not the page's
 * (decision 132).
 */
export function frameLimit(budgetMs: number, plainMs: number): number {
  return budgetMs + Math.max(0, plainMs - quietFrameMs);
}

/** Prints figures beside their budgets, and returns true if all of them hold. */
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
