import type { BrowserContext, Page, Route } from '@playwright/test';
import { readDocument } from '../backend.ts';
import { turnOffBrowserCache } from '../drivers/browser-cache.ts';
import {
  CorsairesDriver,
  corsaires,
  corsairesAnswers,
  expectProvenOnce,
} from '../drivers/corsaires-driver.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { scanQr } from '../drivers/scan-qr.ts';
import { visite, VisiteDriver } from '../drivers/visite-driver.ts';
import { passTime, setClockWrong } from '../drivers/wrong-clock.ts';
import { expect, test } from '../fixtures.ts';
import { publishBuild, serveSiteCopy, type SiteCopy } from '../site/site-copy.ts';

test.use({
  serviceWorkers: 'allow',
  allowedErrors: [/Failed to fetch|The code of a part of the page could not be loaded/],
});

const aventure = '/les_quetes/21/dijon/la-chouette-s-est-envolee';
const visiteId = visite.replace('/les_quetes/', '').replaceAll('/', '_');

/** A square of a map, as small as possible. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let site: SiteCopy;

async function answerTiles(context: BrowserContext): Promise<void> {
  await context.route('https://data.geopf.fr/**', (route) =>
    route.fulfill({
      contentType: 'image/png',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: tile,
    }),
  );
}

test.beforeEach(async ({ page, context }) => {
  await turnOffBrowserCache(page);
  site = await serveSiteCopy();
  await answerTiles(context);
});

test.afterEach(async ({ page }) => {
  await page.close();
});

/** « Garder sur ce téléphone », to its end. */
async function keep(page: Page, quete: string): Promise<void> {
  await page.goto(`${site.origin}${quete}/jouer?preparer=oui`);
  await page.getByRole('button', { name: 'Garder sur ce téléphone' }).click();
  await expect(
    page.getByText(
      /Sur ce téléphone\s: textes, images et carte .*pouvez jouer sans réseau/,
    ),
  ).toBeVisible({ timeout: 240_000 });
}

/** The site is away, and the network with it. */
async function fly(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await site.close();
  await page.context().setOffline(true);
}

/** The site is back, and the network with it. */
async function land(page: Page): Promise<void> {
  await site.reopen();
  await page.context().setOffline(false);
  // Chromium’s imitation of flight mode sends no event to a page of a service worker; a phone does.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

/** Sets the service's answer on closures of the visite from now on; null for a withdrawn quête. */
async function answerClosures(
  page: Page,
  suspensions: Record<string, unknown> | null,
): Promise<void> {
  const tell = async (route: Route) => {
    const asked = route.request().postData() ?? '';
    if (!asked.includes(visiteId) || !asked.includes('suspensions')) {
      await route.fallback();
      return;
    }
    const name = (JSON.parse(asked) as { documents: string[] }).documents[0] ?? '';
    const readTime = new Date().toISOString();
    const found = {
      name,
      fields: { suspensions: { mapValue: { fields: suspensions } } },
    };
    await route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: [suspensions === null ? { missing: name, readTime } : { found, readTime }],
    });
  };
  await page.context().route('**/documents:batchGet*', tell);
}

test('a stored aventure is begun, played and ended in flight mode, and an answer is judged there', async ({
  page,
}) => {
  await keep(page, aventure);
  await fly(page);
  await page.goto(`${site.origin}${aventure}/jouer`);
  const game = new PlayDriver(page);
  await game.take(/Passer sous la grande arche/);
  await game.take(/Glisser la plume/);
  await expect(page.getByText('Une plume grise')).toBeVisible();
  await page.getByRole('button', { name: 'Voir l’épreuve' }).click();
  await page.getByRole('radio', { name: 'Il écrase du raisin' }).check();
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect(page.getByRole('heading', { name: /Bonne réponse/ })).toBeVisible();
  // The tab was killed.
  await page.goto('about:blank');
  await page.goto(`${site.origin}${aventure}/jouer`);
  await game.take(/Renoncer/);
  await page.getByRole('button', { name: 'Terminer' }).click();
  await expect(page.getByRole('heading', { name: /Aventure achevée/ })).toBeVisible();
  await expect(page.getByText(/Votre fin.*Le goûter partagé/)).toBeVisible();
});

test('a quête that was kept is played in flight mode on the build that came out since, and led past an étape that was suspended since', async ({
  page,
}) => {
  const stored = await readDocument(`quetes/${visiteId}`);
  const { etapes } = JSON.parse(String(stored?.data['contenu'])) as {
    etapes: { id: string }[];
  };
  await keep(page, visite);
  publishBuild(site, 'nouvelle');
  await page.evaluate(async () => (await fetch('/builds/latest.json')).text());
  const keptBuild = () =>
    page.evaluate(async () => {
      const kept = await (await caches.open('pages')).match('/shell');
      return /data-build="([^"]+)"/.exec((await kept?.text()) ?? '')?.[1] ?? null;
    });
  await expect.poll(keptBuild).toBe('nouvelle');
  await fly(page);
  await page.goto(`${site.origin}${visite}/jouer`);
  await expect(page.locator('html')).toHaveAttribute('data-build', 'nouvelle');
  const game = new VisiteDriver(page);
  await game.expectEtape(1, 6);
  await land(page);
  const motif = { stringValue: 'Travaux sur place.' };
  await answerClosures(page, {
    [etapes[2]?.id ?? '']: {
      mapValue: { fields: { motif, jusquAu: { nullValue: null } } },
    },
  });
  const learnt = page.waitForResponse(/documents:batchGet/);
  await game.leave(1);
  await learnt;
  await game.expectEtape(2, 6);
  await fly(page);
  await page.goto(`${site.origin}${visite}/jouer`);
  await game.expectEtape(2, 6);
  await game.goOn();
  await expect(page.getByText(/^Travaux sur place\./)).toBeVisible();
  await game.goOn();
  await game.walkFrom(4);
  await expect(page.getByText(/^Une étape était fermée/)).toBeVisible();
});

