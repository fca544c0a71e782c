import type { Page } from '@playwright/test';
import { putDraft, createLongParcours } from '../../tools/bench/builder-measure.ts';
import { createLongStory, longStoryCounts } from '../../tools/bench/long-story.ts';
import { saintMalo } from '../../tools/seed/saint-malo.ts';
import { openEcran } from '../drivers/builder-driver.ts';
import { enlargeText, expectCalm, writingScreens } from '../drivers/expect-calm.ts';
import { overflow } from '../drivers/expect-fits.ts';
import { corsaires } from '../drivers/corsaires-driver.ts';
import { chooseTaille, tailles } from '../drivers/text-size.ts';
import { expect, test } from '../fixtures.ts';

/** Every kind of public page. */
const publicPages = [
  '/',
  '/les_quetes',
  '/les_quetes/35',
  '/les_quetes/35/saint-malo',
  corsaires,
  '/les_codes',
  '/les_codes/signaux',
  '/les_codes/signaux/pavillons',
  '/les_codes/substitution/cesar',
  '/les_codes/transposition/fleissner',
  '/blog',
  '/contact',
  '/defaultFormData',
  '/download',
  '/aide/auteur',
  '/aide/equipe',
  '/ecoconception',
  '/faq',
  '/forgot-password',
  `${corsaires}/integration`,
  '/login',
  '/mairie',
  '/privacy',
  '/reset-password',
  '/utilisation',
  '/404',
  // German has the longest words.
  '/de',
  '/de/login',
  '/de/les_quetes',
  '/de/les_quetes/35',
  `/de${corsaires}`,
];

const widths = [320, 360, 390];
const textSizes = ['100%', '200%'];

/** Screens and sizes of text for which the page is too wide, with the excess. */
async function tooWide(page: Page, where: string): Promise<string[]> {
  const wide: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 664 });
    for (const size of textSizes) {
      await enlargeText(page, size);
      const beyond = await overflow(page);
      if (beyond > 0) wide.push(`${where}, ${width} pixels, ${size}: ${beyond} beyond`);
    }
  }
  return wide;
}

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('no public page is wider than a phone of 320, 360 or 390 pixels, with text twice as large too', async ({
    page,
  }) => {
    const wide: string[] = [];
    for (const path of publicPages) {
      await page.goto(path, { waitUntil: 'load' });
      wide.push(...(await tooWide(page, path)));
    }
    expect(wide).toEqual([]);
  });
});

/** Opens the filters of the catalogue. */
async function openFilters(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /^2.quêtes trouvées$/ })).toBeVisible();
  await page.getByRole('button', { name: /^Filtres/ }).click();
}

/** Sends an empty form of sign-in: its errors make it longer. */
async function sendEmpty(page: Page): Promise<void> {
  await page.getByRole('main').locator('[type=submit]').click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
}

const third = saintMalo.parcours.etapes[2];

/** Pages with more content once they run, and the steps to it. */
const runningPages: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  [
    '/les_quetes?q=Dinan',
    (page) => expect(page.getByRole('main').getByRole('article').first()).toBeVisible(),
  ],
  [
    `/les_quetes?q=${'a'.repeat(3_000)}`,
    (page) =>
      expect(page.getByRole('heading', { name: /^Rien ne répond/ })).toBeVisible(),
  ],
  ['/les_quetes?theme=eau&age=9', openFilters],
  [
    `${corsaires}/plaque/${third?.id ?? ''}`,
    (page) =>
      page
        .getByRole('region', { name: third?.lieu ?? '' })
        .getByText('Lire la suite')
        .click(),
  ],
  ['/login', sendEmpty],
  ['/login?vue=compte', sendEmpty],
  ['/login?vue=lien', sendEmpty],
];

test('answers, filters, a plate, forms with their errors and the bar of the game fit a phone of 320, 360 or 390 pixels, in the letters of the device too', async ({
  page,
}) => {
  // The site's own letters are narrower; on a slow network they load too late, and are left aside.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 664 });
  const wide: string[] = [];
  for (const [path, reach] of runningPages) {
    await page.goto(path);
    await reach(page);
    wide.push(...(await tooWide(page, path.slice(0, 60))));
  }
  expect(wide).toEqual([]);

  await page.goto(`${corsaires}/jouer`);
  const menu = page.getByRole('button', { name: 'Menu' });
  const points = page.getByText(/\spts$/);
  await expect(menu).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    for (const taille of tailles) {
      await chooseTaille(page, taille);
      const where = `the game, ${width} pixels, ${taille}`;
      const [menuBox, pointsBox] = await Promise.all([
        menu.boundingBox(),
        points.boundingBox(),
      ]);
      // One line: each begins before the other ends.
      expect(pointsBox?.y ?? 0, where).toBeLessThan(
        (menuBox?.y ?? 0) + (menuBox?.height ?? 0),
      );
      await expect.poll(() => overflow(page), where).toBeLessThanOrEqual(0);
    }
  }
});

const queteId = '17_la-rochelle_trois-tours-face-a-l-ocean';

