import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** The scripts of pages that the browser has asked for. */
function watchPages(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w-]+-page)-[\w-]+\.js$/.exec(request.url()) ?? [];
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
    expect(names.toSorted()).toEqual(['privacy-page', 'text-page']);
  });
});

/** What a page fetches ahead of the pages that its links lead to: their HTML and their data. */
function watchPayloads(page: Page): { documents: string[]; data: string[] } {
  const seen = { documents: [] as string[], data: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/pages\/.+\.json$/.test(pathname)) seen.data.push(pathname);
    else if (request.resourceType() === 'fetch' && !/\.\w+$/.test(pathname)) {
      seen.documents.push(pathname);
    }
  });
  return seen;
}

test.describe('a page that nobody has touched', () => {
  test('fetches the code and the data of the pages in view one second after it is idle', async ({
    page,
  }) => {
    const names = watchPages(page);
    const { documents, data } = watchPayloads(page);
    // The page would wake by itself after ten seconds of a slow machine: its clock goes as the test lets it.
    await page.clock.install();
    await page.goto('/privacy', { waitUntil: 'load' });
    const aMomentLater = () => page.clock.runFor(100);
    await page.clock.runFor(2_000);
    await expect
      .poll(async () => {
        await aMomentLater();
        return documents.includes('/les_quetes') && names.includes('quete-list-page');
      })
      .toBe(true);
    await expect
      .poll(async () => {
        await aMomentLater();
        return data.length;
      })
      .toBeGreaterThan(0);
    // It has run nothing of the application for it.
    expect(await page.evaluate(() => document.documentElement.dataset['eveil'])).toBe(
      undefined,
    );
    expect(documents.filter((path) => /^\/(admin|user)/.test(path))).toEqual([]);
  });

  test('fetches nothing ahead on a 2G connection', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: false, effectiveType: 'slow-2g' },
      });
    });
    const { documents, data } = watchPayloads(page);
    await page.goto('/privacy', { waitUntil: 'load' });
    // Longer than the second after which it would.
    await page.clock.install();
    await page.clock.runFor(9_000);
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual([]);
    expect(data).toEqual([]);
  });
});

test('a page whose data were fetched ahead opens from them, and asks only whether they are still true', async ({
  page,
}) => {
  const { data } = watchPayloads(page);
  await page.goto('/les_quetes/68');
  // A quête of the build: those that other journeys publish are not rendered, and nothing is fetched ahead of them.
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
  expect(data.length).toBeGreaterThan(0);
  // The list may still ask for its catalogue, and the opinions of the sheet for theirs: that is no part of the sheet's data.
  const reads: string[] = [];
  page.on('request', (sent) => {
    const asked = `${sent.url()} ${sent.postData() ?? ''}`;
    if (asked.includes('/documents/quetes/')) reads.push(sent.url());
  });
  await card.click();
  await page.waitForURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A question about when it was written, without its content; it may come after the heading.
  const question = [expect.stringContaining(':batchGet') as unknown];
  await expect.poll(() => reads).toEqual(question);
  await page.waitForLoadState('networkidle');
  expect(reads).toEqual(question);
});
