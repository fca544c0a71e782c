import type { Page } from '@playwright/test';

/** Waits until the page that the build rendered is React's: it then answers to what is typed. */
export async function whenAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => 'eveil' in document.documentElement.dataset);
}

/** Opens an address, and waits until its page is awake. */
export async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenAwake(page);
}
