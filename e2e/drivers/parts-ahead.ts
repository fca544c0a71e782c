import type { Page } from '@playwright/test';

/**
 * Waits until the game has fetched what it opens on demand (src/features/play/lazy), as a phone has before its network goes:
 * a browser that was idle once says so at once, and the game fetches later.
 */
export async function expectPartsAhead(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const had = performance.getEntriesByType('resource').map(({ name }) => name);
    const preloads = document.querySelectorAll<HTMLLinkElement>(
      'link[rel=modulepreload]',
    );
    return (
      ['lazy-parts', 'online-parts'].every((part) =>
        had.some((address) => address.includes(`/assets/${part}-`)),
      ) && [...preloads].every(({ href }) => had.includes(href))
    );
  });
  await page.waitForLoadState('networkidle');
}
