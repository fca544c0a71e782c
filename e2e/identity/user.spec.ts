import { readFile } from 'node:fs/promises';
import {
  askForFreshLogin,
  createPlayer,
  openUserPage,
  password,
  setting,
} from '../drivers/account-driver.ts';
import {
  actionPath,
  changeAccount,
  findAccount,
  freshEmail,
  sentEmails,
  signIn,
} from '../drivers/auth-emulator.ts';
import {
  answerGoogleScript,
  chooseGoogleAccount,
  openGoogleWindow,
} from '../drivers/google-window.ts';
import { storedFile } from '../drivers/storage-emulator.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

const picture = 'tools/seed/images/colmar/maison-pfister.webp';
const cors = { 'Access-Control-Allow-Origin': '*' };

test.describe('one’s own page', () => {
  test('has every part, and axe finds nothing in any of its forms', async ({ page }) => {
    await openUserPage(page, await createPlayer('parties'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marcheuse');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Mon carnet',
      'Mes quêtes préférées',
      'Mes parcours',
      'Mes messages',
      'Mon profil',
      'Connexion et sécurité',
      'Mes données',
    ]);
    await expectAxeSilent(page);
    const titles = [
      'Pseudonyme',
      'Image',
      'Adresse e-mail',
      'Mot de passe',
      'Vérification en deux étapes',
      'Supprimer mon compte',
    ];
    for (const title of titles) {
      await setting(page, title).getByRole('button', { expanded: false }).click();
    }
    await expectAxeSilent(page);
  });

  test('a pseudonyme is changed by the keyboard alone, and stays', async ({ page }) => {
    const account = await createPlayer('clavier');
    await openUserPage(page, account);
    await page.getByRole('button', { name: 'Modifier Pseudonyme' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('a@b');
    await page.keyboard.press('Enter');
    const field = page.getByLabel('Votre pseudonyme');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(
      /Des lettres de l’alphabet latin, des chiffres/,
    );
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type("  Zoé   d'Aix ");
    await page.keyboard.press('Enter');
    await expect(page.getByText('Vous êtes maintenant « Zoé d’Aix ».')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Modifier Pseudonyme' })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoé d’Aix');
    expect(await findAccount(account.email)).toMatchObject({ displayName: 'Zoé d’Aix' });
  });

  test('what was typed outlives a reload and a session that is closed in the middle', async ({
    page,
  }) => {
    const account = await createPlayer('brouillon');
    await openUserPage(page, account);
    await page.getByRole('button', { name: 'Modifier Pseudonyme' }).click();
    await page.getByLabel('Votre pseudonyme').fill('Pas encore gardé');
    await page.reload();
    await expect(page.getByLabel('Votre pseudonyme')).toHaveValue('Pas encore gardé');
    await changeAccount(account.uid, { disableUser: true });
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await page.waitForURL(/\/login\?.*raison=user-disabled/);
    await changeAccount(account.uid, { disableUser: false });
    await openUserPage(page, account);
    await expect(page.getByLabel('Votre pseudonyme')).toHaveValue('Pas encore gardé');
  });

  test('a picture is framed, put as a small WebP, and taken away', async ({ page }) => {
    const account = await createPlayer('image');
    await openUserPage(page, account);
    await page.getByRole('button', { name: 'Changer Image' }).click();
    const input = page.getByLabel('Choisir une image');
    await input.setInputFiles({
      name: 'photo.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('ceci n’est pas une image'),
    });
    await expect(input).toHaveAccessibleDescription(/n’est pas une image/);
    await input.setInputFiles(picture);
    await page.getByLabel('Agrandir').press('ArrowRight');
    await page.getByLabel('De gauche à droite').press('End');
    await expectAxeSilent(page);
    await page.getByRole('button', { name: 'Garder cette image' }).click();
    await expect(page.getByText('Votre image est changée.')).toBeVisible();
    const file = await storedFile(`avatars/${account.uid}`);
    expect(file).toMatchObject({ contentType: 'image/webp' });
    expect(Number(file?.size)).toBeLessThan(40_000);
    const image = page.locator('main img').first();
    await expect(image).toHaveJSProperty('naturalWidth', 256);

    await page.getByRole('button', { name: 'Changer Image' }).click();
    await page.getByRole('button', { name: 'Retirer l’image' }).click();
    await expect(page.getByText('Votre image est retirée.')).toBeVisible();
    await expect(page.locator('main img')).toHaveCount(0);
    expect(await storedFile(`avatars/${account.uid}`)).toBeNull();
  });

  test('an address changes once the new one is proven', async ({ page }) => {
    const account = await createPlayer('adresse');
    const next = freshEmail('nouvelle');
    await openUserPage(page, account);
    await page.getByRole('button', { name: 'Modifier Adresse e-mail' }).click();
    const field = page.getByLabel('Nouvelle adresse e-mail');
    for (const [typed, said] of [
      ['', 'Saisissez votre adresse e-mail.'],
      ['pas une adresse', 'Cette adresse e-mail semble incorrecte'],
      [` ${account.email.toUpperCase()} `, 'C’est déjà l’adresse de votre compte.'],
    ] as const) {
      await field.fill(typed);
      await field.press('Enter');
      await expect(field).toHaveAccessibleDescription(new RegExp(said));
      await expect(field).toHaveValue(typed.trim());
    }
    await field.fill(next);
    await page.getByRole('button', { name: 'Envoyer le lien' }).click();
    await expect(page.getByText(`Un lien vient d’être envoyé à ${next}.`)).toBeVisible();
    expect(await findAccount(account.email)).not.toBeNull();
    // The emulator files it under the address that the account still has.
    const [mail] = await sentEmails(account.email, 'VERIFY_AND_CHANGE_EMAIL');
    expect(mail?.oobCode).toMatch(/\S/);
    await page.goto(actionPath('verifyAndChangeEmail', mail?.oobCode ?? ''));
    await page.getByRole('button', { name: 'Utiliser la nouvelle adresse' }).click();
    await expect.poll(() => findAccount(next)).toMatchObject({ emailVerified: true });
    expect(await findAccount(account.email)).toBeNull();
  });

  test('an address that is not proven asks for its link', async ({ page }) => {
    const account = await createPlayer('preuve', { emailVerified: false });
    await openUserPage(page, account);
    await page.getByRole('button', { name: 'Envoyer le lien' }).click();
    await expect(
      page.getByText(`Un lien vient d’être envoyé à ${account.email}.`),
    ).toBeVisible();
    expect(await sentEmails(account.email, 'VERIFY_EMAIL')).toHaveLength(1);
    await page.getByRole('button', { name: /Activer/ }).click();
    await expect(page.getByText('Confirmez d’abord votre adresse e-mail.')).toBeVisible();
  });

  test('a password is changed after a fresh sign-in, not when that proof is given up, and other devices are signed out', async ({
    page,
    openDevice,
  }) => {
    const account = await createPlayer('mot-de-passe');
    const elsewhere = await (await openDevice()).newPage();
    await openUserPage(elsewhere, account);
    await openUserPage(page, account);
    await expect(
      page.getByText('Changer le mot de passe déconnecte vos autres appareils.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Changer Mot de passe' }).click();
    const field = page.getByLabel('Nouveau mot de passe', { exact: true });
    await field.fill('court');
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('court');

    await field.fill('Un autre chemin 2027');
    await askForFreshLogin(page, 'update');
    await field.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(field).toHaveValue('Un autre chemin 2027');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect((await signIn(account.email, password)).uid).toBe(account.uid);

    await askForFreshLogin(page, 'update');
    await page.getByRole('button', { name: 'Enregistrer ce mot de passe' }).click();
    const dialog = page.getByRole('dialog', { name: 'C’est bien vous' });
    await dialog.getByLabel('Votre mot de passe', { exact: true }).fill('pas le bon');
    await dialog.getByRole('button', { name: 'Continuer', exact: true }).click();
    await expect(dialog.getByText('Ce mot de passe est incorrect.')).toBeVisible();
    await expectAxeSilent(page);
    await dialog.getByLabel('Votre mot de passe', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Continuer', exact: true }).click();
    await expect(page.getByText('Votre mot de passe est changé.')).toBeVisible();
    expect((await signIn(account.email, 'Un autre chemin 2027')).uid).toBe(account.uid);
    await elsewhere.reload();
    await elsewhere.waitForURL('**/login?*');
  });

  test('Google is linked in its window and taken away again, and the last way in never', async ({
    page,
  }) => {
    const providersOf = async (email: string) => {
      const { providerUserInfo = [] } = (await findAccount(email)) ?? {};
      return providerUserInfo.map(({ providerId }) => providerId);
    };
    await answerGoogleScript(page);
    const account = await createPlayer('relier');
    await openUserPage(page, account);
    await chooseGoogleAccount(
      await openGoogleWindow(page, 'Relier Google'),
      freshEmail('google-relie'),
    );
    await expect(
      page.getByText('Google ouvre maintenant votre compte, lui aussi.'),
    ).toBeVisible();
    expect(await providersOf(account.email)).toContain('google.com');
    const ways = setting(page, 'Façons de se connecter');
    await ways.getByRole('button', { name: 'Retirer Google' }).click();
    await expect(ways.getByText('Google n’ouvre plus votre compte.')).toBeVisible();
    await expect(ways.getByRole('button', { name: /^Retirer/ })).toHaveCount(0);
    await expect(
      ways.getByText('C’est la seule façon d’ouvrir votre compte'),
    ).toBeVisible();
    expect(await providersOf(account.email)).toEqual(['password']);
  });

  test('an application that makes codes is added, and taken away', async ({ page }) => {
    // The emulator knows second factors by SMS only: these answers stand for Google's.
    const account = await createPlayer('totp');
    let isEnrolled = false;
    const tokens = async () => {
      const { idToken, refreshToken } = await signIn(account.email, password);
      return { idToken, refreshToken };
    };
    await page.route('**/accounts/mfaEnrollment:start?**', (route) =>
      route.fulfill({
        headers: cors,
        json: {
          totpSessionInfo: {
            sharedSecretKey: 'JBSWY3DPEHPK3PXP',
            verificationCodeLength: 6,
            hashingAlgorithm: 'SHA1',
            periodSec: 30,
            sessionInfo: 'session',
            finalizeEnrollmentTime: new Date(Date.now() + 300_000).toISOString(),
          },
        },
      }),
    );
    await page.route('**/accounts/mfaEnrollment:finalize?**', async (route) => {
      const { totpVerificationInfo } = route.request().postDataJSON() as {
        totpVerificationInfo: { verificationCode: string };
      };
      if (totpVerificationInfo.verificationCode !== '123456') {
        const error = { code: 400, message: 'INVALID_CODE' };
        return route.fulfill({ status: 400, headers: cors, json: { error } });
      }
      isEnrolled = true;
      return route.fulfill({ headers: cors, json: await tokens() });
    });
    await page.route('**/accounts/mfaEnrollment:withdraw?**', async (route) => {
      isEnrolled = false;
      return route.fulfill({ headers: cors, json: await tokens() });
    });
    await page.route('**/accounts:lookup?**', async (route) => {
      const response = await route.fetch();
      const { users = [] } = (await response.json()) as { users?: object[] };
      const mfaInfo = isEnrolled
        ? [{ mfaEnrollmentId: 'f1', enrolledAt: '2026-05-12T08:00:00Z', totpInfo: {} }]
        : [];
      const json = { users: users.map((user) => ({ ...user, mfaInfo })) };
      return route.fulfill({ response, json });
    });

    await openUserPage(page, account);
    const row = setting(page, 'Vérification en deux étapes');
    await row.getByRole('button', { name: /^Activer/ }).click();
    await row.getByRole('button', { name: 'Commencer' }).click();
    await expect(row.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expect(row.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await expectAxeSilent(page);
    const code = row.getByLabel(/code à 6 chiffres/);
    await code.fill('12');
    await code.press('Enter');
    await expect(code).toHaveAccessibleDescription(/Un code a 6 chiffres/);
    await code.fill('654321');
    await code.press('Enter');
    await expect(code).toHaveAccessibleDescription(/Ce code est incorrect/);
    await code.fill('123 456');
    await code.press('Enter');
    await expect(
      row.getByText('La vérification en deux étapes est activée.'),
    ).toBeVisible();
    await expect(row.getByText(/depuis le 12\s+mai\s+2026/)).toBeVisible();

    await row.getByRole('button', { name: /^Gérer/ }).click();
    await row.getByRole('button', { name: /^Retirer/ }).click();
    await expect(row.getByText('Le code n’est plus demandé.')).toBeVisible();
    await expect(row.getByRole('button', { name: /^Activer/ })).toBeVisible();
  });

  test('another tab follows: what changes here shows there, and signing out closes both', async ({
    page,
    context,
  }) => {
    await openUserPage(page, await createPlayer('onglets'));
    const other = await context.newPage();
    await other.goto('/user');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Marcheuse');
    await page.getByRole('button', { name: 'Modifier Pseudonyme' }).click();
    await page.getByLabel('Votre pseudonyme').fill('Vue d’à côté');
    await page.keyboard.press('Enter');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Vue d’à côté');
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await other.waitForURL('**/login?redirect=%2Fuser&raison=*');
  });

  test('without network a change is refused in French, and what was typed stays', async ({
    page,
    context,
  }) => {
    await openUserPage(page, await createPlayer('hors-ligne'));
    await page.getByRole('button', { name: 'Modifier Pseudonyme' }).click();
    await page.getByLabel('Votre pseudonyme').fill('Sans réseau');
    await context.setOffline(true);
    await expect(page.getByText('Vous êtes hors connexion.')).toBeVisible();
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(/connexion à Internet|réseau/);
    await expect(page.getByLabel('Votre pseudonyme')).toHaveValue('Sans réseau');
    await expectAxeSilent(page);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sans réseau');
  });

  test('a copy of one’s data holds the whole identity record, and never the token', async ({
    page,
  }) => {
    const account = await createPlayer('donnees');
    await openUserPage(page, account);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Télécharger' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(
      /^quetes-et-codes-mes-donnees-\d{4}-\d{2}-\d{2}\.json$/,
    );
    const text = await readFile(await file.path(), 'utf8');
    const data = JSON.parse(text) as { identite: Record<string, unknown> };
    expect(Object.keys(data.identite)).toEqual(
      expect.arrayContaining([
        'uid',
        'email',
        'emailVerified',
        'displayName',
        'photoURL',
        'phoneNumber',
        'tenantId',
        'isAnonymous',
        'providerData',
        'creationTime',
        'lastSignInTime',
      ]),
    );
    expect(data.identite['uid']).toBe(account.uid);
    expect(data.identite['token']).toMatchObject({
      expirationTime: expect.any(String),
      signInProvider: 'password',
    });
    // Neither a token nor a refresh token: both begin so, or are the very text.
    expect(text).not.toMatch(/eyJ[A-Za-z0-9_-]{10,}\./);
    expect(text).not.toContain('refreshToken');
  });
});
