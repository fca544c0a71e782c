import {
  createAccount,
  findAccount,
  freshEmail,
  keepSession,
  signIn,
} from '../drivers/auth-emulator.ts';
import {
  answerGoogleScript,
  chooseGoogleAccount,
  openGoogleWindow,
} from '../drivers/google-window.ts';
import { SignInDriver } from '../drivers/sign-in-driver.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

const password = 'Marcher loin, 12 km';

async function newAccount(name: string) {
  return createAccount({ email: freshEmail(name), password });
}

test('a password signs in with the keyboard alone, and returns to the page that asked', async ({
  page,
}) => {
  const { email } = await newAccount('clavier');
  const driver = new SignInDriver(page);
  await driver.open('/login?redirect=%2Fles_quetes%2F22%3Fvue%3Dliste');
  await driver.email.focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await driver.expectAt('/les_quetes/22?vue=liste');
});

test('an anonymous player who makes an account keeps the same uid', async ({ page }) => {
  const anonymous = await createAccount(null);
  const email = freshEmail('anonyme');
  await keepSession(page, anonymous, true);
  const driver = new SignInDriver(page);
  await driver.open('/login?vue=compte');
  await driver.fillAccount('Lou', email, password);
  await page.getByRole('radio', { name: 'J’ai 15 ans ou plus' }).check();
  await driver.createAccount();
  await driver.expectTitle('Votre compte est créé');
  expect((await findAccount(email))?.localId).toBe(anonymous.uid);
});

test('a second factor by an application: the six digits end the sign-in', async ({
  page,
}) => {
  const { email } = await newAccount('totp');
  const tokens = await signIn(email, password);
  // The emulator has no TOTP: these two answers are those of the server.
  await page.route('**/accounts:signInWithPassword**', (route) =>
    route.fulfill({
      json: {
        localId: tokens.uid,
        email,
        mfaPendingCredential: 'en-attente',
        mfaInfo: [
          {
            mfaEnrollmentId: 'totp-1',
            displayName: 'Téléphone de Lou',
            enrolledAt: '2026-11-01T08:00:00Z',
            totpInfo: {},
          },
        ],
      },
    }),
  );
  const asked: unknown[] = [];
  await page.route('**/accounts/mfaSignIn:finalize**', (route) => {
    asked.push(route.request().postDataJSON());
    const { idToken, refreshToken } = tokens;
    return route.fulfill({ json: { idToken, refreshToken } });
  });
  const driver = new SignInDriver(page);
  await driver.open();
  await driver.signIn(email, password);
  await driver.expectTitle('Vérification en deux étapes');
  await expectAxeSilent(page);
  const code = page.getByLabel('Code à 6 chiffres');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.fill('123 456');
  await page.getByRole('button', { name: 'Valider' }).click();
  await driver.expectAt('/user');
  expect(asked).toMatchObject([
    {
      mfaPendingCredential: 'en-attente',
      mfaEnrollmentId: 'totp-1',
      totpVerificationInfo: { verificationCode: '123456' },
    },
  ]);
});

test('Google in its window makes an account once its two questions are answered', async ({
  page,
}) => {
  await answerGoogleScript(page);
  const email = freshEmail('google');
  const driver = new SignInDriver(page);
  await driver.open('/login?redirect=%2Fles_quetes');
  await chooseGoogleAccount(await openGoogleWindow(page), email);
  await driver.expectTitle('Encore deux questions');
  await expectAxeSilent(page);
  await page.getByLabel('Pseudonyme').fill('Lou');
  await page.getByRole('radio', { name: 'J’ai 15 ans ou plus' }).check();
  await driver.createAccount();
  await driver.expectAt('/les_quetes');
  expect(await findAccount(email)).toMatchObject({ displayName: 'Lou' });
});

test('an address that has an account made otherwise is opened in its own way, then linked', async ({
  page,
}) => {
  await answerGoogleScript(page);
  const { email } = await newAccount('autrement');
  // The emulator trusts Google and links by itself; the server asks if the address is not Google's.
  let isFirst = true;
  await page.route('**/accounts:signInWithIdp**', async (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    const { requestUri } = route.request().postDataJSON() as { requestUri: string };
    const oauthIdToken = new URL(requestUri).searchParams.get('id_token');
    return route.fulfill({
      json: { needConfirmation: true, email, oauthIdToken, providerId: 'google.com' },
    });
  });
  const driver = new SignInDriver(page);
  await driver.open();
  await chooseGoogleAccount(await openGoogleWindow(page), freshEmail('google-autrement'));
  await driver.expectTitle('Vous avez déjà un compte');
  await expect(driver.email).toHaveValue(email);
  await expectAxeSilent(page);
  await driver.password.fill(password);
  await page.getByRole('button', { name: 'Se connecter et relier Google' }).click();
  await driver.expectAt('/user');
  const providers = (await findAccount(email))?.providerUserInfo ?? [];
  expect(providers.map(({ providerId }) => providerId)).toContain('google.com');
});
