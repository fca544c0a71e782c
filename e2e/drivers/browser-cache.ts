import type { Page } from '@playwright/test';

/** Disables the browser's own cache from here on: pages open again from the site's storage only. */
export async function turnOffBrowserCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}
