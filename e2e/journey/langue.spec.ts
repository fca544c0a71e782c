import type { Page } from '@playwright/test';
import { isTranslated } from '../../src/langue/addresses.ts';
import { turnOffBrowserCache } from '../drivers/browser-cache.ts';
import { expectFits } from '../drivers/expect-fits.ts';
import { SpokenVisite } from '../drivers/spoken-visite.ts';
import { wordsOf } from '../drivers/words-of.ts';
import { expect, test } from '../fixtures.ts';
import { serveSiteCopy, type SiteCopy } from '../site/site-copy.ts';

const quete = '/les_quetes/17/la-rochelle/trois-tours-face-a-l-ocean';

test.use({
  locale: 'de-DE',
  viewport: { width: 390, height: 664 },
  serviceWorkers: 'allow',
  allowedErrors: [/Failed to fetch|The code of a part of the page could not be loaded/],
});

let site: SiteCopy;

test.beforeEach(async ({ page }) => {
  await turnOffBrowserCache(page);
  // No map service beyond this machine: the quête is stored without its squares.
  await page.context().route('https://data.geopf.fr/**', (route) => route.abort());
  site = await serveSiteCopy();
});

test.afterEach(async ({ page }) => {
  await page.close();
});

/** The stored words of the game, by their files. */
function keptCatalogues(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept = await (await caches.open('jeu')).keys();
    return kept.flatMap(
      ({ url }) =>
        /\/assets\/(?:de|en|nl|es|it)-(?=[\w-]{7,8}\.js$)/.exec(url)?.[0] ?? [],
    );
  });
}

test('a German visitor stores a quête and plays it without network to the end in German, also after a change of language', async ({
  page,
  context,
}) => {
  const say = await wordsOf('de');
  const offer = page.getByRole('link', { name: 'Auf Deutsch lesen' });
  const html = page.locator('html');

  await page.goto(site.origin + quete);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const isOfferedOnSheet = isTranslated(quete);
  if (isOfferedOnSheet) await offer.click();
  const toKeep = 'Avant de partir';
  const link = isOfferedOnSheet ? say(toKeep) : toKeep;
  await page.getByRole('link', { name: link }).click();
  if (!isOfferedOnSheet) await offer.click();

  await expect(html).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { name: 'Vor dem Aufbruch' })).toBeVisible();
  await expect(page.getByText(/^Etwa \d/)).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Auf diesem Telefon speichern' }).click();
  await expect(page.getByText(say('Vous pouvez jouer sans réseau.'))).toBeVisible();
  await expect.poll(() => keptCatalogues(page)).toEqual(['/assets/de-']);

  await site.close();
  await context.setOffline(true);
  await page.goto(`${site.origin}${quete}/jouer`);
  const game = new SpokenVisite(page, say);
  await game.expectEtape(1);
  await expect(html).toHaveAttribute('lang', 'de');
  await expectFits(page);
  await game.leave(1);
  await game.expectEtape(2);

  // French is in the game itself, German was stored; Italian would need the network.
  const menu = page.getByRole('button', { name: /^(Menü|Menu)$/ });
  await menu.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFits(page);
  await game.button('Réglages').click();
  await page.getByRole('button', { name: 'Sprache' }).click();
  await expectFits(page);
  await page.getByRole('button', { name: 'Italiano' }).click();
  const absent = say(
    'Sans réseau, cette langue n’est pas encore disponible. Rien n’a changé.',
  );
  await expect(page.getByText(absent)).toBeVisible();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(html).toHaveAttribute('lang', 'fr');
  await expect(page.getByText('Étape 2 sur 6').first()).toBeVisible();
  await menu.click();
  await page.getByRole('button', { name: 'Réglages' }).click();
  await page.getByRole('button', { name: 'Langue' }).click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(html).toHaveAttribute('lang', 'de');

  for (const numero of [2, 3]) await game.leave(numero);
  await game.leave(4, () => expectFits(page));
  for (const numero of [5, 6]) await game.leave(numero);
  const title = say('Visite achevée\u202F!');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'de');
  await expectFits(page);
});
