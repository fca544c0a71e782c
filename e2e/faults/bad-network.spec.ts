import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { profiles } from '../../tools/lib/environment.ts';
import { demoAccountOf } from '../../tools/seed/demo-accounts.ts';
import { deadlines } from '../../src/testing/deadlines.ts';
import { CorsairesDriver, corsaires } from '../drivers/corsaires-driver.ts';
import { SignInDriver } from '../drivers/sign-in-driver.ts';
import { expect, test } from '../fixtures.ts';

// Logs of the browser and the SDK on such networks.
test.use({
  allowedErrors: [
    /The code of a part of the page could not be loaded|RPC_ERROR|ERR_CONNECTION_RESET|WebSocket|not valid JSON|status of 403|Could not reach Cloud Firestore|CORS policy|module script|Failed to fetch/,
  ],
});

const sitePort = String(profiles.test.ports.hosting);
const page403 = '<!doctype html><title>Filtre</title><h1>Accès interdit</h1>';
const foreign = {
  contentType: 'text/html',
  headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
  body: page403,
};

/** Fate of each request, by the kind of network. */
const kinds: Record<string, (route: Route) => unknown> = {
  'swallows what is asked': () => undefined,
  'refuses with a page of its own': (route) => route.fulfill({ ...foreign, status: 403 }),
  'answers after 20 s': async (route) => {
    await pause(20_000);
    // The page may have gone on without it.
    await route.continue().catch(() => undefined);
  },
  'breaks each connection': (route) => route.abort('connectionreset'),
};

/** A true sentence, with the way on in it. */
const sentence =
  /Le réseau ne répond pas|Ce réseau bloque|service ne répond pas|connexion ne répond pas|n’a pas répondu|pas de réponse/i;
/** 15 s of silence, after the time a busy machine takes to wake the page. */
const sentenceMs = 15_000 + deadlines.action;

async function onBackEnd(
  context: BrowserContext,
  answer: (route: Route) => unknown,
): Promise<void> {
  await context.route(
    (url) => /^https?:/.test(url.protocol) && url.port !== sitePort,
    async (route) => {
      await answer(route);
    },
  );
}

/** The frame of a page, whatever its data do. */
async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeAttached();
  await expect(
    page.getByRole('banner').or(page.getByRole('status')).or(page.locator('h1')).first(),
  ).toBeVisible();
}

async function expectWayOn(page: Page): Promise<void> {
  await expect(page.getByText(sentence).first()).toBeVisible({ timeout: sentenceMs });
  await expect(
    page.getByRole('button', { name: /Réessayer|Continuer/ }).first(),
  ).toBeVisible();
}

/** Public pages: rendered by the build, and not. */
const publicPages = [
  '/',
  '/les_quetes',
  '/les_quetes/35/saint-malo/une-quete-qui-vient-de-paraitre',
  '/blog',
  '/blog?article=un-article-qui-vient-de-paraitre',
];
/** The desk of the team, and the workshop. */
const desks = [
  '/admin/parcours/dashboard',
  '/admin/parcours/edit?id=parcoursQuiVientDeNaitre',
];

/** Opens an address in a tab of its own. */
async function openOn(tab: Page, address: string): Promise<void> {
  await tab.goto(address, { waitUntil: 'domcontentloaded' });
  await tab.evaluate(() => window.dispatchEvent(new Event('focusin')));
  await expectFrame(tab);
  await expectWayOn(tab);
}

for (const [kind, answer] of Object.entries(kinds)) {
  for (const address of publicPages) {
    test(`a network that ${kind}: ${address} has its frame, then a sentence and a way on`, async ({
      page,
      context,
    }) => {
      await onBackEnd(context, answer);
      await openOn(page, address);
    });
  }

  for (const address of desks) {
    test(`a network that ${kind}: ${address} has its frame, then a sentence and a way on`, async ({
      adminPage,
      context,
    }) => {
      await onBackEnd(context, answer);
      await openOn(adminPage, address);
    });
  }

  test(`a network that ${kind}: a party under way goes on`, async ({ page, context }) => {
    const game = new CorsairesDriver(page);
    await page.goto(`${corsaires}/jouer`);
    await game.open(1);
    await onBackEnd(context, answer);
    // It is judged on the phone.
    await game.answer(1);
    await game.expectRight();
    await game.goOn();
    await game.expectEtape(2, 6);
  });

  test(`a network that ${kind}: signing in ends with a sentence`, async ({
    page,
    context,
  }) => {
    const form = new SignInDriver(page);
    await form.open();
    await onBackEnd(context, answer);
    const { email, password } = demoAccountOf('admin');
    await form.signIn(email, password);
    // Signed in at last, or a message: never an endless wheel.
    const isOver = page
      .getByRole('alert')
      .or(page.getByRole('heading', { level: 1, name: /Bonjour|tableau|parcours/i }));
    await expect(isOver.first()).toBeVisible({ timeout: 120_000 });
    await expect(form.email.or(page.getByRole('main')).first()).toBeVisible();
  });
}

test('a network that answers after 20 s: the page is there in the end, by itself', async ({
  page,
  context,
}) => {
  await onBackEnd(context, kinds['answers after 20 s'] ?? (() => undefined));
  await page.goto('/les_quetes/35/saint-malo/une-quete-qui-vient-de-paraitre', {
    waitUntil: 'domcontentloaded',
  });
  await expectWayOn(page);
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible({
    timeout: 120_000,
  });
});

test('if the site does not answer, and Firestore does: the next page shows the error, and the page before it stays in reach', async ({
  page,
  context,
}) => {
  await page.goto('/les_quetes');
  await page.waitForLoadState('networkidle');
  await context.route(/\/assets\/|\/builds\/|\.json/, () => undefined);
  await page.getByRole('link', { name: 'Contact' }).click();
  // Until then the list stays, with a sentence of its own once its data are late.
  await expect(page).toHaveURL(/\/contact$/, { timeout: sentenceMs });
  await expectWayOn(page);
  await page.goBack();
  // What is stored takes its place once the site has been silent for too long.
  await expect(page.getByRole('heading', { level: 1, name: 'Les quêtes' })).toBeVisible({
    timeout: sentenceMs,
  });
});

test('a captive portal that answers 200 with its page instead of data and scripts is named, and no part of it is stored', async ({
  page,
  context,
}) => {
  await page.goto('/les_quetes');
  await context.route(/\/assets\/|\/builds\/|\.json/, (route) => route.fulfill(foreign));
  await onBackEnd(context, (route) => route.fulfill(foreign));
  await page.getByRole('link', { name: 'Contact' }).click();
  await expect(
    page.getByRole('heading', { name: 'Ce réseau bloque Quêtes & Codes' }),
  ).toBeVisible();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByLabel('Adresse e-mail')).toBeVisible();
});
