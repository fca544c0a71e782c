import { expect, type Page } from '@playwright/test';

/** Screens for writing parcours. `hasTabs`: one part of the workshop at a time, chosen by tabs. */
export const writingScreens = [
  { name: 'a phone', width: 390, height: 664, fontSize: '100%', hasTabs: true },
  { name: 'a laptop', width: 1280, height: 800, fontSize: '100%', hasTabs: false },
  {
    ...{ name: 'a laptop with text twice as large', width: 1280, height: 800 },
    ...{ fontSize: '200%', hasTabs: true },
  },
] as const;

/** Enlarges the text of the page, as a reader's own style would. */
export async function enlargeText(page: Page, fontSize: string): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, fontSize);
}

/** Expects nothing wider than the page, and at most one scroll bar at once. */
export async function expectCalm(page: Page, where: string): Promise<void> {
  const seen = await page.evaluate(() => {
    const { documentElement: root } = document;
    const hasBar = (element: Element) => {
      const { overflowY, scrollbarColor } = getComputedStyle(element);
      return (
        /auto|scroll/.test(overflowY) &&
        element.scrollHeight > element.clientHeight + 1 &&
        element.clientHeight > 0 &&
        !element.matches('textarea') &&
        !/rgba\(0, 0, 0, 0\) rgba\(0, 0, 0, 0\)|^transparent transparent/.test(
          scrollbarColor,
        )
      );
    };
    const inner = [...document.body.querySelectorAll('*')].filter(hasBar).length;
    return {
      beyond: root.scrollWidth - root.clientWidth,
      bars: inner + (root.scrollHeight > root.clientHeight + 1 ? 1 : 0),
    };
  });
  expect
    .soft(seen.beyond, `${where}: pixels beyond the right edge`)
    .toBeLessThanOrEqual(0);
  expect.soft(seen.bars, `${where}: scrollbars at once`).toBeLessThanOrEqual(1);
}
