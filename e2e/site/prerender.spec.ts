import { whenAwake } from '../drivers/open-awake.ts';
import { expect, test } from '../fixtures.ts';

const textPages = [
  '/',
  '/faq',
  '/mairie',
  '/aide/auteur',
  '/aide/equipe',
  '/ecoconception',
  '/privacy',
  '/utilisation',
  '/les_quetes',
];

test.describe('a prerendered page', () => {
  test('asks for no script before it is loaded, then wakes without a mismatch', async ({
    openTab,
  }) => {
    for (const path of textPages) {
      const page = await openTab();
      const early: string[] = [];
      let isLoaded = false;
      page.on('load', () => {
        isLoaded = true;
      });
      page.on('request', (request) => {
        if (!isLoaded && request.resourceType() === 'script') early.push(request.url());
      });
      // No touch meanwhile: that would wake it.
      await page.goto(path, { waitUntil: 'load' });
      expect(early, path).toEqual([]);
      const heading = await page.locator('h1').elementHandle();
      await whenAwake(page);
      await page.waitForLoadState('networkidle');
      // The same element is still there: React took the HTML unchanged. Its errors would fail the test.
      const isKept = await heading.evaluate((element) => element.isConnected);
      expect(isKept, path).toBe(true);
      await page.close();
    }
  });

  test('runs no script before a touch: the first gesture wakes it, and its presses are then done', async ({
    page,
  }) => {
    await page.goto('/les_quetes/17/la-rochelle/trois-tours-face-a-l-ocean', {
      waitUntil: 'networkidle',
    });
    const isAwake = () =>
      page.evaluate(() => 'eveil' in document.documentElement.dataset);
    expect(await isAwake()).toBe(false);
    await page.getByRole('button', { name: 'Voir sur la carte' }).click();
    await expect(page.getByRole('button', { name: 'Masquer la carte' })).toBeVisible();
    expect(await isAwake()).toBe(true);
  });
});
