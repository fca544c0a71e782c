import type { Page } from '@playwright/test';

/** Touches the prerendered page, and waits until it is React's: it then responds to typing. */
export async function whenAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // A page of another site has nothing to wake.
    if (document.getElementById('root') === null) return true;
    if ('eveil' in document.documentElement.dataset) return true;
    window.dispatchEvent(new Event('focusin'));
    return false;
  });
}

/**
 * From here on `goto`, `reload`, `goBack` and `goForward` end once the page is awake, so that a test never races with it; a document opened
 * by a link or a form is touched as a reader would. Actions before a page is awake have tests of their own, which name the moment they wait
 * for (`waitUntil`).
 */
export function awaitPages(page: Page): void {
  let isLeftAsleep = false;
  page.on('domcontentloaded', () => {
    if (isLeftAsleep) return;
    page
      .evaluate(() => window.dispatchEvent(new Event('focusin')))
      // Another document replaced it meanwhile, which is touched in its turn.
      .catch(() => undefined);
  });
  type Options = { waitUntil?: 'load' | 'domcontentloaded' | 'networkidle' | 'commit' };
  const awaiting = async <Opened>(
    options: Options | undefined,
    open: () => Promise<Opened>,
  ): Promise<Opened> => {
    isLeftAsleep = options?.waitUntil !== undefined;
    const response = await open();
    if (!isLeftAsleep) await whenAwake(page);
    return response;
  };
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const goBack = page.goBack.bind(page);
  const goForward = page.goForward.bind(page);
  Object.assign(page, {
    goto: (...[address, options]: Parameters<Page['goto']>) =>
      awaiting(options, () => goto(address, options)),
    reload: (options: Parameters<Page['reload']>[0]) =>
      awaiting(options, () => reload(options)),
    goBack: (options: Parameters<Page['goBack']>[0]) =>
      awaiting(options, () => goBack(options)),
    goForward: (options: Parameters<Page['goForward']>[0]) =>
      awaiting(options, () => goForward(options)),
  });
}
