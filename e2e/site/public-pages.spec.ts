import type { Page } from '@playwright/test';
import { databaseName, localHost, profiles } from '../../tools/lib/environment.ts';
import { watchViolations } from '../drivers/content-policy.ts';
import { expectFits } from '../drivers/expect-fits.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

const { projectId, ports } = profiles.test;

/** The chunks that bring the SDK along. */
const sdkChunk =
  /^\/assets\/(conversation-repository|voeu-repository|session-repository|firestore-lite|database|auth-sdk)/;

const pages = [
  '/',
  '/blog',
  '/blog?article=le-telegraphe-de-chappe',
  '/contact',
  '/defaultFormData',
  '/download',
  '/ecoconception',
  '/faq',
  '/mairie',
  '/mairie?commune=13-barbentane',
  '/mairie?document=deliberation&commune=13-barbentane',
  '/mairie?document=affiche',
  '/mairie?document=convention',
  '/mairie?document=dossier&commune=13-barbentane',
  '/privacy',
  '/utilisation',
];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/** What brings the SDK along, of all that a page asks for from now on. What was published is read by REST. */
function watchFirebase(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (sdkChunk.test(pathname)) asked.push(pathname);
  });
  return asked;
}

test.describe('every public page', () => {
  // The last long file of all: its pages are shared out among the workers that have ended with theirs.
  test.describe.configure({ mode: 'parallel' });

  for (const path of pages) {
    test(`${path} says what it is, asks for nothing of Firebase, holds at 320 px and at 200 % text, and axe is silent in both themes`, async ({
      page,
    }) => {
      const asked = watchFirebase(page);
      await open(page, path);
      await expect(page).toHaveTitle(/Quêtes & Codes/);
      const description = page.locator('meta[name="description"]');
      await expect(description).toHaveCount(1);
      expect((await description.getAttribute('content'))?.length).toBeGreaterThan(30);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
      await expectFits(page);
      expect(asked).toEqual([]);
    });
  }
});

