import { withAdminPage } from './admin-page.ts';
import { frameLimit, printBudgetRows, type BudgetRow } from '../docs/budget-rows.ts';
import { measureBuilder } from './builder-measure.ts';
import { measurePlainFrames } from './plain-frames.ts';

/** A frame of the workshop with 60 étapes, on a processor four times slower. */
const frameBudgetMs = 50;

function frameRow(name: string, frameMs: number, plainMs: number): BudgetRow {
  return [name, frameMs, frameLimit(frameBudgetMs, plainMs), 'ms', plainMs];
}

/** Part of `npm run bench`, over its seeded back end and built site: what writing the longest parcours costs. */
async function benchBuilder(): Promise<boolean> {
  const { measure, plain } = await withAdminPage(
    { width: 1280, height: 800 },
    async (page) => ({
      // First: a page keeps the watchers that it is given.
      measure: await measureBuilder(page),
      plain: await measurePlainFrames(page),
    }),
  );
  return printBudgetRows(
    'Atelier : 60 étapes, tracé de 5 000 points, processeur quatre fois plus lent',
    [
      frameRow(
        'image en écrivant, 95e centile',
        measure.typingFrameMs,
        plain.typingFrameMs,
      ),
      frameRow(
        'image en glissant, 95e centile',
        measure.draggingFrameMs,
        plain.draggingFrameMs,
      ),
    ],
  );
}

process.exit((await benchBuilder()) ? 0 : 1);
