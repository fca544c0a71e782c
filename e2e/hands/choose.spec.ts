import { saintMalo } from '../../tools/seed/saint-malo.ts';
import { ActionCounter } from '../drivers/action-counter.ts';
import { expect, test } from '../fixtures.ts';

const sheet = '/les_quetes/35/saint-malo/le-code-des-corsaires';

test.use({ viewport: { width: 390, height: 664 } });

test('on a sheet the picture and the way to begin come first, then with whom, the opinions, the way; files and paper are folded', async ({
  page,
}) => {
  await page.goto(sheet);
  const main = page.getByRole('main');
  await expect(main.getByRole('img').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Commencer la quête' })).toBeInViewport();
  const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
  const order = [
    'À plusieurs',
    'Ce qu’en disent les joueurs',
    'Le chemin',
    'En pratique',
  ];
  const places = order.map((title) => headings.indexOf(title));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  await expect(page.getByRole('button', { name: 'GPX' })).toBeHidden();
  await page.getByText(/^Pour aller plus loin/).click();
  await expect(page.getByRole('button', { name: 'GPX' })).toBeVisible();
});

test('a player joins a team from the sheet: one tap to the form', async ({ page }) => {
  await page.goto(sheet);
  const hands = new ActionCounter(page);
  await hands.tap(page.getByRole('link', { name: 'Rejoindre une équipe' }));
  await expect(page.getByRole('heading', { name: 'Rejoindre une équipe' })).toBeVisible();
  expect(hands.actionCount).toBe(1);
});

test('a passer-by who scans a plate reads what the place is, what is asked there, and how far the start is', async ({
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
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 664 });
    for (const size of ['100%', '200%']) {
      const beyond = await page.evaluate((fontSize) => {
        const { documentElement: root } = document;
        root.style.fontSize = fontSize;
        return root.scrollWidth - root.clientWidth;
      }, size);
      expect(beyond, `${width} pixels, text at ${size}`).toBeLessThanOrEqual(0);
    }
  }
});

test.describe('codes', () => {
  test('the list shows codes on its first screen, and says how many there are', async ({
    page,
  }) => {
    await page.goto('/les_codes');
    await expect(page.getByRole('link', { name: 'Code de César' })).toBeInViewport();
    await expect(page.getByText('52\u00A0codes.')).toBeInViewport();
  });

  test('the page of flags opens on flags', async ({ page }) => {
    await page.goto('/les_codes/signaux/pavillons');
    const banner = page.getByRole('figure').first();
    await expect(banner).toBeInViewport();
    expect(await banner.locator('svg').count()).toBeGreaterThan(4);
  });

  test('« dans 1 quête » leads to the quête', async ({ page }) => {
    await page.goto('/les_codes/signaux/pavillons');
    await page.getByRole('link', { name: /^dans 1\squête$/ }).click();
    await expect(page).toHaveURL(/\/les_quetes\/35\/saint-malo\//);
  });

  test('a child sends a coded message, and a friend opens it on « Déchiffrer »', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/les_codes/substitution/cesar');
    await page
      .getByRole('textbox', { name: 'Texte en clair' })
      .fill('Rendez-vous au lavoir');
    await page.getByLabel('Donner aussi la clé').check();
    await page.getByRole('button', { name: 'Envoyer ce message codé' }).click();
    await expect(page.getByText(/L’adresse est copiée/)).toBeVisible();
    const sent = await page.evaluate(() => navigator.clipboard.readText());

    const friend = await context.newPage();
    await friend.goto(sent);
    await friend.mouse.move(10, 10);
    await expect(
      friend.getByRole('heading', { name: 'Un message codé pour vous' }),
    ).toBeInViewport();
    await expect(
      friend.getByRole('radio', { name: 'Déchiffrer un message' }),
    ).toBeChecked();
    await expect(friend.getByRole('region', { name: 'Texte en clair' })).toContainText(
      /RENDEZ.?VOUS AU LAVOIR/i,
    );
  });
});
