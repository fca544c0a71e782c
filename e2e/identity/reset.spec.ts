import {
  actionPath,
  createAccount,
  findAccount,
  freshEmail,
  keepSession,
  sendEmail,
  sentEmails,
  signIn,
  updateOwnEmail,
} from '../drivers/auth-emulator.ts';
import { whenAwake } from '../drivers/open-awake.ts';
import { SignInDriver } from '../drivers/sign-in-driver.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

const password = 'un mot de passe';

async function newAccount(name: string) {
  return createAccount({ email: freshEmail(name), password });
}

test.describe('/forgot-password', () => {
  test('answers the same whether an account exists or not', async ({ page }) => {
    const { email } = await newAccount('oubli');
    const driver = new SignInDriver(page);
    const answers: string[] = [];
    for (const address of [email, freshEmail('personne')]) {
      await driver.open('/forgot-password');
      await expectAxeSilent(page);
      await driver.email.fill(address);
      await page.getByRole('button', { name: 'Envoyer le lien' }).click();
      await driver.expectTitle('Consultez votre messagerie');
      // Its words alone: the drawing beside them may come later.
      const words = page.getByRole('main').locator('h1, h2, p');
      answers.push((await words.allInnerTexts()).join('\n').replaceAll(address, '…'));
    }
    expect(answers[0]).toContain('Si un compte existe pour …');
    expect(answers[1]).toBe(answers[0]);
    expect(await sentEmails(email, 'PASSWORD_RESET')).toHaveLength(1);
  });

  test('is given the address that was typed on /login', async ({ page }) => {
    const driver = new SignInDriver(page);
    await driver.open();
    await whenAwake(page);
    await driver.email.fill('lou@exemple.fr');
    await page.getByRole('link', { name: 'Mot de passe oublié' }).click();
    await expect(page).toHaveURL(/forgot-password$/);
    await expect(driver.email).toHaveValue('lou@exemple.fr');
  });
});

