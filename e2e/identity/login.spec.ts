import type { Page } from '@playwright/test';
import { readDocument, writeDocument } from '../backend.ts';
import {
  changeAccount,
  createAccount,
  findAccount,
  freshEmail,
  keepSession,
  lastTextMessage,
  sentEmails,
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

async function expectNothingCut(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels beyond the width of the screen').toBeLessThanOrEqual(0);
}

test.describe('the page itself', () => {
  test('reads to a screen reader as its roles and names', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "Se connecter" [level=1]
        - form "Se connecter":
          - text: Adresse e-mail
          - textbox "Adresse e-mail"
          - text: Mot de passe
          - textbox "Mot de passe"
          - button "Afficher le mot de passe": Afficher
          - button "Se connecter"
          - link "Mot de passe oublié"
        - paragraph: ou
        - button "Continuer avec Google"
        - link "Recevoir un lien par e-mail"
        - complementary "Pas encore de compte ?":
          - heading "Pas encore de compte ?" [level=2]
          - paragraph
          - link "Créer un compte"
          - paragraph:
            - link "Choisir une quête"
    `);
    await page.getByRole('link', { name: 'Créer un compte' }).click();
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "Créer un compte" [level=1]
        - form "Créer un compte":
          - text: Pseudonyme
          - paragraph: /n’y mettez pas votre nom de famille/
          - textbox "Pseudonyme"
          - text: Adresse e-mail
          - textbox "Adresse e-mail"
          - text: Mot de passe
          - textbox "Mot de passe"
          - button "Afficher le mot de passe": Afficher
          - list:
            - listitem: 6 caractères au minimum (à remplir)
          - group "Votre âge":
            - radio "J’ai 15 ans ou plus"
            - radio /J’ai moins de 15 ans.*un parent ou tuteur accepte avec moi/
          - paragraph:
            - link /Ce que nous faisons de vos données/
          - button "Créer mon compte"
    `);
    await page.goto('/login?vue=lien');
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "Recevoir un lien par e-mail" [level=1]
        - form "Recevoir un lien par e-mail":
          - text: Adresse e-mail
          - textbox "Adresse e-mail"
          - button "Envoyer le lien"
        - complementary "Une autre façon d’entrer":
          - heading "Une autre façon d’entrer" [level=2]
          - list:
            - listitem:
              - link "Avec un mot de passe ou Google"
            - listitem:
              - link "Créer un compte avec un mot de passe"
    `);
  });

  test('is silent to axe on each view and with its errors, light and dark', async ({
    page,
  }) => {
    const expectSilent = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectAxeSilent(page);
      }
    };
    const driver = new SignInDriver(page);
    await driver.open();
    await driver.submit.click();
    await expect(driver.email).toBeFocused();
    await expectSilent();
    await driver.signIn('personne@exemple.fr', 'pas le bon');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectSilent();
    await page.getByRole('link', { name: 'Créer un compte' }).click();
    await driver.expectTitle('Créer un compte');
    await driver.createAccount();
    await expect(page.getByLabel('Pseudonyme')).toBeFocused();
    await expectSilent();
    await page.goto('/login?vue=lien');
    await driver.expectTitle('Recevoir un lien par e-mail');
    await expectSilent();
  });

  test('keeps everything in reach with text at 200 % on a small phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of ['/login', '/login?vue=compte', '/login?vue=lien']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Not a style element: the content policy would refuse it.
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expectNothingCut(page);
      // Its errors, which are said beside the fields, make it longer and no wider.
      await page.getByRole('main').locator('[type=submit]').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectNothingCut(page);
    }
  });
});

test.describe('e-mail and password', () => {
  test('signs in with the keyboard alone, and returns to the page that asked', async ({
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

  test('is sent once, by the page and never by the browser, when it is pressed before the page is awake', async ({
    page,
  }) => {
    const { email } = await newAccount('tot');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.fallback();
    });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    const driver = new SignInDriver(page);
    await page.goto('/login', { waitUntil: 'domcontentloaded' });
    await driver.signIn(email, password);
    await expect(driver.password).toHaveValue(password);
    release();
    await driver.expectAt('/user');
    expect(sent.filter((path) => path.endsWith(':signInWithPassword'))).toHaveLength(1);
    expect(sent).not.toContain('/login');
  });

  test('keeps what was refused, a password of 5,000 characters or of emoji too, says why, and takes an address with spaces around it and capitals', async ({
    page,
  }) => {
    const disabled = await newAccount('desactive');
    await changeAccount(disabled.uid, { disableUser: true });
    const { email } = await newAccount('majuscules');
    const driver = new SignInDriver(page);
    await driver.open();
    for (const wrong of ['a'.repeat(5_000), '🙂🗝️ ']) {
      await driver.signIn('personne@exemple.fr', wrong);
      await expect(page.getByRole('alert')).toContainText(
        'L’adresse e-mail ou le mot de passe est incorrect.',
      );
      await expect(driver.password).toHaveValue(wrong);
    }
    await driver.signIn(disabled.email, password);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Ce compte a été désactivé.');
    await expect(alert.getByRole('link', { name: 'Nous écrire' })).toBeVisible();
    await driver.signIn(`  ${email.toUpperCase()} `, password);
    await driver.expectAt('/user');
  });

  test('asks the server once for two presses, and going back meanwhile breaks nothing', async ({
    page,
  }) => {
    const { email } = await newAccount('retour');
    let askedCount = 0;
    await page.route('**/accounts:signInWithPassword**', () => {
      askedCount += 1;
    });
    const driver = new SignInDriver(page);
    await page.goto('/les_quetes');
    await page.getByRole('link', { name: 'Se connecter' }).click();
    await driver.email.fill(email);
    await driver.password.fill(password);
    await driver.submit.dblclick();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Connexion en cours…')).toBeAttached();
    await expect.poll(() => askedCount).toBe(1);
    await page.goBack();
    await driver.expectTitle('Les quêtes');
    expect(askedCount).toBe(1);
    await page.unroute('**/accounts:signInWithPassword**');
    await page.goForward();
    await driver.signIn(email, password);
    await driver.expectAt('/user');
  });

  test('without network it is said before and after the press, and nothing is lost', async ({
    page,
  }) => {
    const { email } = await newAccount('reseau');
    const driver = new SignInDriver(page);
    await driver.open();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await expect(page.getByText('Pas de réseau pour le moment')).toBeVisible();
    await driver.signIn(email, password);
    await expect(page.getByRole('alert')).toContainText('Le service ne répond pas.');
    await expectAxeSilent(page);
    await expect(driver.password).toHaveValue(password);
    await page.context().setOffline(false);
    await expect(page.getByText('Pas de réseau pour le moment')).toBeHidden();
    await driver.submit.click();
    await driver.expectAt('/user');
  });

  test('a browser that blocks its storage signs in all the same, and is told for how long', async ({
    page,
  }) => {
    const { email } = await newAccount('stockage');
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
      Object.defineProperty(window, 'sessionStorage', { get: refuse });
      IDBFactory.prototype.open = refuse;
    });
    const driver = new SignInDriver(page);
    await driver.open();
    await expect(page.getByText('Votre navigateur bloque le stockage')).toBeVisible();
    await expectAxeSilent(page);
    await driver.signIn(email, password);
    await driver.expectAt('/user');
  });
});

test.describe('a new account', () => {
  test('follows the policy of the server as one types, asks the age, and returns to the page that asked', async ({
    page,
  }) => {
    const email = freshEmail('nouveau');
    // The emulator has no policy of its own: this is one that a commune would choose.
    await page.route('**/v2/passwordPolicy**', (route) =>
      route.fulfill({
        json: {
          customStrengthOptions: {
            minPasswordLength: 12,
            containsNumericCharacter: true,
          },
          allowedNonAlphanumericCharacters: ['!', '?'],
          enforcementState: 'ENFORCE',
          schemaVersion: 1,
        },
      }),
    );
    const driver = new SignInDriver(page);
    await driver.open('/login?vue=compte&redirect=%2Fles_quetes');
    const rules = page.getByRole('list').filter({ hasText: 'caractères au minimum' });
    await expect(rules).toContainText('12 caractères au minimum');
    await driver.fillAccount('Lou des Bois', email, 'cinq5');
    await expect(rules).toContainText('Un chiffre (0 à 9) (rempli)');
    await driver.createAccount();
    await expect(driver.password).toHaveAccessibleDescription(
      /Ce mot de passe est trop court\s: 12 caractères au minimum\./,
    );
    await expect(driver.password).toBeFocused();
    await driver.password.fill('Marcher loin 12 km');
    await expect(rules).not.toContainText('à remplir');
    await driver.createAccount();
    await expect(page.getByRole('group', { name: 'Votre âge' })).toContainText(
      'Choisissez la phrase qui vous correspond.',
    );
    await page.getByRole('radio', { name: /moins de 15 ans/ }).check();
    await driver.createAccount();
    await driver.expectTitle('Votre compte est créé');
    await expectAxeSilent(page);
    expect(await sentEmails(email, 'VERIFY_EMAIL')).toHaveLength(1);
    expect(await findAccount(email)).toMatchObject({ displayName: 'Lou des Bois' });
    await page.getByRole('button', { name: 'Continuer' }).click();
    await driver.expectAt('/les_quetes');
  });

  test('an address that has an account already leads to the ways into it, nothing lost', async ({
    page,
  }) => {
    const { email } = await newAccount('deja');
    const driver = new SignInDriver(page);
    await driver.open('/login?vue=compte');
    await driver.fillAccount('Lou', email, password);
    await page.getByRole('radio', { name: 'J’ai 15 ans ou plus' }).check();
    await driver.createAccount();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Un compte utilise déjà cette adresse e-mail.');
    await alert.getByRole('link', { name: 'Se connecter' }).click();
    await driver.expectTitle('Se connecter');
    await expect(driver.email).toHaveValue(email);
  });

  test('an anonymous player who makes an account keeps the same uid', async ({
    page,
  }) => {
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
});

test.describe('an anonymous player who signs in to an account', () => {
  async function playAnonymously(page: Page): Promise<string> {
    const player = await createAccount(null);
    const path = `parties/${player.uid.slice(0, 20).padEnd(24, '0')}`;
    await writeDocument(path, {
      uid: { stringValue: player.uid },
      queteId: { stringValue: 'une-quete' },
      version: { integerValue: '1' },
      etapeIndex: { integerValue: '0' },
      points: { integerValue: '0' },
      reussiteCount: { integerValue: '0' },
      derniere: { stringValue: '' },
      startedAt: { timestampValue: new Date().toISOString() },
      finishedAt: { nullValue: null },
      expireAt: { timestampValue: new Date(Date.now() + 86_400_000).toISOString() },
      operationId: { stringValue: 'commencee' },
    });
    await keepSession(page, player, true);
    return path;
  }

  test('is offered to bring the parties along', async ({ page }) => {
    const account = await newAccount('avec-parties');
    const path = await playAnonymously(page);
    const driver = new SignInDriver(page);
    await driver.open('/login?redirect=%2Fles_quetes');
    await driver.signIn(account.email, password);
    await driver.expectTitle('Vos parties vous suivent');
    await expect(page.getByText(/^1\spartie a été jouée/)).toBeVisible();
    await expectAxeSilent(page);
    await page.getByRole('button', { name: 'Les ajouter à mon compte' }).click();
    await driver.expectAt('/les_quetes');
    expect((await readDocument(path))?.data['uid']).toBe(account.uid);
  });

  test('may leave them where they are', async ({ page }) => {
    const account = await newAccount('sans-parties');
    const path = await playAnonymously(page);
    const driver = new SignInDriver(page);
    await driver.open();
    await driver.signIn(account.email, password);
    await page.getByRole('button', { name: 'Non, continuer sans elles' }).click();
    await driver.expectAt('/user');
    expect((await readDocument(path))?.data['uid']).not.toBe(account.uid);
  });
});

test.describe('the second factor', () => {
  test('by text message: a wrong code is said beside its field, the right one opens the session', async ({
    page,
  }) => {
    const { email, uid } = await newAccount('sms');
    const phoneInfo = `+336${String(Date.now()).slice(-8)}`;
    await changeAccount(uid, {
      emailVerified: true,
      mfa: {
        enrollments: [
          { mfaEnrollmentId: 'sms-1', phoneInfo, displayName: 'Mon téléphone' },
        ],
      },
    });
    const driver = new SignInDriver(page);
    await driver.open('/login?redirect=%2Fles_quetes');
    await driver.signIn(email, password);
    await driver.expectTitle('Vérification en deux étapes');
    await page.getByRole('button', { name: 'Envoyer le code par SMS' }).click();
    const code = page.getByLabel('Code à 6 chiffres');
    await code.fill('12 34');
    await page.getByRole('button', { name: 'Valider' }).click();
    await expect(code).toHaveAccessibleDescription(/Un code a 6 chiffres\./);
    await expectAxeSilent(page);
    await code.fill('000000');
    await page.getByRole('button', { name: 'Valider' }).click();
    await expect(code).toHaveAccessibleDescription(/Ce code est incorrect\./);
    const sent = await lastTextMessage(phoneInfo);
    await code.fill(`${sent.slice(0, 3)} ${sent.slice(3)}`);
    await page.getByRole('button', { name: 'Valider' }).click();
    await driver.expectAt('/les_quetes');
  });

  test('by an application: the six digits end the sign-in', async ({ page }) => {
    const { email } = await newAccount('totp');
    const tokens = await signIn(email, password);
    // The emulator knows no TOTP: these two answers are those of the server.
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
});

test('a code of the second factor that came too late says so beside its field, and what was typed stays', async ({
  page,
}) => {
  const { email, uid } = await newAccount('tard');
  const phoneInfo = `+337${String(Date.now()).slice(-8)}`;
  await changeAccount(uid, {
    emailVerified: true,
    mfa: {
      enrollments: [{ mfaEnrollmentId: 'sms-1', phoneInfo, displayName: 'Le mien' }],
    },
  });
  const driver = new SignInDriver(page);
  await driver.open();
  await driver.signIn(email, password);
  await driver.expectTitle('Vérification en deux étapes');
  await page.getByRole('button', { name: 'Envoyer le code par SMS' }).click();
  // The emulator lets no code expire: this is the answer of the server.
  await page.route('**/accounts/mfaSignIn:finalize**', (route) =>
    route.fulfill({
      status: 400,
      json: { error: { code: 400, message: 'SESSION_EXPIRED' } },
    }),
  );
  const code = page.getByLabel('Code à 6 chiffres');
  await code.fill('123 456');
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect(code).toHaveAccessibleDescription(/Ce code a expiré\./);
  await expect(code).toHaveValue('123 456');
});

test.describe('Google in a window', () => {
  test('makes an account once its two questions are answered', async ({ page }) => {
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

  test('an account that nobody wants leaves nothing behind', async ({ page }) => {
    await answerGoogleScript(page);
    const email = freshEmail('refus');
    const driver = new SignInDriver(page);
    await driver.open();
    await chooseGoogleAccount(await openGoogleWindow(page), email);
    await driver.expectTitle('Encore deux questions');
    await page.getByRole('button', { name: 'Ne pas créer de compte' }).click();
    await driver.expectTitle('Se connecter');
    expect(await findAccount(email)).toBeNull();
  });

  test('a window that is closed is no alert, and can be opened again', async ({
    page,
  }) => {
    await answerGoogleScript(page);
    const driver = new SignInDriver(page);
    await driver.open();
    const window = await openGoogleWindow(page);
    await expect(page.getByText('Continuez dans la fenêtre de Google.')).toBeVisible();
    await window.close();
    // The SDK notices 8 to 10 seconds later.
    await expect(page.getByText('La fenêtre de connexion a été fermée')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await (await openGoogleWindow(page)).close();
  });

  test('a window that is blocked has a way on', async ({ page }) => {
    await answerGoogleScript(page);
    await page.addInitScript(() => {
      window.open = () => null;
    });
    const driver = new SignInDriver(page);
    await driver.open();
    await page.getByRole('button', { name: 'Continuer avec Google' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Votre navigateur a bloqué la fenêtre de connexion.',
    );
    await expectAxeSilent(page);
    await page.getByRole('link', { name: 'Recevoir un lien par e-mail' }).click();
    await driver.expectTitle('Recevoir un lien par e-mail');
  });

  test('an address that has an account made otherwise is opened in its own way, then linked', async ({
    page,
  }) => {
    await answerGoogleScript(page);
    const { email } = await newAccount('autrement');
    // The emulator trusts Google and links by itself; the server asks where the address is not Google's.
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
    await chooseGoogleAccount(
      await openGoogleWindow(page),
      freshEmail('google-autrement'),
    );
    await driver.expectTitle('Vous avez déjà un compte');
    await expect(driver.email).toHaveValue(email);
    await expectAxeSilent(page);
    await driver.password.fill(password);
    await page.getByRole('button', { name: 'Se connecter et relier Google' }).click();
    await driver.expectAt('/user');
    const providers = (await findAccount(email))?.providerUserInfo ?? [];
    expect(providers.map(({ providerId }) => providerId)).toContain('google.com');
  });

  test('an anonymous player whose Google account exists already is signed in to it', async ({
    page,
  }) => {
    await answerGoogleScript(page);
    const email = freshEmail('existe');
    const driver = new SignInDriver(page);
    await driver.open();
    await chooseGoogleAccount(await openGoogleWindow(page), email);
    await page.getByLabel('Pseudonyme').fill('Lou');
    await page.getByRole('radio', { name: 'J’ai 15 ans ou plus' }).check();
    await driver.createAccount();
    await driver.expectAt('/user');
    const uid = (await findAccount(email))?.localId;
    await page.getByRole('button', { name: 'Se déconnecter' }).first().click();
    await page.waitForURL('**/');
    await keepSession(page, await createAccount(null), true);
    await driver.open('/login?redirect=%2Fles_quetes');
    await (await openGoogleWindow(page)).getByText(email).click();
    await driver.expectAt('/les_quetes');
    expect((await findAccount(email))?.localId).toBe(uid);
  });
});
