import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Requests of an untouched page in 15 seconds, its HTML included, and their greatest uncompressed weight. */
const requestBudget = 30;
/** Kilobytes of scripts, styles, data and pages as sent by the emulator, without compression: 150 kB and the page's own. */
const kiloBudget = 1_700;

/** Everything that a page asks this site for, by path, with its bytes. */
function watchRequests(page: Page): { paths: string[]; bytes: () => Promise<number> } {
  const paths: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    paths.push(new URL(request.url()).pathname);
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
    // Requests that end with the page, after the measure, do not count.
    sizes.push(size.catch(() => 0));
  });
  const sum = async () =>
    (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  return { paths, bytes: sum };
}

const isAwake = (page: Page) =>
  page.evaluate(() => 'eveil' in document.documentElement.dataset);

/** Timers of the page run a hundred times quicker: 15 seconds of it are over in 150 ms. Its network and its idle moments stay. */
async function hurryTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const schedule = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (act: () => void, delay = 0) => schedule(act, delay / 100),
    });
  });
}

test('an untouched page requests 30 files at most, and runs no script', async ({
  openDevice,
}) => {
  for (const path of [
    ...['/', '/les_quetes', '/les_quetes/35/saint-malo/le-code-des-corsaires'],
    ...['/les_codes/substitution/cesar', '/mairie', '/faq', '/blog', '/privacy'],
    '/contact',
  ]) {
    await test.step(path, async () => {
      const device = await openDevice({ viewport: { width: 390, height: 844 } });
      const page = await device.newPage();
      await hurryTimers(page);
      const { paths, bytes } = watchRequests(page);
      await page.goto(path, { waitUntil: 'load' });
      // The HTML of the pages that its links lead to.
      await expect
        .poll(() => paths.slice(1).filter((one) => !/\.\w+$/.test(one)).length)
        .toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
      expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(requestBudget);
      expect((await bytes()) / 1_024).toBeLessThanOrEqual(kiloBudget);
      expect(paths.filter((one) => /^\/(admin|user)/.test(one))).toEqual([]);
      expect(await isAwake(page)).toBe(false);
      await device.close();
    });
  }
});

test('a page whose data were fetched ahead opens from them, and asks only whether they are still true', async ({
  page,
}) => {
  const { paths } = watchRequests(page);
  await page.goto('/les_quetes/68');
  // A quête of the build: those published by other journeys are not rendered, and have no prefetches.
  const path = '/les_quetes/68/colmar/les-visages-de-colmar';
  const card = page.getByRole('main').locator(`a[href="${path}"]`).first();
  await card.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      page.evaluate(
        (asked) =>
          (
            document.getElementById('root') as unknown as {
              payloads?: Map<string, string>;
            }
          ).payloads?.has(asked) === true,
        path,
      ),
    )
    .toBe(true);
  expect(paths.some((one) => /^\/assets\/pages\/.+\.json$/.test(one))).toBe(true);
  // The list may still request its catalogue, and the opinions of the sheet theirs: those are not the sheet's data.
  const reads: string[] = [];
  page.on('request', (sent) => {
    const asked = `${sent.url()} ${sent.postData() ?? ''}`;
    if (asked.includes('/documents/quetes/')) reads.push(sent.url());
  });
  await card.click();
  await page.waitForURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A check of its update time, without its content; it may follow the heading.
  const question = [expect.stringContaining(':batchGet') as unknown];
  await expect.poll(() => reads).toEqual(question);
  await page.waitForLoadState('networkidle');
  expect(reads).toEqual(question);
});
