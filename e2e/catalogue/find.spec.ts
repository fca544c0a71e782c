import type { Page } from '@playwright/test';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

function titles(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
}

async function expectNoSideways(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels beyond the right edge').toBeLessThanOrEqual(0);
}

test.describe('finding a quête', () => {
  test('forgives a typing error, keeps the search in the address, and finds it again on the way back', async ({
    page,
  }) => {
    await page.goto('/les_quetes');
    await page.getByRole('searchbox').fill('st malo corsare');
    await expect(page.getByRole('heading', { name: /^1.quête trouvée$/ })).toBeVisible();
    await expect(page).toHaveURL('/les_quetes?q=st+malo+corsare');
    await page.getByRole('link', { name: 'Le code des corsaires' }).first().click();
    await expect(page).toHaveURL(/\/les_quetes\/35\/saint-malo\//);
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('st malo corsare');
    await expect(page.getByRole('heading', { name: /^1.quête trouvée$/ })).toBeVisible();
  });

  test('a shared address opens on its own search for every visitor', async ({ page }) => {
    await page.goto('/les_quetes?genre=visite&tri=courtes');
    await expect(page.getByRole('heading', { name: /^1.quête trouvée$/ })).toBeVisible();
    expect(await titles(page)).toEqual(['Trois tours face à l’océan']);
    await expectAxeSilent(page);
  });

  test('is filtered from the keyboard alone, and each filter can be taken off again', async ({
    page,
  }) => {
    await page.goto('/les_quetes?tri=nouvelles');
    await page.getByRole('button', { name: 'Filtres' }).press('Enter');
    const theme = page.getByLabel('Thème', { exact: true });
    await theme.focus();
    await theme.selectOption('eau');
    await expect(page).toHaveURL('/les_quetes?theme=eau&tri=nouvelles');
    await expect(
      page.getByRole('heading', { name: /^2.quêtes trouvées$/ }),
    ).toBeVisible();
    await page.getByRole('button', { name: /^Eau et mer/ }).press('Enter');
    await expect(page).toHaveURL('/les_quetes?tri=nouvelles');
    await page.goBack();
    await expect(page).toHaveURL('/les_quetes?theme=eau&tri=nouvelles');
  });

  test('what a family needs is asked for by ticking it', async ({ page }) => {
    await page.goto('/les_quetes?tri=nouvelles');
    await page.getByRole('button', { name: 'Filtres' }).click();
    await page.getByRole('checkbox', { name: 'Passe en fauteuil roulant' }).check();
    await expect(page).toHaveURL('/les_quetes?fauteuil=oui&tri=nouvelles');
    await expect(
      page.getByRole('heading', { name: /^2.quêtes trouvées$/ }),
    ).toBeVisible();
    await page.getByRole('checkbox', { name: 'Jouable sans la vue' }).check();
    await expect(page.getByRole('heading', { name: /^1.quête trouvée$/ })).toBeVisible();
    expect(await titles(page)).toEqual(['Trois tours face à l’océan']);
    await expectAxeSilent(page);
  });

  test('nothing found says why, and one press finds something', async ({ page }) => {
    await page.goto('/les_quetes?q=corsaires&theme=pierre');
    await expect(
      page.getByRole('heading', { name: 'Rien ne répond à « corsaires »' }),
    ).toBeVisible();
    await expectAxeSilent(page);
    await page.getByRole('button', { name: /^Sans « Pierre et histoire »/ }).click();
    await expect(page.getByRole('heading', { name: /^1.quête trouvée$/ })).toBeVisible();
  });

  test('nonsense in the address opens the ordinary page', async ({ page }) => {
    await page.goto(`/les_quetes?theme=%00&rayon=-1&tri=x&q=${'a'.repeat(3_000)}`);
    await expect(page.getByRole('searchbox')).toHaveValue('a'.repeat(100));
    await expect(page.getByRole('heading', { name: /^Rien ne répond/ })).toBeVisible();
    await expectNoSideways(page);
  });

  test('on a wide screen the map opens beside the list, and a point of it leads to its quête', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1_280, height: 900 });
    await page.goto('/les_quetes?q=colmar');
    const map = page.getByRole('region', { name: 'Départs des quêtes' });
    await map.getByRole('button', { name: 'Les visages de Colmar, Colmar' }).click();
    const chosen = page.getByRole('region', { name: 'Carte des quêtes' });
    await expect(
      chosen.getByRole('link', { name: 'Les visages de Colmar' }),
    ).toBeVisible();
    await expect(map.locator('path.map-fil')).toHaveCount(1);
    await expectAxeSilent(page);
  });

  test('on a phone the map comes when it is asked for', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/les_quetes');
    await expect(page.getByRole('region', { name: 'Départs des quêtes' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Carte', exact: true }).click();
    await expect(
      page.getByRole('button', { name: 'Les visages de Colmar, Colmar' }),
    ).toBeVisible();
    await expectAxeSilent(page);
  });

  test('is usable at 320 pixels with text twice as large, also in the wider letters of a device', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    // Ours come too late on a slow network, and are then left aside.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/les_quetes?theme=eau&age=9');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(
      page.getByRole('heading', { name: /^2.quêtes trouvées$/ }),
    ).toBeVisible();
    await page.getByRole('button', { name: /^Filtres/ }).click();
    await expectNoSideways(page);
  });
});

