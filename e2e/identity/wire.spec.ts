import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'vite';
import {
  profiles,
  repositoryFolder,
  serverVariables,
} from '../../tools/lib/environment.ts';
import {
  actionPath,
  createAccount,
  freshEmail,
  sendEmail,
  sentEmails,
} from '../drivers/auth-emulator.ts';
import {
  answerGoogleScript,
  chooseGoogleAccount,
  openGoogleWindow,
} from '../drivers/google-window.ts';
import { SignInDriver } from '../drivers/sign-in-driver.ts';
import { expect, test } from '../fixtures.ts';
import type { WirePage } from './wire-page.ts';

const password = 'Marcher loin, 12 km';
const emulator = `http://${serverVariables(profiles.test)['FIREBASE_AUTH_EMULATOR_HOST'] ?? ''}`;

/** Every call of section 7 of the specification, and its back end here. */
const answeredBy = {
  'GET /v2/recaptchaConfig': 'a stub: tools/local-firebase/firebase-tools-preload.mjs',
  'GET /v2/passwordPolicy': 'a stub: tools/local-firebase/firebase-tools-preload.mjs',
  'POST /v1/accounts:lookup': 'the Auth emulator',
  'POST /v1/accounts:delete': 'the Auth emulator',
  'POST /v2/accounts:revokeToken':
    'a stub: tools/local-firebase/firebase-tools-preload.mjs',
  'POST /v1/token': 'the Auth emulator',
  'POST /v1/accounts:resetPassword': 'the Auth emulator',
  'POST /v1/accounts:signUp': 'the Auth emulator',
  'POST /v1/accounts:signInWithPassword': 'the Auth emulator',
  'POST /v1/accounts:sendOobCode': 'the Auth emulator',
  'POST /v1/accounts:signInWithEmailLink': 'the Auth emulator',
  'POST /v1/accounts:signInWithIdp': 'the Auth emulator',
  'GET /v1/projects': 'a stub: this test',
} as const;

type SeenCall = { name: string; key: string | null; type: string; body: string };

/** Hears every call to the identity service, of every page and window of the context. */
function listen(context: BrowserContext): SeenCall[] {
  const seen: SeenCall[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    const [, call] =
      /(?:identitytoolkit|securetoken)\.googleapis\.com(\/v\d\/[\w:]+)$/.exec(
        url.hostname + url.pathname,
      ) ?? [];
    if (call === undefined || request.method() === 'OPTIONS') return;
    seen.push({
      name: `${request.method()} ${call}`,
      key: url.searchParams.get('key'),
      type: request.headers()['content-type'] ?? '',
      body: request.postData() ?? '',
    });
  });
  return seen;
}

async function createAnAccount(page: Page, email: string): Promise<void> {
  const driver = new SignInDriver(page);
  await driver.open('/login?vue=compte');
  await driver.fillAccount('Lou', email, password);
  await page.getByRole('radio', { name: 'J’ai 15 ans ou plus' }).check();
  await driver.createAccount();
  await expect.poll(() => sentEmails(email, 'VERIFY_EMAIL')).toHaveLength(1);
}

async function signOut(page: Page): Promise<void> {
  // Signing in may still be loading that very page: going there again would abort one of the two.
  if (new URL(page.url()).pathname !== '/user') await page.goto('/user');
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

async function signInAndRenew(page: Page, email: string): Promise<void> {
  await page.clock.install();
  const driver = new SignInDriver(page);
  await driver.open('/login?redirect=%2Fuser');
  await driver.signIn(email, password);
  await driver.expectAt('/user');
  await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  const renewed = page.waitForRequest('**/v1/token**');
  await page.clock.fastForward('56:00');
  await renewed;
}

async function signInByLink(page: Page): Promise<void> {
  const email = freshEmail('fil-lien');
  await createAccount({ email, password });
  const driver = new SignInDriver(page);
  await driver.open('/login?vue=lien&redirect=%2Fuser');
  await driver.email.fill(email);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await driver.expectTitle('Consultez votre messagerie');
  const [sent] = await sentEmails(email, 'EMAIL_SIGNIN');
  await page.goto(sent?.oobLink ?? '');
  await driver.expectAt('/user');
}

async function comeByGoogleAndRefuse(page: Page): Promise<void> {
  await answerGoogleScript(page);
  const driver = new SignInDriver(page);
  await driver.open();
  await chooseGoogleAccount(await openGoogleWindow(page), freshEmail('fil-google'));
  await driver.expectTitle('Encore deux questions');
  await page.getByRole('button', { name: 'Ne pas créer de compte' }).click();
  await driver.expectTitle('Se connecter');
}

async function chooseNewPassword(page: Page, email: string): Promise<void> {
  const { oobCode } = await sendEmail({ requestType: 'PASSWORD_RESET', email });
  await page.goto(actionPath('resetPassword', oobCode));
  await expect(page.getByText(email)).toBeVisible();
}

/** The page of the calls that the site makes only elsewhere, bundled from the same SDK. */
async function bundleWirePage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: repositoryFolder,
    build: {
      write: false,
      minify: false,
      lib: {
        entry: path.join(repositoryFolder, 'e2e/identity/wire-page.ts'),
        formats: ['iife'],
        name: 'wirePage',
      },
    },
  });
  const results = Array.isArray(built) ? built : [built];
  const [chunk] = results.flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error('Nothing was built.');
  return chunk.code;
}

async function makeRareCalls(page: Page): Promise<void> {
  await page.route('https://identitytoolkit.googleapis.com/v1/projects**', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { authorizedDomains: [] },
    }),
  );
  // Before the page’s own scripts, outside the content policy; on the page that allows Google’s script.
  await page.addInitScript({
    content: `${await bundleWirePage()};wirePage.install(${JSON.stringify(emulator)})`,
  });
  await page.goto('/login');
  await page.evaluate(async () => {
    const { wire } = window as unknown as { wire: WirePage };
    await wire.readRecaptchaConfig();
    await wire.revokeToken();
    await wire.checkDomain();
  });
}

test('every call of the specification to the identity service is seen, with the key and no other secret in its address', async ({
  page,
  context,
}) => {
  const seen = listen(context);
  const email = freshEmail('fil');
  await test.step('an account is made', () => createAnAccount(page, email));
  await signOut(page);
  await test.step('its password opens it', () => signInAndRenew(page, email));
  await signOut(page);
  const other = await context.newPage();
  await test.step('a link opens another', () => signInByLink(other));
  await signOut(other);
  await test.step('Google makes an unwanted account', () => comeByGoogleAndRefuse(other));
  await test.step('a new password is requested', () => chooseNewPassword(other, email));
  await test.step('the calls that the site makes only elsewhere', () =>
    makeRareCalls(other));

  const names = new Set(seen.map(({ name }) => name));
  for (const [name, who] of Object.entries(answeredBy)) {
    test.info().annotations.push({ type: name, description: `answered by ${who}` });
  }
  expect(Object.keys(answeredBy).filter((name) => !names.has(name))).toEqual([]);
  expect(new Set(seen.map(({ key }) => key))).toEqual(new Set(['demo-key']));
  const renewal = seen.find(({ name }) => name === 'POST /v1/token');
  expect(renewal?.type).toContain('application/x-www-form-urlencoded');
  expect(renewal?.body).toMatch(/grant_type=refresh_token/);
  const lookup = seen.find(({ name }) => name === 'POST /v1/accounts:lookup');
  expect(Object.keys(JSON.parse(lookup?.body ?? '{}') as object)).toEqual(['idToken']);
});
