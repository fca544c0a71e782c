import type { Page } from '@playwright/test';
import { slowdown, slowFrame, typedWords, watchFrames } from './builder-measure.ts';

/** 95th percentile of the time between two frames of a plain page, in ms: 16.7 where nothing but the page is at work. */
export type PlainFrames = { typingFrameMs: number; draggingFrameMs: number };

/** Types and drags as the measures of the workshop do, on a page of one text area and nothing else. */
export async function measurePlainFrames(page: Page): Promise<PlainFrames> {
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
