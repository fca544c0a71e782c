import { expect, expectAxeSilent, test } from '../fixtures.ts';

test('a search forgives a typing error, is narrowed by the keyboard alone, keeps all of it in its address, and offers a way on where nothing answers', async ({
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

  await page.goto('/les_quetes?tri=nouvelles');
  await page.getByRole('button', { name: 'Filtres' }).press('Enter');
  await page.getByText('Plus de filtres, ordre').click();
  const theme = page.getByLabel('Thème', { exact: true });
  await theme.focus();
  await theme.selectOption('eau');
  await expect(page).toHaveURL('/les_quetes?theme=eau&tri=nouvelles');
  await expect(page.getByRole('heading', { name: /^2.quêtes trouvées$/ })).toBeVisible();
  await expectAxeSilent(page);
  await page.getByRole('button', { name: /^Eau et mer/ }).press('Enter');
  await expect(page).toHaveURL('/les_quetes?tri=nouvelles');
  await page.goBack();
  await expect(page).toHaveURL('/les_quetes?theme=eau&tri=nouvelles');

  await page.goto('/les_quetes?q=corsaires&theme=pierre');
  await expect(
    page.getByRole('heading', { name: 'Rien ne répond à « corsaires »' }),
  ).toBeVisible();
  await expectAxeSilent(page);
  await page.getByRole('button', { name: /^Sans « Pierre et histoire »/ }).click();
  await expect(page.getByRole('heading', { name: /^1.quête trouvée$/ })).toBeVisible();
});

test('a homonym is the largest place, and the others are one tap away', async ({
  page,
}) => {
  await page.goto('/les_quetes?q=Saint-Denis');
  await expect(
    page.getByRole('heading', { name: 'Pas encore de quête à Saint-Denis (La Réunion)' }),
  ).toBeVisible();
  await expectAxeSilent(page);
  await page
    .getByRole('navigation', { name: 'Autres lieux' })
    .getByRole('link', { name: 'Saint-Denis (93200, Seine-Saint-Denis)' })
    .click();
  await expect(page).toHaveURL('/les_quetes/93/saint-denis');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(
    /· à [\d\s]+.km\s· /,
  );
});

test('the map opens beside the list on a wide screen and on demand on a phone, and a point of it leads to its quête', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1_280, height: 900 });
  await page.goto('/les_quetes?q=colmar');
  const map = page.getByRole('region', { name: 'Départs des quêtes' });
  const point = page.getByRole('button', { name: 'Les visages de Colmar, Colmar' });
  await map.getByRole('button', { name: 'Les visages de Colmar, Colmar' }).click();
  const chosen = page.getByRole('region', { name: 'Carte des quêtes' });
  await expect(chosen.getByRole('link', { name: 'Les visages de Colmar' })).toBeVisible();
  await expect(map.locator('path.map-fil')).toHaveCount(1);
  await expectAxeSilent(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/les_quetes');
  await expect(map).toHaveCount(0);
  await page.getByRole('button', { name: 'Carte', exact: true }).click();
  await expect(point).toBeVisible();
  await expectAxeSilent(page);
});
