import { withAdminPage } from './admin-page.ts';
import { frameLimit, printBudgetRows, type BudgetRow } from '../docs/budget-rows.ts';
import { measureBuilder } from './builder-measure.ts';
import { measurePlainFrames, type PlainFrames } from './plain-frames.ts';
import { measureStory } from './story-measure.ts';

/** The budgets of issues G and J: the workshop with 60 étapes, a story of 200, on a processor four times slower. */
const openingBudgetMs = 1_500;
const frameBudgetMs = 50;
const growthBudgetMegabytes = 15;

/** What is dragged on `page`, beside the same on a plain page. */
function draggingRow(frameMs: number, plain: PlainFrames): BudgetRow {
  const { draggingFrameMs: plainMs } = plain;
  const limitMs = frameLimit(frameBudgetMs, plainMs);
  return ['image en glissant, 95e centile', frameMs, limitMs, 'ms', plainMs];
}

/** Part of `npm run bench`, over its seeded back end and built site: what writing the longest parcours costs. */
async function benchBuilder(): Promise<boolean> {
  const { measure, story, plain } = await withAdminPage(
    { width: 1280, height: 800 },
    async (page) => ({
      // First: a page keeps the watchers that it is given.
      story: await measureStory(page),
      measure: await measureBuilder(page),
      plain: await measurePlainFrames(page),
    }),
  );
  const growth = measure.memoryAfter - measure.memoryBefore;
  const isStoryWithin = printBudgetRows('Histoire : 200 étapes, 400 liens', [
    ['ouverture une fois le code là', story.openingMs, openingBudgetMs, 'ms'],
    draggingRow(story.draggingFrameMs, plain),
  ]);
  const rows: BudgetRow[] = [
    ['ouverture une fois les données là', measure.openingMs, openingBudgetMs, 'ms'],
    [
      'image en écrivant, 95e centile',
      measure.typingFrameMs,
      frameLimit(frameBudgetMs, plain.typingFrameMs),
      'ms',
      plain.typingFrameMs,
    ],
    draggingRow(measure.draggingFrameMs, plain),
    ['mémoire après 500 modifications', growth, growthBudgetMegabytes, 'Mo de plus'],
  ];
  const isWithin = printBudgetRows(
    'Atelier : 60 étapes, tracé de 5 000 points, processeur quatre fois plus lent',
    rows,
  );
  return isStoryWithin && isWithin;
}

process.exit((await benchBuilder()) ? 0 : 1);
