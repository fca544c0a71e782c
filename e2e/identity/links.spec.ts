import type { Page } from '@playwright/test';
import {
  createAccount,
  findAccount,
  freshEmail,
  sentEmails,
} from '../drivers/auth-emulator.ts';
import { SignInDriver } from '../drivers/sign-in-driver.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

/** Asks for a link on the page, and gives the address that the e-mail holds. */
async function askForLink(page: Page, email: string, redirect = ''): Promise<string> {
  const driver = new SignInDriver(page);
  await driver.open(`/login?vue=lien&redirect=${encodeURIComponent(redirect)}`);
  await driver.email.fill(email);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await driver.expectTitle('Consultez votre messagerie');
  const [sent] = await sentEmails(email, 'EMAIL_SIGNIN');
  return sent?.oobLink ?? '';
}

async function existingAccount(name: string): Promise<string> {
  const email = freshEmail(name);
  await createAccount({ email, password: 'un mot de passe' });
  return email;
}

test('on the device that asked, the link opens the session at once and returns to the page', async ({
  page,
}) => {
  const email = await existingAccount('lien');
  const link = await askForLink(page, email, '/les_quetes/22?vue=liste');
  await expectAxeSilent(page);
  await page.goto(link);
  await new SignInDriver(page).expectAt('/les_quetes/22?vue=liste');
});

test('on another device, the link asks for the address, and refuses a wrong one', async ({
  page,
  openDevice,
}) => {
  const email = await existingAccount('autre-appareil');
  const link = await askForLink(page, email, '/les_quetes');
  const elsewhere = await openDevice({ locale: 'fr-FR' });
  const phone = await elsewhere.newPage();
  const driver = new SignInDriver(phone);
  await phone.goto(link);
  await driver.expectTitle('Confirmez votre adresse e-mail');
  await expectAxeSilent(phone);
  await driver.submit.click();
  await expect(driver.email).toBeFocused();
  await expect(driver.email).toHaveAccessibleDescription(/Saisissez votre adresse/);
  await driver.email.fill('quelquun@exemple.fr');
  await driver.submit.click();
  await expect(driver.email).toHaveAccessibleDescription(/semble incorrecte/);
  await driver.email.fill(` ${email.toUpperCase()}`);
  await driver.submit.click();
  await driver.expectAt('/les_quetes');
});

test('a link that was used says so, and leads to a new one', async ({ page }) => {
  const email = await existingAccount('deja-servi');
  const link = await askForLink(page, email);
  await page.goto(link);
  const driver = new SignInDriver(page);
  await driver.expectAt('/user');
  // `/user` is a document of its own: it has come once its content has.
  await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  await page.context().clearCookies();
  await page.goto(link);
  await driver.expectTitle('Confirmez votre adresse e-mail');
  await driver.email.fill(email);
  await driver.submit.click();
  await driver.expectTitle('Il faut un nouveau lien');
  await expect(page.getByText('il a déjà servi')).toBeVisible();
  await expectAxeSilent(page);
});

test('a link for an address without account makes one, once its questions are answered', async ({
  page,
}) => {
  const email = freshEmail('sans-compte');
  await page.goto(await askForLink(page, email, '/les_quetes'));
  const driver = new SignInDriver(page);
  await driver.expectTitle('Encore deux questions');
  await page.getByLabel('Pseudonyme').fill('Lou');
  await page.getByRole('radio', { name: 'J’ai 15 ans ou plus' }).check();
  await driver.createAccount();
  await driver.expectAt('/les_quetes');
  expect(await findAccount(email)).toMatchObject({
    displayName: 'Lou',
    emailVerified: true,
  });
});

test('the link can be sent again, and another address given', async ({ page }) => {
  const email = freshEmail('encore');
  await askForLink(page, email);
  await page.getByRole('button', { name: 'Renvoyer l’e-mail' }).click();
  await expect(page.getByText('E-mail renvoyé.')).toBeVisible();
  expect(await sentEmails(email, 'EMAIL_SIGNIN')).toHaveLength(2);
  await page.getByRole('button', { name: 'Changer d’adresse' }).click();
  await expect(new SignInDriver(page).email).toHaveValue(email);
});
