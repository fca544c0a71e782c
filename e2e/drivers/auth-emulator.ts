import type { Page } from '@playwright/test';
import { profiles, serverVariables } from '../../tools/lib/environment.ts';

const profile = profiles.test;
const host = serverVariables(profile)['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
const identity = `http://${host}/identitytoolkit.googleapis.com/v1`;
const emulator = `http://${host}/emulator/v1/projects/${profile.projectId}`;
/** The key that the built site bears. */
const apiKey = 'demo-key';

export type Account = {
  uid: string;
  email: string;
  idToken: string;
  refreshToken: string;
};
export type EmailKind = 'EMAIL_SIGNIN' | 'PASSWORD_RESET' | 'VERIFY_EMAIL';
export type SentEmail = {
  email: string;
  requestType: EmailKind;
  oobCode: string;
  oobLink: string;
};

async function call<T>(url: string, body?: object, asOwner = false): Promise<T> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(asOwner && { Authorization: 'Bearer owner' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url} answered ${await response.text()}`);
  return (await response.json()) as T;
}

type Tokens = { localId: string; email?: string; idToken: string; refreshToken: string };

function accountOf({ localId, email = '', idToken, refreshToken }: Tokens): Account {
  return { uid: localId, email, idToken, refreshToken };
}

let count = 0;

/** An address that no other test uses. */
export function freshEmail(name: string): string {
  count += 1;
  return `${name}-${Date.now().toString(36)}-${process.pid}-${count}@exemple.fr`;
}

/** Makes an account by e-mail and password; without them, an anonymous one. */
export async function createAccount(
  credentials: { email: string; password: string } | null,
): Promise<Account> {
  const body = { ...credentials, returnSecureToken: true };
  return accountOf(await call<Tokens>(`${identity}/accounts:signUp?key=${apiKey}`, body));
}

/** Signs in past the site, for the tokens of a test's fake answer. */
export async function signIn(email: string, password: string): Promise<Account> {
  const url = `${identity}/accounts:signInWithPassword?key=${apiKey}`;
  return accountOf(await call<Tokens>(url, { email, password, returnSecureToken: true }));
}

/** Changes an account past the site: `disableUser`, `mfa`, `emailVerified`… */
export async function changeAccount(uid: string, change: object): Promise<void> {
  const url = `${identity}/projects/${profile.projectId}/accounts:update`;
  await call(url, { localId: uid, ...change }, true);
}

type UserRecord = {
  localId: string;
  email?: string;
  emailVerified?: boolean;
  displayName?: string;
  providerUserInfo?: { providerId: string }[];
};

/** The stored account of an address; null if there is none. */
export async function findAccount(email: string): Promise<UserRecord | null> {
  const url = `${identity}/projects/${profile.projectId}/accounts:lookup`;
  const { users = [] } = await call<{ users?: UserRecord[] }>(
    url,
    { email: [email] },
    true,
  );
  return users[0] ?? null;
}

/** The e-mails that the emulator would have sent to an address, oldest first. */
export async function sentEmails(email: string, kind: EmailKind): Promise<SentEmail[]> {
  const { oobCodes } = await call<{ oobCodes: SentEmail[] }>(`${emulator}/oobCodes`);
  return oobCodes.filter((one) => one.email === email && one.requestType === kind);
}

/** Requests an e-mail past the site, and returns the one the emulator would have sent. */
export async function sendEmail(request: {
  requestType: EmailKind;
  email: string;
}): Promise<SentEmail> {
  await call(`${identity}/accounts:sendOobCode?key=${apiKey}`, request);
  const sent = (await sentEmails(request.email, request.requestType)).at(-1);
  if (sent === undefined) throw new Error(`No e-mail was sent to ${request.email}.`);
  return sent;
}

/** The address of this site that the link of an e-mail leads to, as the action page is configured in production. */
export function actionPath(mode: string, oobCode: string): string {
  const parameters = new URLSearchParams({ mode, oobCode, apiKey, lang: 'fr' });
  return `/reset-password?${parameters.toString()}`;
}

/** Puts the session of an account on the device, as an earlier visit would have; the page is still empty. */
export async function keepSessionOf(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await keepSession(page, await signIn(email, password), false);
}

/** Puts a session on the device before the site opens, as the SDK would have left it. */
export async function keepSession(page: Page, account: Account, isAnonymous: boolean) {
  const user = {
    uid: account.uid,
    email: account.email === '' ? undefined : account.email,
    emailVerified: false,
    isAnonymous,
    providerData: [],
    stsTokenManager: {
      refreshToken: account.refreshToken,
      accessToken: account.idToken,
      expirationTime: Date.now() + 3_600_000,
    },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey,
    appName: '[DEFAULT]',
  };
  // Any address of the site works: this one has nothing to wake.
  await page.goto('/robots.txt', { waitUntil: 'commit' });
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [`firebase:authUser:${apiKey}:[DEFAULT]`, JSON.stringify(user)],
  );
}
