import type { Page } from '@playwright/test';

/** Opens an address, and waits until the page that the build rendered is React's: it then answers to what is typed. */
export async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => 'eveil' in document.documentElement.dataset);
}
