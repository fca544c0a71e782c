import { expect, test } from '../fixtures.ts';

test.use({ locale: 'de-DE' });

const quete = '/les_quetes/35/saint-malo/le-code-des-corsaires';

test('a reader of German signs in in German, and goes from the home page to a quête over pages in German', async ({
  page,
}) => {
  await page.goto('/de');
  await page.getByRole('link', { name: 'Anmelden' }).first().click();
  await expect(page).toHaveURL(/\/de\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
  await page.getByRole('link', { name: 'Passwort vergessen' }).first().click();
  await expect(page).toHaveURL(/\/de\/forgot-password/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Anmelden');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

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
  await page.getByText('Weitere Filter, Reihenfolge').click();
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
  // The game has one address, and continues in the language of the page before it.
  await expect(page).toHaveURL(new RegExp(`${quete}/jouer`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
