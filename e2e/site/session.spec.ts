import { demoAccountOf } from '../../tools/seed/demo-accounts.ts';
import { expect, signInAsAdmin, test } from '../fixtures.ts';

const player = demoAccountOf('auteur');

test.describe('signing in', () => {
  test('a wrong password is said in one French sentence and what was typed stays', async ({
    page,
  }) => {
    await page.goto('/login');
    await page.getByLabel('Adresse e-mail').fill('admin@quetes-et-codes.test');
    await page.getByLabel('Mot de passe', { exact: true }).fill('pas le bon');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(
      page.getByText('L’adresse e-mail ou le mot de passe est incorrect.'),
    ).toBeVisible();
    await expect(page.getByLabel('Adresse e-mail')).toHaveValue(
      'admin@quetes-et-codes.test',
    );
  });

  test('the admin signs in, comes back where they were going, and signs out', async ({
    page,
  }) => {
    await signInAsAdmin(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/user');
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/');
    await page.goto('/admin/parcours/dashboard');
    await page.waitForURL('**/login?redirect=*');
  });

  test('a signed-in person who is no admin sees a 403 page, and never receives the desk', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/login?redirect=%2Fadmin%2Fparcours%2Fdashboard');
    await page.getByLabel('Adresse e-mail').fill(player.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(player.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.waitForURL('**/admin/parcours/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/réservé/i);
    expect(requested.filter((url) => url.includes('dashboard-page'))).toEqual([]);
  });

  test('a return address on another site is never followed', async ({ page }) => {
    await page.goto('/login?redirect=%2F%2Fexample.org');
    await page.getByLabel('Adresse e-mail').fill(player.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(player.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    expect(new URL(page.url()).hostname).toBe('127.0.0.1');
  });
});
