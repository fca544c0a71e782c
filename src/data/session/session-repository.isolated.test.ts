import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tabNews } from '@/device/tabs.ts';
import { deleteApps } from '@/testing/auth-sdk.ts';
import {
  createIdToken,
  stubIdentityServer,
  tokenAnswer,
  type FakeIdentityServer,
} from '@/testing/fake-identity-server.ts';
import { waitFor } from '@/testing/wait-for.ts';
import type { Services } from '../firebase/services.ts';
import type { Session } from './session.ts';

vi.mock(
  'firebase/auth',
  async () => (await import('@/testing/browser-auth.ts')).browserAuth,
);

const missing = () => [{ missing: 'revocations/u1' }];
const batchGet = 'projects/test/databases/(default)/documents:batchGet';

let server: FakeIdentityServer;
let services: Services;

beforeEach(async () => {
  vi.resetModules();
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'key');
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'test');
  services = (await import('../firebase/services.ts')).createServices();
  server = stubIdentityServer();
  server.answer(batchGet, missing);
  server.answer('accounts:lookup', () => ({
    users: [{ localId: 'u1', email: 'mairie@exemple.fr', displayName: 'Mairie' }],
  }));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  await (await services.auth()).signOut();
  await deleteApps();
});

function answerWithClaims(claims: object): void {
  server.answer('accounts:signInWithPassword', () => ({
    idToken: createIdToken(claims),
    refreshToken: 'refresh',
    expiresIn: '3600',
    localId: 'u1',
  }));
}

/** A fresh page that watches its session; `heard` collects the sessions. */
async function openPage(options?: { hadAccount?: boolean }) {
  const session = await import('./session-repository.ts');
  const repository = session.sessionRepository(services);
  const ensurePlayerUid = () => session.ensurePlayerUid(services);
  const { signInRepository } = await import('./sign-in-repository.ts');
  const { byPassword: signInByPassword } = signInRepository(services);
  const auth = await services.auth();
  const heard: Session[] = [];
  const stop = await repository.watch((session) => heard.push(session), options);
  await waitFor(() => expect(heard).toHaveLength(1));
  return {
    repository,
    ensurePlayerUid,
    signInByPassword,
    auth,
    heard,
    stop,
  };
}

/** The same, signed in: the last session heard is the account's. */
async function openSignedIn(claims: object = {}) {
  answerWithClaims(claims);
  const page = await openPage();
  await page.signInByPassword('mairie@exemple.fr', 'mot de passe');
  await waitFor(() => expect(page.heard.at(-1)?.statut).toBe('compte'));
  return page;
}

const otherTab = tabNews<string>('quetes-et-codes-session');

describe('the person signed in', () => {
  test('is absent on a fresh device, without any call', async () => {
    const { heard, stop } = await openPage();
    expect(heard).toEqual([{ statut: 'absente' }]);
    expect(server.calls).toEqual([]);
    stop();
  });

  test('has its name and rights', async () => {
    const { heard, stop } = await openSignedIn({ admin: true });
    expect(heard.at(-1)).toEqual({
      statut: 'compte',
      uid: 'u1',
      email: 'mairie@exemple.fr',
      nom: 'Mairie',
      admin: true,
    });
    stop();
  });

  test('goes by the e-mail when the name is blank, and a claim « true » in words is no right', async () => {
    server.answer('accounts:lookup', () => ({
      users: [{ localId: 'u1', email: 'mairie@exemple.fr', displayName: ' ' }],
    }));
    const { heard, stop } = await openSignedIn({ admin: 'true' });
    expect(heard.at(-1)).toMatchObject({ nom: 'mairie@exemple.fr', admin: false });
    stop();
  });

  test('costs no read of revocations without a claim', async () => {
    const { stop } = await openSignedIn();
    expect(server.timesOf(batchGet)).toEqual([]);
    stop();
  });

  test('keeps the rights of the last token when the network has gone', async () => {
    const { auth, heard, stop } = await openSignedIn({ admin: true });
    server.answer('token', () => 'no network');
    server.answer(batchGet, () => 'no network');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3 * 3_600_000);
    // A return to the page asks again.
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(heard.length).toBeGreaterThan(2));
    expect(heard.at(-1)).toMatchObject({ statut: 'compte', admin: true });
    expect(auth.currentUser).not.toBeNull();
    stop();
  });

  test('is not told after the watching has stopped', async () => {
    const { repository, heard, stop } = await openSignedIn();
    stop();
    const count = heard.length;
    await repository.signOut();
    expect(heard).toHaveLength(count);
  });
});

