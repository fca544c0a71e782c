import {
  actionPath,
  createAccount,
  freshEmail,
  sentEmails,
} from '../drivers/auth-emulator.ts';
import { SignInDriver } from '../drivers/sign-in-driver.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

test('a forgotten password is replaced by the link of an e-mail, and the new one opens the session', async ({
  page,
}) => {
  const email = freshEmail('nouveau');
  await createAccount({ email, password: 'un mot de passe' });
  const driver = new SignInDriver(page);
  await driver.open('/forgot-password');
  await driver.email.fill(email);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await driver.expectTitle('Consultez votre messagerie');
  const [sent] = await sentEmails(email, 'PASSWORD_RESET');
  await page.goto(actionPath('resetPassword', sent?.oobCode ?? ''));
  await driver.expectTitle('Choisir un nouveau mot de passe');
  await expect(page.getByText(email)).toBeVisible();
  const field = page.getByLabel('Nouveau mot de passe', { exact: true });
  await field.fill('cinq5');
  await page.getByRole('button', { name: 'Enregistrer ce mot de passe' }).click();
  await expect(field).toHaveAccessibleDescription(/Ce mot de passe est trop court/);
  await expectAxeSilent(page);
  await field.fill(' 🗝️ tout neuf ');
  await page.getByRole('button', { name: 'Enregistrer ce mot de passe' }).click();
  await driver.expectTitle('Votre mot de passe est changé');
  // The link is no longer in the address, and a reload shows the same.
  expect(page.url()).not.toContain('oobCode');
  await page.reload();
  await driver.expectTitle('Votre mot de passe est changé');
  await page.getByRole('link', { name: 'Se connecter' }).last().click();
  await expect(driver.email).toHaveValue(email);
  await driver.password.fill(' 🗝️ tout neuf ');
  await driver.submit.click();
  await driver.expectAt('/user');
});
