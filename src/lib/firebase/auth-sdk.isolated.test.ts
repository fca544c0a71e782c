// Requirements of the specification for the session that the SDK fulfils: proven on the installed SDK.
import { deleteApp } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  signInWithPopup,
} from 'firebase/auth';
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { createAuth, deleteApps, signInMairie, stopClock } from '@/testing/auth-sdk.ts';
import {
  stubIdentityServer,
  type FakeIdentityServer,
} from '@/testing/fake-identity-server.ts';
import { waitFor } from '@/testing/wait-for.ts';

vi.mock(
  'firebase/auth',
  async () => (await import('@/testing/browser-auth.ts')).browserAuth,
);

const second = 1_000;

let auth: ReturnType<typeof createAuth>;
let server: FakeIdentityServer;

beforeEach(async () => {
  stopClock();
  server = stubIdentityServer();
  auth = createAuth({ authDomain: 'test.firebaseapp.com' });
  await auth.authStateReady();
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await deleteApps();
});

/** Signs in against a server that never answers: the result, and its time. */
async function waitForAnswer(userAgent: string, isOnline: boolean) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  server.answer('accounts:signInWithPassword', () => 'no answer');
  const startedAt = Date.now();
  const ended = signInMairie(auth).then(
    () => ({ code: 'none', seconds: 0 }),
    (error: unknown) => ({
      code: (error as { code: string }).code,
      seconds: (Date.now() - startedAt) / second,
    }),
  );
  await vi.advanceTimersByTimeAsync(120 * second);
  return ended;
}

const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36';
const phone = 'Mozilla/5.0 (Linux; Android 16) Chrome/140.0.0.0 Mobile Safari/537.36';

describe('a server that never answers', () => {
  test.each([
    ['on a desktop, after 30 s', desktop, true, 30],
    // The 60 s of the specification are those of the SDK's mobile shells.
    ['in the browser of a phone, after 30 s', phone, true, 30],
    ['without network, after 5 s', desktop, false, 5],
    ['on a phone without network, after 5 s', phone, false, 5],
  ])('is given up %s', async (_when, userAgent, isOnline, seconds) => {
    expect(await waitForAnswer(userAgent, isOnline)).toEqual({
      code: 'auth/network-request-failed',
      seconds,
    });
  });
});

/** Google's script, as far as the SDK needs it to open a window: a frame that answers, and hears nothing. */
function stubGapi(): void {
  const frame = {
    restyle: () => undefined,
    ping: (answer: () => void) => {
      answer();
      return Promise.resolve();
    },
    register: () => undefined,
    send: () => undefined,
  };
  const context = {
    open: (_options: unknown, ready: (opened: typeof frame) => void) => ready(frame),
  };
  const iframes = {
    Iframe: () => undefined,
    CROSS_ORIGIN_IFRAMES_FILTER: {},
    getContext: () => context,
  };
  vi.stubGlobal('gapi', { iframes });
}

test('the window of a service is 500 × 600, in the middle of the screen, after the domain was checked', async () => {
  stubGapi();
  vi.stubGlobal('screen', { availWidth: 1_500, availHeight: 1_000 });
  server.answer('projects', () => ({ authorizedDomains: [location.hostname] }));
  const opened = vi.spyOn(window, 'open').mockReturnValue({
    ...{ focus: () => undefined, close: () => undefined, closed: false },
  } as unknown as Window);
  void signInWithPopup(
    auth,
    new GoogleAuthProvider(),
    browserPopupRedirectResolver,
  ).catch(() => undefined);
  await waitFor(() => expect(opened).toHaveBeenCalled());
  const [address, , features] = opened.mock.calls[0] ?? [];
  expect(String(address)).toMatch(/^https:\/\/test\.firebaseapp\.com\/__\/auth\/handler/);
  expect(features?.split(',')).toEqual(
    expect.arrayContaining(['width=500', 'height=600', 'left=500', 'top=200']),
  );
  await waitFor(() => expect(server.timesOf('projects')).toHaveLength(1));
});