describe('a session that another tab closes', () => {
  test('is closed here too, and says so', async () => {
    const { heard, stop } = await openSignedIn();
    otherTab.tell('u1');
    await waitFor(() =>
      expect(heard.at(-1)).toEqual({ statut: 'absente', raison: 'user-signed-out' }),
    );
    stop();
  });

  test('is left alone when it belongs to another account', async () => {
    const { auth, stop } = await openSignedIn();
    const closing = vi.spyOn(auth, 'signOut');
    otherTab.tell('u2');
    otherTab.tell('u1');
    await waitFor(() => expect(auth.currentUser).toBeNull());
    expect(closing).toHaveBeenCalledTimes(1);
    stop();
  });

  test('sends a message to the other tabs when it is closed on purpose', async () => {
    const told: string[] = [];
    const stopHearing = otherTab.hear((uid) => told.push(uid));
    const { repository, stop } = await openSignedIn();
    await repository.signOut();
    await waitFor(() => expect(told).toEqual(['u1']));
    stopHearing();
    stop();
  });
});

describe('a withdrawn right', () => {
  test('is seen at once, whatever the token still claims', async () => {
    server.answer(batchGet, () => ({ error: 'PERMISSION_DENIED', status: 403 }));
    const { heard, stop } = await openSignedIn({ admin: true });
    expect(heard.at(-1)).toMatchObject({ statut: 'compte', admin: false });
    stop();
  });

  test('is seen when one comes back to the page', async () => {
    const { heard, stop } = await openSignedIn({ admin: true });
    server.answer(batchGet, () => [{ found: { name: 'revocations/u1' } }]);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(heard.at(-1)).toMatchObject({ admin: false }));
    stop();
  });

  test('is not asked about at each glance', async () => {
    const { stop } = await openSignedIn({ admin: true });
    const asked = server.timesOf(batchGet).length;
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    expect(server.timesOf(batchGet)).toHaveLength(asked);
    stop();
  });
});

describe('the end of a session', () => {
  test('on purpose has no reason', async () => {
    const { repository, heard, stop } = await openSignedIn();
    await repository.signOut();
    await waitFor(() => expect(heard.at(-1)).toEqual({ statut: 'absente' }));
    stop();
  });

  test.each([
    ['USER_DISABLED', 'user-disabled'],
    ['TOKEN_EXPIRED', 'user-token-expired'],
  ])('by %s, found when the page wakes up, says so', async (error, raison) => {
    const { heard, stop } = await openSignedIn();
    server.answer('token', () => ({ error }));
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3 * 3_600_000);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(heard.at(-1)).toEqual({ statut: 'absente', raison }));
    stop();
  });

  test('found by another part of the application says so as well', async () => {
    const { auth, heard, stop } = await openSignedIn();
    const { toDataError } = await import('@/lib/errors/firebase-error.ts');
    server.answer('accounts:lookup', () => ({ error: 'USER_DISABLED' }));
    await auth.currentUser?.reload().catch((error: unknown) => {
      expect(toDataError(error).name).toBe('AccessDeniedError');
    });
    await waitFor(() =>
      expect(heard.at(-1)).toEqual({ statut: 'absente', raison: 'user-disabled' }),
    );
    stop();
  });

  test('before the page was opened is reported on a device that had an account', async () => {
    const { heard, stop } = await openPage({ hadAccount: true });
    expect(heard).toEqual([{ statut: 'absente', raison: 'user-signed-out' }]);
    stop();
  });

  test('is not restored by late rights', async () => {
    answerWithClaims({ admin: true });
    const page = await openPage();
    server.answer(batchGet, () => 'no answer');
    const signIn = page.signInByPassword('mairie@exemple.fr', 'x');
    await waitFor(() => expect(server.timesOf(batchGet).length).toBeGreaterThan(0));
    await page.repository.signOut();
    await waitFor(() => expect(page.heard.at(-1)).toEqual({ statut: 'absente' }));
    await signIn;
    expect(page.heard.at(-1)).toEqual({ statut: 'absente' });
    page.stop();
  });
});

