import type { Page } from '@playwright/test';
import { deleteDocument, writeDocument } from '../backend.ts';
import { BuilderDriver } from '../drivers/builder-driver.ts';
import { createAdmin, createPlayer } from '../drivers/account-driver.ts';
import { changeAccount, keepSessionOf } from '../drivers/auth-emulator.ts';
import { SignInDriver } from '../drivers/sign-in-driver.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

const quete = '/les_quetes/68/colmar/les-visages-de-colmar';

/** Opens a page with the session of an account, as an earlier visit would have left it. */
async function openAs(
  page: Page,
  account: { email: string; password: string },
  address = '/user',
): Promise<void> {
  await keepSessionOf(page, account);
  await page.goto(address);
}

/** The calls that a page makes to renew its token. */
function watchRenewals(page: Page): string[] {
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/token')) renewals.push(request.url());
  });
  return renewals;
}

const isIdentity = (url: URL) =>
  /identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com/.test(url.pathname);

/** Whatever the page has asked for before is seen by now. */
async function otherRequest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await fetch('/robots.txt')).text();
  });
}

test('the token is renewed five minutes before it expires, once', async ({ page }) => {
  await page.clock.install();
  const account = await createPlayer('renouvellement');
  await openAs(page, account);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const renewals = watchRenewals(page);
  await page.clock.fastForward('53:00');
  expect(renewals).toEqual([]);
  const renewed = page.waitForResponse('**/v1/token**');
  // The SDK and the page's own watch both have a timer near there: the first to come is the only one to ask.
  await page.clock.fastForward('01:57');
  const response = await renewed;
  await response.finished();
  await otherRequest(page);
  await page.clock.fastForward('00:30');
  await otherRequest(page);
  expect(renewals).toHaveLength(1);
});

test('signing out in one tab leads the others back to sign in, and says that the session is closed', async ({
  page,
  context,
}) => {
  const account = await createPlayer('deux-onglets');
  await openAs(page, account);
  const other = await context.newPage();
  await other.goto('/user?onglet=2');
  await expect(other.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await other.waitForURL('**/login?*');
  await expect(other.getByText('Votre session est fermée.')).toBeVisible();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await openAs(page, account);
  await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  await other.reload();
  await other.waitForURL('**/user?onglet=2');
});

test('an account that is disabled while it writes is signed out, told why, and finds its text again', async ({
  page,
}) => {
  await page.clock.install();
  const account = await createAdmin('desactive');
  await openAs(page, account, '/admin/parcours/simple');
  const builder = new BuilderDriver(page);
  await builder.field('Titre').fill('Le lavoir de la dernière heure');
  await changeAccount(account.uid, { disableUser: true });
  await page.clock.fastForward('56:00');
  await page.waitForURL('**/login?*');
  await expect(page.getByText('Ce compte a été désactivé.')).toBeVisible();
  await expect(page.getByText('Ce que vous écriviez est gardé')).toBeVisible();
  await expectAxeSilent(page);
  await changeAccount(account.uid, { disableUser: false });
  const driver = new SignInDriver(page);
  await driver.signIn(account.email, account.password);
  await page.waitForURL('**/admin/parcours/simple*');
  await expect(
    page
      .getByText('Le lavoir de la dernière heure')
      .or(page.locator('input[value="Le lavoir de la dernière heure"]'))
      .first(),
  ).toBeVisible();
});

test('forms that have no draft on the device hold what was typed again after a session that ended', async ({
  page,
}) => {
  await page.clock.install();
  const account = await createAdmin('formulaires');
  const driver = new SignInDriver(page);
  /** The account is disabled, the token comes to its end, and the person signs in again. */
  const endAndReturn = async () => {
    await changeAccount(account.uid, { disableUser: true });
    await page.clock.fastForward('56:00');
    await page.waitForURL('**/login?*');
    await changeAccount(account.uid, { disableUser: false });
    await driver.signIn(account.email, account.password);
    await page.waitForURL(({ pathname }) => pathname !== '/login');
  };
  const told = page.getByText('Votre session s’était fermée');

  await openAs(page, account, '/admin/parcours/message');
  const announce = page.getByRole('button', { name: 'Annoncer une absence' });
  const text = page.getByLabel('Ce que les visiteurs liront');
  await announce.click();
  await text.fill('La mairie est fermée pour les fêtes 🎄');
  await endAndReturn();
  await announce.click();
  await expect(told).toBeVisible();
  await expect(text).toHaveValue('La mairie est fermée pour les fêtes 🎄');

  await page.goto(`${quete}/jouer?animation=nouvelle`);
  const name = page.getByLabel('Son nom');
  await name.fill('La 6e B au palais');
  await page.getByLabel('Nombre de groupes').fill('3');
  await changeAccount(account.uid, { disableUser: true });
  await page.clock.fastForward('56:00');
  await page.getByRole('link', { name: 'Se connecter ou créer un compte' }).click();
  await page.waitForURL('**/login?*');
  await changeAccount(account.uid, { disableUser: false });
  await driver.signIn(account.email, account.password);
  await page.waitForURL('**/jouer?*');
  await expect(told).toBeVisible();
  await expect(name).toHaveValue('La 6e B au palais');
  await expect(page.getByLabel('Nombre de groupes')).toHaveValue('3');
});

test('an admin whose right is withdrawn sees it when they come back to the page', async ({
  page,
}) => {
  await page.clock.install();
  const account = await createAdmin('retrait');
  await openAs(page, account, '/admin/parcours/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/réservé/);
  await writeDocument(`revocations/${account.uid}`, { by: { stringValue: 'e2e' } });
  try {
    await page.clock.fastForward('02:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/réservé/);
  } finally {
    await deleteDocument(`revocations/${account.uid}`);
  }
});

test.describe('a page that starts', () => {
  test('without the identity service keeps its session', async ({ page }) => {
    const account = await createPlayer('hors-ligne');
    await openAs(page, account);
    await page.route(isIdentity, (route) => route.abort('internetdisconnected'));
    await page.reload();
    await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/user');
  });

  test('on a service that never answers says so, and opens when the answer comes', async ({
    page,
  }) => {
    const account = await createPlayer('muet');
    await openAs(page, account);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(isIdentity, async (route) => {
      await held;
      await route.fallback();
    });
    await page.reload();
    await expect(page.getByText('La connexion ne répond pas')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continuer autrement' })).toBeVisible();
    release();
    await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  });

  test('in a browser whose storage never answers has a way on', async ({ page }) => {
    const account = await createPlayer('safari');
    // IndexedDB as Safari leaves it with several tabs: it opens, and nothing comes (facts/security.md §3.5).
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    });
    await page.goto('/user');
    const wayOn = page.getByRole('button', { name: 'Continuer autrement' });
    await expect(wayOn).toBeVisible();
    await wayOn.click();
    await page.waitForURL('**/login?*');
    const driver = new SignInDriver(page);
    await driver.signIn(account.email, account.password);
    await driver.expectAt('/user');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/user');
  });
});