// What is nearest to a place depends on all that is published: no other journey publishes a quête in Bretagne.
test.describe('any place of France', () => {
  for (const { q, title, first } of [
    {
      q: 'Dinan',
      title: 'Pas encore de quête à Dinan',
      first: /Saint-Malo · à 22.km · /,
    },
    {
      q: 'Rennes',
      title: 'Pas encore de quête à Rennes',
      first: /Saint-Malo · à 65.km · /,
    },
    {
      q: 'Léhon',
      title: 'Pas encore de quête à Léhon',
      first: /Saint-Malo · à 23.km · /,
    },
    { q: '97411', title: 'Pas encore de quête à Saint-Paul', first: /· à [\d\s]+.km · / },
    { q: 'Bretagne', title: /^Bretagne.: 1.quête$/, first: /Saint-Malo · 1.h.30/ },
  ]) {
    test(`« ${q} » leads to the nearest quête, whatever the border`, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('searchbox').fill(q);
      await page.getByRole('searchbox').press('Enter');
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      const card = page.getByRole('main').getByRole('article').first();
      await expect(card).toContainText(first);
      await expectAxeSilent(page);
    });
  }

  test('a homonym is the largest place, and the others are one tap away', async ({
    page,
  }) => {
    await page.goto('/les_quetes?q=Saint-Denis');
    await expect(
      page.getByRole('heading', { name: 'Pas encore de quête à Saint-Denis' }),
    ).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Autres lieux' })
      .getByRole('link', { name: 'Saint-Denis (93200, Seine-Saint-Denis)' })
      .click();
    await expect(page).toHaveURL('/les_quetes/93/saint-denis');
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(
      /· à [\d\s]+.km · /,
    );
  });

  test('the first card is on the first screen of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto('/les_quetes?q=Dinan');
    const link = page.getByRole('main').getByRole('article').first().getByRole('link');
    await expect(link).toBeInViewport({ ratio: 1 });
    await expectNoSideways(page);
  });
});

test.describe('around me', () => {
  test('allowed, sorts every quête by its distance, and the address tells nobody where', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 47.46, longitude: 3.74, accuracy: 40 });
    await page.goto('/les_quetes');
    await page.getByRole('button', { name: 'Autour de moi' }).click();
    const first = page.getByRole('main').getByRole('article').first();
    await expect(first).toContainText('Le chemin de lumière');
    await expect(first).toContainText(/Vézelay · à \d+(,\d)?.(k?m) · /);
    await expect(page).toHaveURL('/les_quetes?tri=proches');
  });

  test('from the home page is asked for by its one button, with nothing typed', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 48.456, longitude: -2.05, accuracy: 40 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Trouver une quête près de moi' }).click();
    await expect(page).toHaveURL('/les_quetes?tri=proches');
    const first = page.getByRole('main').getByRole('article').first();
    await expect(first).toContainText(/Saint-Malo · à 22.km · /);
  });

  test('refused, says so and keeps every quête', async ({ page }) => {
    await page.goto('/les_quetes');
    await page.getByRole('button', { name: 'Autour de moi' }).click();
    await expect(page.getByText('Votre position n’est pas partagée')).toBeVisible();
    await expect(page.getByRole('heading', { name: /quêtes trouvées$/ })).toBeVisible();
    await expectAxeSilent(page);
  });
});
