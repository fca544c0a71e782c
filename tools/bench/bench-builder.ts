import type { Page } from '@playwright/test';
import { withAdminPage } from './admin-page.ts';
import { frameLimit, printBudgetRows, type BudgetRow } from '../docs/budget-rows.ts';
import {
  measureBuilder,
  slowdown,
  slowFrame,
  typedWords,
  watchFrames,
} from './builder-measure.ts';

/** A frame of the workshop with 60 étapes, on a processor four times slower. */
const frameBudgetMs = 50;

function frameRow(name: string, frameMs: number, plainMs: number): BudgetRow {
  return [name, frameMs, frameLimit(frameBudgetMs, plainMs), 'ms', plainMs];
}

/** 95th percentile of the time between two frames of a plain page, in ms: 16.7 if only the page is at work. */
type PlainFrames = { typingFrameMs: number; draggingFrameMs: number };

/** Types and drags as the workshop's measures do, on a page with only a text area. */
async function measurePlainFrames(page: Page): Promise<PlainFrames> {
  await page.goto('about:blank');
  await page.setContent('<label>Récit <textarea rows="8"></textarea></label>');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.getByLabel('Récit').click();
  await watchFrames(page);
  await page.keyboard.type(typedWords, { delay: 40 });
  const typingFrameMs = await slowFrame(page);
  await page.mouse.down();
  await watchFrames(page);
  await page.mouse.move(200, 260, { steps: 60 });
  const draggingFrameMs = await slowFrame(page);
  await page.mouse.up();
  await session.detach();
  return { typingFrameMs, draggingFrameMs };
}

/** Part of `npm run bench`, over its seeded back end and built site: cost of writing the longest parcours. */
async function benchBuilder(): Promise<boolean> {
  const { measure, plain } = await withAdminPage(
    { width: 1280, height: 800 },
    async (page) => ({
      // First: a page keeps its watchers.
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
