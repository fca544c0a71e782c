import type { Page } from '@playwright/test';

/** From here on the browser keeps no file of its own accord: what opens again is what the site itself has kept. */
export async function turnOffBrowserCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}
