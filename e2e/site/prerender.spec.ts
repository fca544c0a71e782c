import type { APIRequestContext, Page } from '@playwright/test';
import { whenAwake } from '../drivers/open-awake.ts';
import { expect, test } from '../fixtures.ts';

const textPages = [
  '/',
  '/faq',
  '/mairie',
  '/ecoconception',
  '/privacy',
  '/utilisation',
  '/les_quetes',
];

/** The address of a quête that the build has rendered. */
async function renderedQuete(request: APIRequestContext): Promise<string> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const [, path] =
    /<loc>https?:\/\/[^/]+(\/les_quetes\/\w+\/[\w-]+\/[\w-]+)<\/loc>/.exec(sitemap) ?? [];
  if (path === undefined) throw new Error('The sitemap has no quête.');
  return path;
}

function isAwake(page: Page): Promise<boolean> {
  return page.evaluate(() => 'eveil' in document.documentElement.dataset);
}

test.describe('a prerendered page', () => {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    for (const path of textPages) {
      test(`${path} is readable, in its style`, async ({ page }) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(
          page.getByRole('contentinfo').getByRole('link').first(),
        ).toBeVisible();
        const family = await page
          .locator('h1')
          .evaluate((heading) => getComputedStyle(heading).fontFamily);
        expect(family).toContain('Bricolage');
      });
    }

    test('the newest article is shown with its drawing', async ({ page }) => {
      await page.goto('/blog');
      const newest = page.getByRole('main').getByRole('article').first();
      await expect(newest.locator('.cover-trait')).toBeVisible();
    });

    test('a quête shows its promise and its étapes', async ({ page, request }) => {
      await page.goto(await renderedQuete(request));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Commencer la quête' })).toBeVisible();
    });
  });

  for (const path of textPages) {
    test(`${path} asks for no script before it is loaded, then wakes without a mismatch`, async ({
      page,
    }) => {
      const early: string[] = [];
      let isLoaded = false;
      page.on('load', () => {
        isLoaded = true;
      });
      page.on('request', (request) => {
        if (!isLoaded && request.resourceType() === 'script') early.push(request.url());
      });
      // Nobody touches it meanwhile: that would wake it.
      await page.goto(path, { waitUntil: 'load' });
      expect(early).toEqual([]);
      const heading = await page.locator('h1').elementHandle();
      await whenAwake(page);
      await page.waitForLoadState('networkidle');
      // The same element still stands there: React took the HTML as it was. Its errors would fail the test.
      expect(await heading.evaluate((element) => element.isConnected)).toBe(true);
    });
  }

  test('that is still true asks whether it is, in a few bytes, and reads nothing again', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/documents')) asked.push(request.url());
    });
    const answer = page.waitForResponse(/\/documents:batchGet/);
    // A département in which no other test publishes.
    await page.goto('/les_quetes/21');
    expect((await (await answer).body()).length).toBeLessThan(2_000);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => !url.includes(':batchGet'))).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test('never moves what is being read when it wakes, though its letters came late', async ({
    page,
  }) => {
    let send: (() => void) | undefined;
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await sent;
      await route.continue();
    });
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto('/faq', { waitUntil: 'domcontentloaded' });
    // A tenth of a second after the first painting, letters that have not come are done without.
    await page.waitForFunction(() => {
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      return painted !== undefined && performance.now() > painted.startTime + 200;
    });
    const topOf = () =>
      page.locator('#auteurs').evaluate((part) => part.getBoundingClientRect().top);
    const top = await topOf();
    const letters = page.waitForEvent('requestfinished', (request) =>
      request.url().endsWith('.woff2'),
    );
    send?.();
    await letters;
    await whenAwake(page);
    await page.waitForFunction(() =>
      [...document.styleSheets].some(({ href }) => href !== null),
    );
    await page.evaluate(() => document.fonts.ready);
    expect(await topOf()).toBe(top);
  });

  test('a navigation after waking is one of the application', async ({ page }) => {
    await page.goto('/');
    await whenAwake(page);
    await page.evaluate(() => {
      document.documentElement.dataset['temoin'] = '';
    });
    await page.getByRole('link', { name: 'Données personnelles' }).click();
    await expect(page).toHaveTitle(/^Données personnelles/);
    expect(await page.evaluate(() => 'temoin' in document.documentElement.dataset)).toBe(
      true,
    );
    // What the build wrote of the first page is gone with it; the next page names itself.
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /privacy$/);
  });

  test.describe('while nobody touches it', () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(() => {
        // The ten seconds after which a page wakes by itself never pass, however slow the machine.
        const schedule = window.setTimeout.bind(window);
        Object.assign(window, {
          setTimeout: (act: () => void, delay?: number) =>
            delay === 10_000 ? 0 : schedule(act, delay),
        });
      });
    });

    test('runs nothing: the first gesture wakes it, and what was pressed meanwhile is done', async ({
      page,
    }) => {
      await page.goto(await renderedQuete(page.request), { waitUntil: 'networkidle' });
      // What it will run is there already.
      await expect(page.locator('head > link[rel=modulepreload]').first()).toBeAttached();
      expect(await isAwake(page)).toBe(false);
      await page.getByRole('button', { name: 'Voir sur la carte' }).click();
      await expect(page.getByRole('button', { name: 'Masquer la carte' })).toBeVisible();
    });

    test.describe('on a device that has been here', () => {
      test.use({ serviceWorkers: 'allow' });

      test('wakes by itself: there may be something of theirs to show', async ({
        page,
      }) => {
        await page.goto('/faq');
        await page.evaluate(async () => {
          await navigator.serviceWorker.ready;
        });
        await page.reload({ waitUntil: 'load' });
        await expect.poll(() => isAwake(page)).toBe(true);
      });
    });
  });

  test('an address that its file was not made for shows its own content', async ({
    page,
  }) => {
    await page.goto('/les_quetes?q=zzzz');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\?q=zzzz$/);
    await expect(page.getByText(/zzzz/).first()).toBeVisible();
  });

  test('what a social network adds to an address changes nothing', async ({ page }) => {
    await page.goto('/privacy?fbclid=abc');
    expect(await page.locator('#root').getAttribute('data-autre')).toBeNull();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