describe("a player's session", () => {
  test('is one anonymous session, however many ask for it', async () => {
    const { ensurePlayerUid, stop } = await openPage();
    const uids = await Promise.all([ensurePlayerUid(), ensurePlayerUid()]);
    expect(uids).toEqual(['u1', 'u1']);
    expect(server.timesOf('accounts:signUp')).toHaveLength(1);
    stop();
  });

  test('is the session that is there', async () => {
    const { ensurePlayerUid, stop } = await openSignedIn();
    expect(await ensurePlayerUid()).toBe('u1');
    expect(server.timesOf('accounts:signUp')).toEqual([]);
    stop();
  });

  test.each(['TOO_MANY_ATTEMPTS_TRY_LATER', 'QUOTA_EXCEEDED', 'no network'])(
    'that is refused by %s is tried again later',
    async (error) => {
      const { ensurePlayerUid, stop } = await openPage();
      server.answer('accounts:signUp', () =>
        error === 'no network' ? error : { error },
      );
      await expect(ensurePlayerUid()).rejects.toMatchObject({
        name: 'OfflineError',
      });
      const { refresh_token: refreshToken, id_token: idToken } = tokenAnswer();
      server.answer('accounts:signUp', () => ({
        ...{ idToken, refreshToken, expiresIn: '3600', localId: 'u2' },
      }));
      server.answer('accounts:lookup', () => ({ users: [{ localId: 'u2' }] }));
      expect(await ensurePlayerUid()).toBe('u2');
      stop();
    },
  );

  test('that the project does not allow says so', async () => {
    const { ensurePlayerUid, stop } = await openPage();
    server.answer('accounts:signUp', () => ({ error: 'ADMIN_ONLY_OPERATION' }));
    await expect(ensurePlayerUid()).rejects.toMatchObject({
      name: 'UnexpectedError',
    });
    stop();
  });

  test('does not wait for a storage that never answers', async () => {
    const { ensurePlayerUid, auth, stop } = await openPage();
    vi.spyOn(auth, 'authStateReady').mockReturnValue(new Promise(() => undefined));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const failed = expect(ensurePlayerUid()).rejects.toMatchObject({
      name: 'OfflineError',
    });
    await vi.advanceTimersByTimeAsync(4_000);
    await failed;
    stop();
  });
});

describe('a page that opens again', () => {
  /** The next page of the same browser: another Auth, over the same stores. */
  async function openAgain() {
    await deleteApps();
    vi.resetModules();
    services = (await import('../firebase/services.ts')).createServices();
    return openPage({ hadAccount: true });
  }

  test('without the identity service keeps its session', async () => {
    const first = await openSignedIn();
    first.stop();
    for (const path of ['token', 'accounts:lookup', batchGet]) {
      server.answer(path, () => 'no network');
    }
    const { heard, stop } = await openAgain();
    expect(heard.at(-1)).toMatchObject({ statut: 'compte', uid: 'u1' });
    stop();
  });

  test('in plain storage, where the other store never answers, has the session that was opened there', async () => {
    const { plainSession } = await import('@/lib/firebase/plain-session.ts');
    plainSession.keep('1');
    // IndexedDB as Safari leaves it with several tabs: it opens, and never answers.
    vi.spyOn(indexedDB, 'open').mockImplementation(
      () => new EventTarget() as IDBOpenDBRequest,
    );
    const first = await openSignedIn();
    first.stop();
    const { heard, stop } = await openAgain();
    expect(heard.at(-1)).toMatchObject({ statut: 'compte', uid: 'u1' });
    stop();
    sessionStorage.clear();
  });
});

test('a browser that blocks its storage signs in, for this page alone', async () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(indexedDB, 'open').mockImplementation(refuse);
  const { heard, stop } = await openSignedIn();
  expect(heard.at(-1)).toMatchObject({ statut: 'compte', uid: 'u1' });
  stop();
});

test('the password reaches the server as it was typed', async () => {
  const { signInByPassword, stop } = await openPage();
  const bodies: unknown[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    bodies.push(init.body);
    return fetch(input, init);
  });
  await signInByPassword('mairie@exemple.fr', '  mot de passe ');
  expect(bodies[0]).toContain('"  mot de passe "');
  stop();
});
