import { saintMalo } from '../../tools/seed/saint-malo.ts';
import { expect, test } from '../fixtures.ts';

const sheet = '/les_quetes/35/saint-malo/le-code-des-corsaires';

test.use({ viewport: { width: 390, height: 664 } });

test('on a sheet the picture and the button to begin are first, then the story, the opinions, the way; a team, files and paper are folded', async ({
  page,
}) => {
  await page.goto(sheet);
  const main = page.getByRole('main');
  await expect(main.getByRole('img').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Commencer la quête' })).toBeInViewport();
  const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
  const order = ['Ce qu’en disent les joueurs', 'Le chemin', 'En pratique'];
  const places = order.map((title) => headings.indexOf(title));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  await expect(page.getByRole('button', { name: 'GPX' })).toBeHidden();
  await main.getByText(/^Plus\s:/).click();
  await expect(page.getByRole('button', { name: 'GPX' })).toBeVisible();
  await page.getByRole('link', { name: 'Rejoindre une équipe' }).click();
  await expect(page.getByRole('heading', { name: 'Rejoindre une équipe' })).toBeVisible();
});

test('a passer-by who scans a plate reads about the place, its question, and the distance to the start', async ({
  page,
}) => {
  const third = saintMalo.parcours.etapes[2];
  await page.goto(`${sheet}/plaque/${third?.id ?? ''}`);
  const here = page.getByRole('region', { name: third?.lieu ?? '' });
  await expect(here).toBeVisible();
  await here.getByText('Lire la suite').click();
  await expect(here.getByRole('heading', { name: 'L’énigme d’ici' })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: /^Le départ est à \d+\sm / }),
  ).toBeVisible();
});
