import type { Page } from '@playwright/test';
import { createAccount, freshEmail, sentEmails } from '../drivers/auth-emulator.ts';
import { SignInDriver } from '../drivers/sign-in-driver.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

/** Requests a link on the page, and returns the address in the e-mail. */
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

test('on the requesting device, the link opens the session at once and returns to the page', async ({
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