/** Every page of the desk, and an element that it shows once its data are read. */
const deskPages = [
  ['/admin/parcours/dashboard', 'link', 'Trois tours face à l’océan'],
  ['/admin/parcours/dashboard?vue=chiffres', 'heading', 'Les parties'],
  ['/admin/parcours/dashboard?vue=bilan', 'heading', /^(La page du|Les quêtes de)/],
  ['/admin/parcours/dashboard?vue=moderation', 'heading', 'Modération'],
  ['/admin/parcours/dashboard?vue=sagas', 'heading', 'Les sagas'],
  [`/admin/parcours/dashboard?vue=fermetures&quete=${queteId}`, 'button', /^Fermer.*1/],
  ['/admin/parcours/message', 'heading', 'Messages'],
  ['/admin/parcours/message?vue=signalements', 'heading', 'Messages'],
  ['/admin/parcours/news', 'heading', 'Écrire les actualités'],
  ['/admin/parcours/news?article=sept-quetes-pour-commencer', 'heading', 'Une actualité'],
] as const;

test('no page of the desk is wider than a phone or a laptop, with text twice as large too', async ({
  adminPage: page,
}) => {
  const wide: string[] = [];
  for (const [width, height] of [
    [390, 664],
    [1_280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [path, role, name] of deskPages) {
      await page.goto(path);
      await expect(page.getByRole(role, { name }).first()).toBeVisible();
      for (const size of textSizes) {
        await enlargeText(page, size);
        const [beyond, widest] = await page.evaluate(() => {
          const { documentElement: root } = document;
          const inside = [...document.body.querySelectorAll('*')].findLast(
            (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
          );
          return [root.scrollWidth - root.clientWidth, inside?.outerHTML ?? ''] as const;
        });
        if (beyond > 0) {
          wide.push(`${path}, ${width} pixels, ${size}: ${beyond} beyond, ${widest}`);
        }
      }
    }
  }
  expect(wide).toEqual([]);
});

/** Device store of a parcours of the demonstration. */
const draftStore = 'demonstrations-brouillons';

/** The longest text of an étape: 5,000 characters. */
const longestText = 'Une place, un lavoir. '.repeat(230).slice(0, 5_000);

test('every screen of writing fits a phone, a laptop, and a laptop with text twice as large, with one scrollbar at a time: a first parcours, sixty étapes, a graph of two hundred', async ({
  page,
}) => {
  for (const { name, width, height, fontSize } of writingScreens) {
    await page.setViewportSize({ width, height });
    for (const vue of ['', '?vue=page', '?vue=pas-a-pas', '?vue=carte']) {
      await page.goto(`/admin/parcours/d${vue}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await enlargeText(page, fontSize);
      await expectCalm(page, `${name}, /admin/parcours/d${vue}`);
    }
  }

  for (const { name, width, height, fontSize, hasTabs } of writingScreens) {
    await page.setViewportSize({ width, height });
    await page.goto('/admin/parcours/d');
    await page.getByRole('button', { name: 'Ouvrir l’exemple' }).click();
    const tour = page.getByRole('dialog', { name: 'Visite de l’atelier' });
    await expect(tour).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tour).toBeHidden();
    await enlargeText(page, fontSize);
    if (hasTabs) await page.getByRole('tab', { name: 'Texte' }).click();
    for (const ecran of ['Lieu', 'Récit', 'Épreuve', 'Après'] as const) {
      await openEcran(page, ecran);
      await expectCalm(page, `${name}, workshop, ${ecran}`);
    }
    // No bar covers the field.
    await openEcran(page, 'Récit');
    await page.getByLabel('Récit', { exact: true }).click({ trial: true });

    const id = await putDraft(page, createLongParcours(), draftStore);
    await page.goto(`/admin/parcours/d?vue=atelier&id=${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await enlargeText(page, fontSize);
    if (hasTabs) await page.getByRole('tab', { name: 'Étapes' }).click();
    // Those of the list: the map has buttons of these names too.
    const rows = page
      .getByRole('listitem')
      .getByRole('button', { name: /^Étape \d+ : Arrêt/ });
    await expect(rows).toHaveCount(60);
    // One line each: the name is on the line of its number, and is readable.
    const box = await rows.first().boundingBox();
    const rem = fontSize === '200%' ? 32 : 16;
    expect(box?.height, name).toBeLessThanOrEqual(3 * rem);
    expect(box?.width, name).toBeGreaterThanOrEqual(9 * rem);
    await expectCalm(page, `${name}, the list of sixty`);
    await rows.last().click();
    if (hasTabs) await page.getByRole('tab', { name: 'Texte' }).click();
    await openEcran(page, 'Récit');
    await page.getByLabel('Récit', { exact: true }).fill(longestText);
    await expectCalm(page, `${name}, a text of 5,000 characters`);
  }

  await page.setViewportSize({ width: 1_280, height: 800 });
  const id = await putDraft(page, createLongStory(), draftStore);
  await page.goto(`/admin/parcours/d?vue=aventure&id=${id}`);
  const graph = page.locator('.react-flow');
  await expect(graph).toBeVisible();
  await expect
    .poll(async () => (await graph.boundingBox())?.width)
    .toBeGreaterThanOrEqual(1_200);
  await page.getByRole('button', { name: 'Plan' }).click();
  const scenes = page
    .getByRole('listitem')
    .getByRole('button', { name: /^Étape \d+ : Scène/ });
  await expect(scenes).toHaveCount(longStoryCounts.etapes);
  await scenes.last().click();
  await expect(page.getByLabel('Titre de l’étape')).toHaveValue('Scène 200');
  await expectCalm(page, 'a graph of two hundred étapes');
});