test('a party that was begun on the version that was kept ends on it in flight mode, though a newer one came out and the quête was then withdrawn', async ({
  page,
}) => {
  await keep(page, visite);
  await page.goto(`${site.origin}${visite}/jouer`);
  const game = new VisiteDriver(page);
  await game.leave(1);
  await game.expectEtape(2, 6);
  await page.context().route(`**/documents/quetes/${visiteId}*`, async (route) => {
    const response = await route.fetch();
    const newer = (await response.json()) as {
      fields: { version: object; contenu: { stringValue: string } };
    };
    const contenu = JSON.parse(newer.fields.contenu.stringValue) as { etapes: object[] };
    const shorter = { ...contenu, etapes: contenu.etapes.slice(0, 3) };
    newer.fields.version = { integerValue: '2' };
    newer.fields.contenu = { stringValue: JSON.stringify(shorter) };
    await route.fulfill({ response, json: newer });
  });
  await page.reload();
  await game.expectEtape(2, 6);
  await fly(page);
  await page.goto(`${site.origin}${visite}/jouer`);
  await game.expectEtape(2, 6);
  await land(page);
  await answerClosures(page, null);
  await game.goOn();
  const withdrawn = page.getByText(/Cette quête n’est plus proposée, mais/);
  await expect(withdrawn).toBeVisible();
  await fly(page);
  await page.goto(`${site.origin}${visite}/jouer`);
  await expect(withdrawn).toBeVisible();
  await game.walkFrom(3);
});

test('a quête with its codes is begun, played and ended in flight mode; two days later every answer is proven, once, and the opinion arrives', async ({
  page,
}) => {
  await setClockWrong(page, 0);
  await keep(page, corsaires);
  await fly(page);
  await page.goto(`${site.origin}${corsaires}/jouer`);
  const game = new CorsairesDriver(page);
  for (const index of corsairesAnswers.keys()) {
    await game.open(index + 1);
    if (index === 5) {
      // The flags of the message and their meanings were stored as well.
      const drawings = page
        .getByRole('region', { name: 'Message codé' })
        .getByRole('img');
      await expect(drawings.first()).toBeVisible();
      await page.getByText(/^Ouvrir l’aide/).click();
      await expect(page.getByRole('group').getByRole('img').first()).toBeVisible();
    }
    await game.answer(index + 1);
    await game.expectRight();
    // The tab is killed half way, between an answer and the next step.
    if (index === 2) {
      await page.goto('about:blank');
      await page.goto(`${site.origin}${corsaires}/jouer`);
      await game.expectRight();
    }
    await game.goOn();
  }
  await game.expectEnd();
  const pseudonyme = 'Deux jours après';
  await game.giveAvis(pseudonyme);

  await passTime(page, 48 * 60 * 60_000);
  await land(page);
  await expectProvenOnce(page, pseudonyme);
});

test('a party is handed to another phone by its QR code, and to a third by its short code, none of them with a network', async ({
  page: first,
  openDevice,
}) => {
  const [second, third] = await Promise.all(
    [2, 3].map(async () => {
      const device = await openDevice({ serviceWorkers: 'allow' });
      await answerTiles(device);
      return device.newPage();
    }),
  );
  if (second === undefined || third === undefined) throw new Error('No device came.');
  for (const phone of [first, second, third]) await keep(phone, corsaires);
  for (const phone of [first, second, third]) {
    await phone.waitForLoadState('networkidle');
    await phone.context().setOffline(true);
  }
  await site.close();

  await first.goto(`${site.origin}${corsaires}/jouer`);
  const game = new PlayDriver(first);
  await game.seeEpreuve();
  await first.getByLabel('Votre réponse, en clair').fill('Anne');
  await game.validate();
  await game.expectRight();
  await game.goOn();
  await game.expectEtape(2, 6);
  await game.openMenu('Les téléphones', 'Continuer sur un autre téléphone');
  const points = (phone: Page) => expect(phone.getByText(/^25.pts$/)).toBeVisible();

  await second.goto(
    await scanQr(first.getByRole('img', { name: 'QR code de cette partie' })),
  );
  const secondGame = new PlayDriver(second);
  await secondGame.expectEtape(2, 6);
  await points(second);

  const code = await first
    .getByRole('dialog')
    .getByText(/^[0-9A-Z]{4}( [0-9A-Z]{1,4})*$/)
    .innerText();
  await third.goto(`${site.origin}${corsaires}/jouer?preparer=oui`);
  await third.getByText('Continuer une partie commencée sur un autre téléphone').click();
  await third.getByLabel('Ou le code écrit sous le QR code').fill(code.toLowerCase());
  await third.getByRole('button', { name: 'Reprendre la partie' }).click();
  const thirdGame = new PlayDriver(third);
  await thirdGame.expectEtape(2, 6);
  await points(third);
  await thirdGame.seeEpreuve();
  await thirdGame.choose('Rien du tout, pas même son nom');
  await thirdGame.expectRight();

  await first
    .getByRole('button', { name: 'C’est repris là-bas\u00A0: mettre en pause ici' })
    .click();
  await expect(first.getByRole('heading', { name: /pause/i })).toBeVisible();
});
