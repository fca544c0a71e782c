import { readFileSync } from 'node:fs';
import path from 'node:path';
import { profiles, siteFolder } from '../../tools/lib/environment.ts';
import { expectFits } from '../drivers/expect-fits.ts';
import { expect, test } from '../fixtures.ts';

test.use({ locale: 'de-DE' });

const quete = '/les_quetes/35/saint-malo/le-code-des-corsaires';

test('the page of the build tells search engines its language, its address and the same page in the others', () => {
  const html = readFileSync(path.join(siteFolder(profiles.test), 'de.html'), 'utf8');
  const head = html.slice(0, html.indexOf('</head>'));
  expect(html).toMatch(/<html lang="de"/);
  expect(head).toMatch(/<title>Quêtes &amp; Codes: Der Spaziergang beginnt/);
  expect(head).toMatch(/<meta name="description" content="Quests zu Fuß in Frankreich/);
  expect(head).toMatch(/<link rel="canonical" href="https?:\/\/[^/"]+\/de"/);
  const told = [...head.matchAll(/hrefLang="([^"]+)" href="https?:\/\/[^/"]+([^"]*)"/gi)];
  expect(told.map(([, langue, address]) => [langue, address])).toEqual([
    ['fr', '/'],
    ...['en', 'de', 'nl', 'es', 'it'].map((langue) => [langue, `/${langue}`]),
    ['x-default', '/'],
  ]);
});

test('a browser that speaks German is offered the page in German once, and led nowhere by itself', async ({
  page,
}) => {
  await page.goto('/les_quetes');
  await page.getByRole('link', { name: 'Auf Deutsch lesen' }).click();
  await expect(page).toHaveURL(/\/de\/les_quetes$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quests');
  await page.goto('/les_quetes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les quêtes');
  await expect(page.getByRole('link', { name: 'Auf Deutsch lesen' })).toHaveCount(0);
});

test('who reads German goes from the home page to a quête, and every page on the way is German', async ({
  page,
}) => {
  await page.goto('/de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Der Spaziergang beginnt vor der Kirche.',
  );
  await page
    .getByRole('searchbox', { name: 'Gemeinde oder Postleitzahl' })
    .fill('Saint-Malo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de\/les_quetes\?q=Saint-Malo$/);
  await expect(
    page.getByRole('heading', { name: /^\d+\sQuests? in Saint-Malo$/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Filter/ }).click();
  await expect(page.getByRole('combobox', { name: 'Schwierigkeit' })).toBeVisible();
  await page.goto('/de/les_quetes/35');
  await expect(page.getByText(/^\d+\sQuests? in \d+\sGemeinden?\.$/)).toBeVisible();
  const title = page.getByRole('link', { name: 'Le code des corsaires' });
  // An author wrote it.
  await expect(title).toHaveAttribute('lang', 'fr');
  await title.click();
  await expect(page).toHaveURL(new RegExp(`/de${quete}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Le code des corsaires',
  );
  await page.getByRole('link', { name: 'Quest starten' }).first().click();
  // The game has one address, and goes on in the language that led to it.
  await expect(page).toHaveURL(new RegExp(`${quete}/jouer`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('who signs in from a German page is asked in German, and where a password was forgotten too', async ({
  page,
}) => {
  await page.goto('/de');
  await page.getByRole('link', { name: 'Anmelden' }).first().click();
  await expect(page).toHaveURL(/\/de\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
  await page.getByRole('link', { name: 'Passwort vergessen' }).first().click();
  await expect(page).toHaveURL(/\/de\/forgot-password/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

for (const address of [
  '/de',
  '/de/login',
  '/de/les_quetes',
  '/de/les_quetes/35',
  `/de${quete}`,
]) {
  test(`${address} holds its long words at 320 px and with text twice as large, and axe is silent in both themes`, async ({
    page,
  }) => {
    await page.goto(address);
    await expectFits(page);
  });
}