test.describe('/reset-password', () => {
  test('lets one choose a new password, which opens the session afterwards', async ({
    page,
  }) => {
    const { email } = await newAccount('nouveau');
    const { oobCode } = await sendEmail({ requestType: 'PASSWORD_RESET', email });
    const driver = new SignInDriver(page);
    await page.goto(actionPath('resetPassword', oobCode));
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
    // The link is no longer in the address, and a reload tells the same.
    expect(page.url()).not.toContain('oobCode');
    await page.reload();
    await driver.expectTitle('Votre mot de passe est changé');
    await page.getByRole('link', { name: 'Se connecter' }).last().click();
    await expect(driver.email).toHaveValue(email);
    await driver.password.fill(' 🗝️ tout neuf ');
    await driver.submit.click();
    await driver.expectAt('/user');
  });

  test('a link that was used, cut or has expired says so, and leads to a new one', async ({
    page,
  }) => {
    const driver = new SignInDriver(page);
    await page.goto(actionPath('resetPassword', 'deja-servi'));
    await driver.expectTitle('Il faut un nouveau lien');
    await expectAxeSilent(page);
    await page.getByRole('link', { name: 'Demander un nouveau lien' }).click();
    await driver.expectTitle('Mot de passe oublié');
    await page.goto('/reset-password?mode=resetPassword');
    await driver.expectTitle('Ce lien est incomplet');
    await expectAxeSilent(page);
    // The emulator's codes never expire: this is the server's answer.
    await page.route('**/accounts:resetPassword**', (route) =>
      route.fulfill({
        status: 400,
        json: { error: { code: 400, message: 'EXPIRED_OOB_CODE' } },
      }),
    );
    await page.goto(actionPath('verifyEmail', 'vieux'));
    await expect(
      page.getByText('Ce lien a expiré. Demandez-en un nouveau.'),
    ).toBeVisible();
  });

  test('proves an address when its button is pressed, not when the link is opened', async ({
    page,
  }) => {
    const account = await newAccount('verifier');
    const { idToken, email } = account;
    const { oobCode } = await sendEmail({ requestType: 'VERIFY_EMAIL', idToken, email });
    const driver = new SignInDriver(page);
    await keepSession(page, account, false);
    const continueUrl = new URL('/les_quetes', page.url()).href;
    await page.goto(actionPath('verifyEmail', oobCode, continueUrl));
    await driver.expectTitle('Confirmer votre adresse');
    await expectAxeSilent(page);
    expect((await findAccount(email))?.emailVerified).not.toBe(true);
    await page.getByRole('button', { name: 'Confirmer cette adresse' }).click();
    await driver.expectTitle('Adresse confirmée');
    expect((await findAccount(email))?.emailVerified).toBe(true);
    await page.goto(actionPath('verifyEmail', oobCode));
    await driver.expectTitle('Votre adresse est confirmée');
  });

  test('changes an address, and gives the old one back to who did not ask', async ({
    page,
  }) => {
    const { idToken, email } = await newAccount('ancienne');
    const newEmail = freshEmail('nouvelle');
    const driver = new SignInDriver(page);
    const changing = await sendEmail({
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      idToken,
      email,
      newEmail,
    });
    await page.goto(actionPath('verifyAndChangeEmail', changing.oobCode));
    await driver.expectTitle('Changer d’adresse e-mail');
    await expect(page.getByText(newEmail)).toBeVisible();
    await expectAxeSilent(page);
    await page.getByRole('button', { name: 'Utiliser la nouvelle adresse' }).click();
    await driver.expectTitle('Votre adresse est changée');
    expect(await findAccount(newEmail)).not.toBeNull();

    const thief = freshEmail('voleur');
    const { idToken: token } = await signIn(newEmail, password);
    await updateOwnEmail(token, thief);
    const [recovery] = await sentEmails(newEmail, 'RECOVER_EMAIL');
    await page.goto(actionPath('recoverEmail', recovery?.oobCode ?? ''));
    await driver.expectTitle('Rétablir votre adresse');
    await expectAxeSilent(page);
    await page.getByRole('button', { name: 'Rétablir mon adresse' }).click();
    await driver.expectTitle('Votre adresse est rétablie');
    expect(await findAccount(newEmail)).not.toBeNull();
    await page.getByRole('link', { name: 'Choisir un nouveau mot de passe' }).click();
    await expect(driver.email).toHaveValue(newEmail);
  });

  test('takes a second factor away from who did not add it', async ({ page }) => {
    // The emulator has no such e-mail: these are the server's answers.
    await page.route('**/accounts:resetPassword**', (route) =>
      route.fulfill({
        json: {
          requestType: 'REVERT_SECOND_FACTOR_ADDITION',
          email: 'lou@exemple.fr',
          mfaInfo: {
            mfaEnrollmentId: 'a',
            enrolledAt: '2026-11-01T08:00:00Z',
            phoneInfo: '+33612345678',
          },
        },
      }),
    );
    const applied: unknown[] = [];
    await page.route('**/accounts:update**', (route) => {
      applied.push(route.request().postDataJSON());
      return route.fulfill({ json: { localId: 'a', email: 'lou@exemple.fr' } });
    });
    await page.goto(actionPath('revertSecondFactorAddition', 'le-code'));
    const driver = new SignInDriver(page);
    await driver.expectTitle('Retirer une vérification');
    await expectAxeSilent(page);
    await page.getByRole('button', { name: 'Retirer cette vérification' }).click();
    await driver.expectTitle('La vérification est retirée');
    expect(applied).toMatchObject([{ oobCode: 'le-code' }]);
  });

  test('a link that cannot be read for want of network is read at the second try', async ({
    page,
  }) => {
    const { idToken, email } = await newAccount('panne');
    const { oobCode } = await sendEmail({
      requestType: 'VERIFY_EMAIL',
      idToken,
      email,
    });
    const driver = new SignInDriver(page);
    let isDown = true;
    await page.route('**/accounts:resetPassword**', (route) =>
      isDown ? route.abort() : route.fallback(),
    );
    await page.goto(actionPath('verifyEmail', oobCode));
    await driver.expectTitle('Ce lien n’a pas pu être lu');
    isDown = false;
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await driver.expectTitle('Confirmer votre adresse');
  });
});
