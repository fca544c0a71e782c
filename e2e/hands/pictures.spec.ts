import type { Page } from '@playwright/test';
import { overflow } from '../drivers/expect-fits.ts';
import { expect, test } from '../fixtures.ts';

const sheet = '/les_quetes/35/saint-malo/le-code-des-corsaires';

test.use({ javaScriptEnabled: false });

/** Empty frames of covers: neither a loaded picture nor a drawn line. */
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

/** Pictures named by the HTML that failed to load. */
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

test('pictures that fail to load leave the drawn line in each cover', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
  );
  for (const path of ['/', '/les_quetes', sheet]) {
    await page.goto(path, { waitUntil: 'load' });
    expect(await missingPictures(page), path).not.toEqual([]);
    expect(await emptyCovers(page), path).toEqual([]);
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  }
});
