import type { Page } from '@playwright/test';
import { expect, expectAxeSilent } from '../fixtures.ts';

/** Excess of the page over its window, in pixels: a phone would scroll sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/**
 * Axe is silent in both themes, and the page is no wider than its window at 320 px and with text twice as large. The page is
 * then again as it was.
 */
export async function expectFits(page: Page): Promise<void> {
  const before = page.viewportSize();
  await expectAxeSilent(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAxeSilent(page);
  expect(await overflow(page), 'wider than 320 px').toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 640, height: 900 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await overflow(page), 'wider at 200 % text').toBeLessThanOrEqual(0);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.emulateMedia({ colorScheme: null });
  if (before !== null) await page.setViewportSize(before);
}
