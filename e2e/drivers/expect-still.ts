import { expect, type Page } from '@playwright/test';

/** Expects no animation of more than a millisecond on the page (`prefers-reduced-motion`). */
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
