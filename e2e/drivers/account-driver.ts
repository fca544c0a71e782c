import type { Locator, Page } from '@playwright/test';
import {
  type Account,
  changeAccount,
  createAccount,
  freshEmail,
  keepSessionOf,
} from './auth-emulator.ts';

export const password = 'Promenons-nous-2026';

/** A player's account of its own for one test; its address is proven. */
export async function createPlayer(
  name: string,
  change: object = {},
): Promise<Account & { password: string }> {
  const account = await createAccount({ email: freshEmail(name), password });
  await changeAccount(account.uid, {
    displayName: 'Marcheuse',
    emailVerified: true,
    ...change,
  });
  return { ...account, password };
}

/** An account with the right of the team, of its own for one test. */
export function createAdmin(
  name: string,
  change: object = {},
): Promise<Account & { password: string }> {
  return createPlayer(name, {
    customAttributes: JSON.stringify({ admin: true }),
    ...change,
  });
}

/** Opens one's own page, signed in, and waits for the settings from the server. */
export async function openUserPage(
  page: Page,
  account: { email: string; password: string },
): Promise<void> {
  await keepSessionOf(page, account);
  await page.goto('/user');
  await page.getByRole('heading', { name: 'Mes données', exact: true }).waitFor();
}

/** One setting of the page, by its title. */
export function setting(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}
