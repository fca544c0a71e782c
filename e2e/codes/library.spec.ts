import type { Page } from '@playwright/test';
import { localHost, profiles } from '../../tools/lib/environment.ts';
import { secretCodePath } from '../../src/domain/secret-code/address.ts';
import { secretCodeTable } from '../../src/domain/secret-code/table.ts';
import { visitEach } from '../drivers/visit-each.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

const { ports } = profiles.test;

/** Every address that a page asks for from now on. */
function watchRequests(page: Page): URL[] {
  const urls: URL[] = [];
  page.on('request', (request) => urls.push(new URL(request.url())));
  return urls;
}

test.describe('the list of codes', () => {
  test('is narrowed by words, difficulty, pencil and quêtes, and keeps it all in its address', async ({
    page,
  }) => {
    await page.goto('/les_codes');
    const { length } = secretCodeTable;
    await expect(page.getByText(`${length} codes.`)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Chercher un code' }).fill('franc macon');
    await expect(page.getByText('1 code.', { exact: true })).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Code des francs-maçons' }),
    ).toBeVisible();
    await page.getByRole('searchbox', { name: 'Chercher un code' }).fill('');
    await page.getByText('Filtrer').click();
    await page.getByLabel('Difficulté').selectOption('difficile');
    await page.getByLabel('Avec un papier et un crayon').check();
    await expect(page.getByRole('link', { name: 'Playfair' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Base 64' })).toBeHidden();
    await page.reload();
    await expect(page.getByLabel('Difficulté')).toHaveValue('difficile');
    await expect(page.getByRole('link', { name: 'Base 64' })).toBeHidden();
    await page.getByLabel('Difficulté').selectOption('');
    await page.getByLabel('Employé dans une quête').check();
    await expect(page.getByText('2 codes.', { exact: true })).toBeVisible();
    await expect(page.getByText(/dans 1\squête$/).first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Chercher un code' }).fill('zzz');
    await expect(page.getByText('Aucun code ne correspond.')).toBeVisible();
    await expectAxeSilent(page);
    await page.getByRole('button', { name: 'Revoir tous les codes' }).click();
    await expect(page.getByText(`${length} codes.`)).toBeVisible();
  });

  test('asks no database, nor do a family and a code, and each of them is quiet to axe', async ({
    openTab,
  }) => {
    const watched: URL[][] = [];
    const openWatched = async () => {
      const tab = await openTab();
      watched.push(watchRequests(tab));
      return tab;
    };
    const paths = [
      '/les_codes',
      '/les_codes/ecritures',
      '/les_codes/substitution/cesar',
      '/les_codes/polyalphabetique/vigenere',
      '/les_codes/groupes/polybe',
      '/les_codes/transposition/fleissner',
      '/les_codes/ecritures/morse',
      '/les_codes/ecritures/pigpen',
      '/les_codes/signaux/pavillons',
      '/les_codes/signaux/chappe',
      '/les_codes/jeux-de-langue/langue-des-oiseaux',
    ];
    await visitEach(openWatched, paths, expectAxeSilent);
    const urls = watched.flat();
    expect(urls.length).toBeGreaterThan(paths.length);
    const databases = [ports.firestore, ports.database, ports.auth, ports.storage];
    const asked = urls.filter(({ host }) =>
      databases.some((port) => host === `${localHost}:${port}`),
    );
    expect(asked.map(String)).toEqual([]);
  });
});

test.describe('the page of a code', () => {
  test('loads its own module and its own text, and those of no other code', async ({
    page,
  }) => {
    const others = secretCodeTable.map(({ id }) => id).filter((id) => id !== 'vigenere');
    const urls = watchRequests(page);
    await page.goto('/les_codes/polyalphabetique/vigenere');
    await page.getByLabel('Texte en clair').fill('Le pont');
    await expect(page.getByRole('region', { name: 'Message codé' })).toContainText(
      'CS HSEH',
    );
    await page.waitForLoadState('networkidle');
    // Each file is fetched and then imported: the browser's second reading comes from its cache.
    const scripts = [...new Set(urls.map(({ pathname }) => pathname))]
      .map((pathname) => /^\/assets\/([^/]+)-[\w-]{7}\.js$/.exec(pathname)?.[1] ?? '')
      .filter((name) => name !== '');
    expect(scripts.filter((name) => name === 'vigenere')).toHaveLength(2);
    expect(scripts.filter((name) => others.some((id) => id === name))).toEqual([]);
  });

  test('names the quêtes that use it, as of the build, and leads to them', async ({
    page,
  }) => {
    await page.goto('/les_codes/signaux/pavillons');
    const part = page.getByRole('region', { name: 'Dans les quêtes' });
    await part.getByRole('link', { name: 'Le code des corsaires' }).click();
    await expect(page).toHaveURL('/les_quetes/35/saint-malo/le-code-des-corsaires');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Pavillons maritimes' }),
    ).toHaveAttribute('href', '/les_codes/signaux/pavillons');
  });

  test('says its quêtes and its table in the HTML that the build wrote, without a script', async ({
    request,
  }) => {
    const html = await (await request.get('/les_codes/substitution/cesar')).text();
    expect(html).toContain('Le code des corsaires');
    expect(html).toContain('La table de cette clé');
  });

  test('helps with its exercise step by step, and knows when it is solved', async ({
    page,
  }) => {
    await page.goto('/les_codes/ecritures/braille');
    const part = page.getByRole('region', { name: 'À vous' });
    await part.getByRole('button', { name: 'Demander une aide' }).click();
    await expect(part.getByRole('listitem')).toHaveCount(1);
    await part.getByRole('button', { name: 'Demander une autre aide' }).click();
    await expect(part.getByRole('listitem')).toHaveCount(2);
    await part.getByLabel('Votre réponse').fill('moulin');
    await part.getByRole('button', { name: 'Vérifier' }).click();
    await expect(part.getByText(/Pas encore/)).toBeVisible();
    await part.getByLabel('Votre réponse').fill(' MAIRIE ');
    await part.getByLabel('Votre réponse').press('Enter');
    await expect(part.getByText(/C’est cela/)).toBeVisible();
  });

  test('goes on without network once it is open, and so do those that were seen before it', async ({
    page,
  }) => {
    await page.goto('/les_codes/substitution/cesar');
    // Its tool answers: all of it was seen.
    await page.getByLabel('Texte en clair').fill('mur');
    await expect(page.getByRole('region', { name: 'Message codé' })).toContainText('PXU');
    const openFamily = async () => {
      await page.getByRole('link', { name: 'Substitution simple' }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Substitution simple' }),
      ).toBeVisible();
    };
    await openFamily();
    await page.getByRole('link', { name: 'Atbash' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Atbash' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByLabel('Texte en clair').fill('fontaine');
    await expect(page.getByRole('region', { name: 'Message codé' })).toContainText(
      'ULMGZRMV',
    );
    await openFamily();
    await page.getByRole('link', { name: 'Code de César' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Code de César' }),
    ).toBeVisible();
    await page.getByLabel('Texte en clair').fill('pont');
    await expect(page.getByRole('region', { name: 'Message codé' })).toContainText(
      'SRQW',
    );
  });
});

test.describe('an address below /les_codes', () => {
  for (const [from, to] of [
    ['/les_codes/cesar', '/les_codes/substitution/cesar'],
    ['/les_codes/transposition/rail-fence', '/les_codes/transposition/zigzag'],
    ['/les_codes/x/y/z/Francs-ma%C3%A7ons', '/les_codes/ecritures/pigpen'],
    ['/les_codes/ecritures/vigenere/', '/les_codes/polyalphabetique/vigenere'],
  ] as const) {
    test(`as ${from} leads to ${to}`, async ({ page }) => {
      await page.goto(from);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('region', { name: 'Histoire' })).toBeVisible();
    });
  }

  test('that is no code says so, proposes the nearest, and leads there', async ({
    page,
  }) => {
    await page.goto('/les_codes/ecritures/brayle');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Page introuvable' }),
    ).toBeVisible();
    await expectAxeSilent(page);
    await page.getByRole('link', { name: 'Braille' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Braille' })).toBeVisible();
  });

  test('of every code is a page of its own, with one h1 and no loss of what it says', async ({
    request,
  }) => {
    for (const card of secretCodeTable) {
      const answer = await request.get(secretCodePath(card));
      expect(answer.status(), card.id).toBe(200);
      const html = await answer.text();
      for (const part of ['id="methode"', 'id="histoire"', 'id="sources"']) {
        expect(html, `${card.id} ${part}`).toContain(part);
      }
      if (card.load !== null) expect(html, card.id).toContain('id="outil"');
    }
  });
});