describe('the Auth of this site', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubEnv('VITE_FIREBASE_API_KEY', 'key');
  });

  async function openAuth() {
    const { prepareRecaptcha } = await import('./auth.ts');
    const { createServices } = await import('@/data/firebase/services.ts');
    const services = createServices();
    const siteAuth = await services.auth();
    const close = () => deleteApp(siteAuth.app);
    return { services, siteAuth, prepareRecaptcha, close };
  }

  test.each(['fr', 'de'] as const)(
    'asks for its e-mails and windows in the language of the page: %s',
    async (langue) => {
      const { setLangue } = await import('@/langue/current-langue.ts');
      setLangue(langue);
      const { siteAuth, close } = await openAuth();
      expect(siteAuth.languageCode).toBe(langue);
      await close();
      setLangue('fr');
    },
  );

  test('asks nothing of reCAPTCHA or App Check unless the configuration says so', async () => {
    const { siteAuth, prepareRecaptcha, close } = await openAuth();
    const { startAppCheck } = await import('./app-check.ts');
    await Promise.all([prepareRecaptcha(siteAuth), startAppCheck(siteAuth.app)]);
    expect(server.calls).toEqual([]);
    expect(document.querySelector('script')).toBeNull();
    await close();
  });

  test('reads the settings of reCAPTCHA where the configuration switches it on', async () => {
    vi.stubEnv('VITE_FIREBASE_RECAPTCHA', 'on');
    server.answer('recaptchaConfig', () => ({
      recaptchaKey: 'projects/test/keys/k',
      recaptchaEnforcementState: [],
    }));
    const { siteAuth, prepareRecaptcha, close } = await openAuth();
    await prepareRecaptcha(siteAuth);
    expect(server.calls).toMatchObject([{ method: 'GET', path: 'recaptchaConfig' }]);
    await close();
  });

  test('starts App Check, once, where the configuration has its key', async () => {
    vi.stubEnv('VITE_FIREBASE_APP_CHECK_SITE_KEY', 'cle-du-site');
    const { services, close } = await openAuth();
    await Promise.all([services.app(), services.auth()]);
    const scripts = Array.from(document.querySelectorAll('script'), ({ src }) => src);
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toMatch(/^https:\/\/www\.google\.com\/recaptcha\/enterprise\.js/);
    for (const script of document.querySelectorAll('script')) script.remove();
    await close();
  });

  test('opens nothing while the code of App Check cannot be loaded, and starts it at the next call', async () => {
    vi.stubEnv('VITE_FIREBASE_APP_CHECK_SITE_KEY', 'cle-du-site');
    const initializeAppCheck = vi.fn(() => ({}));
    vi.doMock('firebase/app-check', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    onTestFinished(() => vi.doUnmock('firebase/app-check'));
    const { createServices } = await import('@/data/firebase/services.ts');
    const services = createServices();
    await expect(services.auth()).rejects.toThrow();
    vi.doMock('firebase/app-check', () => ({
      initializeAppCheck,
      ReCaptchaEnterpriseProvider: vi.fn(),
    }));
    const siteAuth = await services.auth();
    expect(initializeAppCheck).toHaveBeenCalledOnce();
    await deleteApp(siteAuth.app);
  });

  test('proves requests without the SDK by the App Check of the page, and sends them without where it gives no token', async () => {
    vi.stubEnv('VITE_FIREBASE_APP_CHECK_SITE_KEY', 'cle-du-site');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { appCheckHeaders, proveRequestsBy } = await import('./app-check.ts');
    const openApp = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await appCheckHeaders()).toEqual({});
    proveRequestsBy(openApp);
    expect(openApp).not.toHaveBeenCalled();
    expect(await appCheckHeaders()).toEqual({});
    expect(openApp).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledOnce();
  });

  test('reads public documents without a word of App Check while it is off', async () => {
    const { appCheckHeaders } = await import('./app-check.ts');
    expect(await appCheckHeaders()).toEqual({});
    expect(document.querySelector('script')).toBeNull();
  });
});