test('a question is found and opened with the keyboard alone', async ({ page }) => {
  await open(page, '/faq');
  await page.getByRole('searchbox', { name: 'Chercher dans les questions' }).focus();
  await page.keyboard.type('gps');
  await expect(page.getByRole('status').filter({ hasText: 'question' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/votre téléphone compare sa position/)).toBeVisible();
});

test('an address with an anchor opens its answer, from another page too', async ({
  page,
}) => {
  await open(page, '/faq#reseau');
  await expect(page.getByText(/continue sans réseau/)).toBeInViewport();
  await open(page, '/mairie');
  await page.evaluate(() => window.history.pushState({}, '', '/mairie'));
  await page.goto('/faq#compte');
  await expect(page.getByText(/On joue sans compte/)).toBeInViewport();
});

test('a mairie finds its commune, wishes once, and opens a document in its name', async ({
  page,
}) => {
  await open(page, '/mairie');
  await page
    .getByRole('searchbox', { name: 'Nom de la commune ou code postal' })
    .fill('sainte colombe');
  await page.getByRole('button', { name: 'Trouver ma commune' }).click();
  await expect(page.getByText(/de quelle commune s’agit-il/)).toBeVisible();
  await page.getByRole('searchbox').fill('sainte colombe 05700');
  await page.getByRole('button', { name: 'Trouver ma commune' }).click();
  await expect(page).toHaveURL(/commune=05-sainte-colombe/);
  await expect(page.getByText(/pas encore de quête à Sainte-Colombe/)).toBeVisible();
  await page.getByRole('button', { name: 'J’aimerais une quête ici' }).click();
  await expect(
    page.getByText('Merci : votre voix compte, sans votre nom.'),
  ).toBeVisible();
  await expect(page.getByText(/1.personne aimerait/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'J’aimerais une quête ici' }).click();
  await expect(page.getByText('Votre voix compte déjà : merci.')).toBeVisible();

  await page.getByRole('link', { name: 'Projet de délibération' }).click();
  await expect(
    page.getByText(/participation de la commune de Sainte-Colombe/),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an unknown article, commune or document is a page that does not exist', async ({
  page,
}) => {
  for (const path of [
    '/blog?article=jamais-ecrit',
    '/mairie?commune=13-atlantis',
    '/mairie?document=recette',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
    const { pathname } = new URL(page.url());
    await expect(page.getByText(`Page Not Found: ${pathname}`)).toBeVisible();
  }
});

test('the articles are filtered by rubrique, in the address', async ({ page }) => {
  await open(page, '/blog');
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByRole('link', { name: 'Histoires de codes', exact: true }).click();
  await expect(page).toHaveURL(/rubrique=codes/);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
});

/** Answers as the team does, past the rules. */
async function answerAsTeam(texte: string): Promise<void> {
  const root = `http://${localHost}:${ports.database}`;
  const query = `?ns=${databaseName(projectId)}`;
  const headers = { Authorization: 'Bearer owner' };
  const list = (await (
    await fetch(`${root}/conversations.json${query}`, { headers })
  ).json()) as Record<string, { nom: string }>;
  const id = Object.keys(list).find((key) => list[key]?.nom === 'Camille');
  if (id === undefined) throw new Error('There is no conversation of Camille.');
  const { ok } = await fetch(`${root}/messages/${id}.json${query}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ texte, auteur: 'equipe', at: Date.now() }),
  });
  expect(ok).toBe(true);
}

test('a message is sent, kept meanwhile, and its answer is read on the same device', async ({
  page,
  context,
}) => {
  await open(page, '/contact?sujet=mairie&commune=13-barbentane');
  await expect(page.getByLabel('Sujet')).toHaveValue('mairie');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(
    page.getByRole('heading', { name: /points sont à corriger/ }),
  ).toBeVisible();
  await expectAxeSilent(page);

  await page.getByLabel('Votre nom').fill('Camille');
  await page.getByLabel('Adresse e-mail').fill('camille@exemple.fr');
  await page
    .getByRole('textbox', { name: 'Message' })
    .fill('Une promenade, pourquoi pas ?');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Une promenade, pourquoi pas ?',
  );

  await page.getByLabel(/J’accepte/).check();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('alert')).toContainText('gardé sur cet appareil');
  await context.setOffline(false);

  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(
    page.getByRole('heading', { name: 'Votre message est arrivé' }),
  ).toBeFocused();
  await expect(page.getByText(/Répondre à.: camille@exemple.fr/)).toBeVisible();
  await answerAsTeam('Avec plaisir !');
  await expect(page.getByText('Avec plaisir !')).toBeVisible();

  await open(page, '/contact');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await page.getByRole('button', { name: 'Voir la réponse' }).click();
  await expect(page.getByText('Avec plaisir !')).toBeVisible();
  await page.getByLabel('Ajouter un mot').fill('Merci.');
  await page.getByRole('button', { name: 'Envoyer ce mot' }).click();
  await expect(page.getByText('Envoyé.')).toBeVisible();
  await expectAxeSilent(page);
});

test('a wrong parcours file says each problem with its place', async ({ page }) => {
  await open(page, '/defaultFormData');
  await page.getByLabel('Fichier à vérifier').setInputFiles({
    name: 'parcours.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"titre": 3}'),
  });
  await expect(page.getByText(/Ce fichier n’est pas un parcours/)).toBeVisible();
  await expect(page.getByText('etapes', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Afficher le schéma' }).click();
  await expect(page.getByText(/"additionalProperties": \{\}/)).toBeVisible();
  await expectAxeSilent(page);
});

test('what the device keeps of a quête is listed, and taken away', async ({ page }) => {
  await page.goto('/les_quetes/13/les-baux-de-provence/l-etoile-des-baux/jouer');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await open(page, '/download');
  await expect(
    page
      .getByText('Rien sur cet appareil pour l’instant')
      .or(page.getByRole('button', { name: /^Enlever/ })),
  ).toBeVisible();
  await expectAxeSilent(page);
});

test('an icon that comes at run time is drawn from the site alone, and asked for once by the device', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { host, pathname, search } = new URL(request.url());
    if (host.includes('iconify') || pathname.startsWith('/api/'))
      asked.push(pathname + search);
  });
  await page.goto('/les_quetes/13/les-baux-de-provence/l-etoile-des-baux/jouer');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/download');
  const drawing = page.getByRole('button', { name: /^Enlever/ }).locator('.iconify');
  await expect(drawing).toBeVisible();
  await expect(drawing).toHaveCSS('mask-image', /^url\("data:image\/svg\+xml,.*path/);
  expect(asked).toEqual(['/api/_nuxt_icon/lucide.json?icons=trash-2']);

  await page.reload();
  await expect(drawing).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(violations).toEqual([]);
});
