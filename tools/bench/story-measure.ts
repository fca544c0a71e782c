import type { Page } from '@playwright/test';
import {
  allowNamedFunctions,
  putDraft,
  slowdown,
  slowFrame,
  watchFrames,
} from './builder-measure.ts';
import { createLongStory, longStoryCounts } from './long-story.ts';

/** What the longest story costs on a processor four times slower than this one. */
export type StoryMeasure = {
  /** From the last script that the page waits for until the outline and the graph are there, in ms. */
  openingMs: number;
  /** 95th percentile of the time between two frames while an étape is dragged, in ms. */
  draggingFrameMs: number;
};

const databaseName = 'qc-demonstrations-brouillons';

/** What the measured page notes for us; a function that runs there can be given no other name of ours. */
type Notes = { benchStoryAt?: number };

/** Opens the story, and waits until its outline is whole and its graph drawn. */
async function openStory(page: Page, id: string): Promise<number> {
  await page.addInitScript((etapeCount) => {
    const look = () => {
      const rows = document.querySelectorAll('[id^="etape-histoire"]').length;
      if (!location.search.includes('vue=aventure')) return;
      const isDrawn = document.querySelector('.react-flow__node') !== null;
      if (rows >= etapeCount && isDrawn) {
        (globalThis as Notes).benchStoryAt = performance.now();
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, longStoryCounts.etapes);
  await page.goto(`/admin/parcours/d?vue=aventure&id=${id}`);
  await page.waitForFunction(() => (globalThis as Notes).benchStoryAt !== undefined);
  return page.evaluate(() => {
    const at = (globalThis as Notes).benchStoryAt ?? 0;
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
      .filter((end) => end < at);
    return at - Math.max(...scripts);
  });
}

/** Measures the graph of a story of 200 étapes and 400 links, written without an account: nothing is sent meanwhile. */
export async function measureStory(page: Page): Promise<StoryMeasure> {
  await allowNamedFunctions(page);
  await page.goto('/admin/parcours/d');
  // Kept among the drafts of this device, which are there from then on.
  await page.getByRole('button', { name: 'Ouvrir l’exemple' }).click();
  await page.waitForURL(/vue=atelier/);
  const id = await putDraft(page, createLongStory(), databaseName);
  // The outline stands beside the graph once this device has asked for it.
  await page.evaluate(() => localStorage.setItem('qc.aventure.plan', 'true'));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const openingMs = await openStory(page, id);

  const box = await page.locator('.react-flow__node').first().boundingBox();
  if (box === null) throw new Error('There is nothing to drag.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await watchFrames(page);
  await page.mouse.move(x + 60, y + 120, { steps: 60 });
  const draggingFrameMs = await slowFrame(page);
  await page.mouse.up();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return { openingMs, draggingFrameMs };
}
