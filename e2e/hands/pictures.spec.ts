import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const sheet = '/les_quetes/35/saint-malo/le-code-des-corsaires';

test.use({ javaScriptEnabled: false });

/** Frames of covers that show nothing: neither a picture that has come nor a drawn line. */
async function emptyCovers(page: Page): Promise<string[]> {
  return page.locator('main .cover').evaluateAll((covers) =>
    covers
      .filter((cover) => {
        const { width, height } = cover.getBoundingClientRect();
        // Of an element that this width does not show.
        if (width === 0) return false;
        const drawn = [...cover.querySelectorAll('path')].some(
          (path) => (path.getAttribute('d') ?? '').length > 20,
        );
        return width < 40 || height < 40 || !drawn;
      })
      .map((cover) => cover.outerHTML.slice(0, 200)),
  );
}

/** Pictures named by the HTML that did not come. */
async function missingPictures(page: Page): Promise<string[]> {
  return page
    .locator('main img')
    .evaluateAll((images) =>
      images
        .filter(
          (image) =>
            !(image as HTMLImageElement).complete ||
            (image as HTMLImageElement).naturalWidth === 0,
        )
        .map((image) => (image as HTMLImageElement).src),
    );
}

for (const width of [390, 820, 1280]) {
  test.describe(`without any script, at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of ['/', '/les_quetes', '/les_quetes/35', '/blog', sheet]) {
      test(`each cover of ${path} shows something, and each picture comes`, async ({
        page,
      }) => {
        await page.goto(path, { waitUntil: 'load' });
        const covers = await page.locator('main .cover').count();
        expect(covers).toBeGreaterThan(0);
        const cards = page.getByRole('main').getByRole('article');
        for (const card of await cards.all()) {
          await expect(card.locator('.cover').first()).toBeVisible();
        }
        expect(await emptyCovers(page)).toEqual([]);
        expect(await missingPictures(page)).toEqual([]);
      });
    }

    test('the map of the catalogue is a picture of France with its points', async ({
      page,
    }) => {
      await page.goto('/les_quetes', { waitUntil: 'load' });
      const map = page.getByRole('region', { name: 'Carte des quêtes' });
      const picture = map.getByRole('img', { name: /^Carte de France, \d+ départs?$/ });
      await expect(picture).toBeVisible();
      expect(await picture.locator('circle').count()).toBeGreaterThan(3);
    });

    test('the map of a sheet is the plan of its walk', async ({ page }) => {
      await page.goto(sheet, { waitUntil: 'load' });
      const plan = page.getByRole('img', { name: /^Plan du chemin, 6 étapes$/ });
      await expect(plan).toBeVisible();
      await expect(plan.getByText('6', { exact: true })).toBeVisible();
    });
  });
}

test.describe('pictures that do not come', () => {
  test.use({
    viewport: { width: 390, height: 664 },
    allowedErrors: [/Failed to load resource/],
  });

  for (const path of ['/', '/les_quetes', sheet]) {
    test(`leave the drawn line in each cover of ${path}`, async ({ page }) => {
      await page.route('**/*', (route) =>
        route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
      );
      await page.goto(path, { waitUntil: 'load' });
      expect(await page.locator('main .cover').count()).toBeGreaterThan(0);
      expect(await missingPictures(page)).not.toEqual([]);
      expect(await emptyCovers(page)).toEqual([]);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBeLessThanOrEqual(0);
    });
  }
});
