import { withAdminPage } from './lib/admin-page.ts';
import { measureBuilder } from './lib/builder-measure.ts';
import { print } from './lib/print.ts';

/** The budgets of issue G: the workshop with 60 étapes, on a processor four times slower. */
const openingBudgetMs = 1_500;
const frameBudgetMs = 50;
const growthBudgetMegabytes = 15;

/** Part of `npm run bench`, over its seeded back end and built site: what writing the longest parcours costs. */
async function benchBuilder(): Promise<boolean> {
  const measure = await withAdminPage({ width: 1280, height: 800 }, measureBuilder);
  const growth = measure.memoryAfter - measure.memoryBefore;
  const rows: [what: string, value: number, budget: number, unit: string][] = [
    ['ouverture une fois les données là', measure.openingMs, openingBudgetMs, 'ms'],
    ['image en écrivant, 95e centile', measure.typingFrameMs, frameBudgetMs, 'ms'],
    ['image en glissant, 95e centile', measure.draggingFrameMs, frameBudgetMs, 'ms'],
    ['mémoire après 500 modifications', growth, growthBudgetMegabytes, 'Mo de plus'],
  ];
  print('Atelier : 60 étapes, tracé de 5 000 points, processeur quatre fois plus lent');
  for (const [what, value, budget, unit] of rows) {
    print(
      `  ${what.padEnd(36)} ${value.toFixed(0).padStart(6)} ≤ ${String(budget)} ${unit}`,
    );
  }
  return rows.every(([, value, budget]) => value <= budget);
}

process.exit((await benchBuilder()) ? 0 : 1);
