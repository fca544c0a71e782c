import { expect, type Page } from '@playwright/test';

/** Nothing on the page is animated for more than a millisecond (`prefers-reduced-motion`). */
export async function expectStill(page: Page): Promise<void> {
  const longestMs = await page.evaluate(() =>
    Math.max(
      0,
      ...document
        .getAnimations()
        .map(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0)),
    ),
  );
  expect(longestMs).toBeLessThanOrEqual(1);
}
