import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** The scripts of pages that the browser has asked for, without those that pages share. */
function watchPages(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] =
      /\/assets\/(?!lot-)([\w-]+-page)-[\w-]+\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) names.push(name);
  });
  return names;
}

test.describe('the pages that the links in view lead to', () => {
  test('are fetched one second after the page is idle, not before', async ({ page }) => {
    await page.clock.install();
    const names = watchPages(page);
    await page.goto('/privacy?lu');
    await page.clock.runFor(500);
    expect(names).not.toContain('quete-list-page');
    await page.clock.runFor(2_000);
    await expect.poll(() => names).toContain('quete-list-page');
  });

  test('are not when they are out of view, or behind a guard', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    const names = watchPages(page);
    await page.goto('/utilisation');
    await expect.poll(() => names).toContain('quete-list-page');
    await page.waitForLoadState('networkidle');
    expect(names).not.toContain('privacy-page');
    expect(names.filter((name) => /dashboard|user/.test(name))).toEqual([]);
  });

  test('are not for a visitor who saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.clock.install();
    const names = watchPages(page);
    await page.goto('/privacy?lu');
    await page.clock.runFor(10_000);
    await page.waitForLoadState('networkidle');
    // What the page itself is made of, and nothing else.
    expect(names.toSorted()).toEqual(['privacy-page']);
  });
});
