import type { Page, Response } from '@playwright/test';

/** Number of tabs at work: one is checked while the other settles. */
const tabCount = 2;

/**
 * Opens each address in one of a few tabs, waits until the page is awake and sends no more requests, and checks it.
 * @param openTab called once for each tab.
 */
export async function visitEach(
  openTab: () => Promise<Page>,
  paths: Iterable<string>,
  look: (page: Page, path: string, response: Response | null) => void | Promise<void>,
): Promise<void> {
  const left = [...paths];
  const visit = async () => {
    const tab = await openTab();
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const response = await tab.goto(path);
      await tab.waitForLoadState('networkidle');
      await look(tab, path, response);
    }
  };
  await Promise.all(Array.from({ length: tabCount }, visit));
}
