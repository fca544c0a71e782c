import type { Page } from '@playwright/test';
import { BuilderDriver } from '../drivers/builder-driver.ts';
import { createAdmin, createPlayer } from '../drivers/account-driver.ts';
import { changeAccount, keepSessionOf } from '../drivers/auth-emulator.ts';
import { SignInDriver } from '../drivers/sign-in-driver.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

/** Opens a page with the session of an account, as an earlier visit would have left it. */
async function openAs(
  page: Page,
  account: { email: string; password: string },
  address = '/user',
): Promise<void> {
  await keepSessionOf(page, account);
  await page.goto(address);
}

/** Calls of a page to renew its token. */
function watchRenewals(page: Page): string[] {
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/token')) renewals.push(request.url());
  });
  return renewals;
}

/** All earlier requests of the page are seen by now. */
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
  // The SDK and the page's own watch both have a timer near there: only the first sends a request.
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
