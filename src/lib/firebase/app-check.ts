import type { FirebaseApp } from 'firebase/app';
import type { AppCheck } from 'firebase/app-check';
import { env } from '../env/env.ts';

const started = new WeakMap<FirebaseApp, Promise<AppCheck | null>>();

async function start(app: FirebaseApp): Promise<AppCheck | null> {
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } =
    await import('firebase/app-check');
  try {
    return initializeAppCheck(app, {
      provider: new ReCaptchaEnterpriseProvider(env.appCheckSiteKey),
      isTokenAutoRefreshEnabled: true,
    });
  } catch (error) {
    console.warn('App Check did not start.', error);
    return null;
  }
}

/**
 * Starts App Check of an application, once; null if the configuration has no key for it, which is the default, and if it does not start:
 * the server then refuses, with an error. Rejects when its code cannot be loaded, and may be called again.
 */
export function startAppCheck(app: FirebaseApp): Promise<AppCheck | null> {
  if (env.appCheckSiteKey === '') return Promise.resolve(null);
  const known = started.get(app);
  if (known !== undefined) return known;
  const starting = start(app).catch((error: unknown) => {
    started.delete(app);
    throw error;
  });
  started.set(app, starting);
  return starting;
}

let openPageApp: (() => Promise<FirebaseApp>) | undefined;

/** Sets the App Check for this page's requests without the SDK. Opens nothing yet. */
export function proveRequestsBy(openApp: () => Promise<FirebaseApp>): void {
  openPageApp = openApp;
}

/** App Check headers of a request without the SDK: none if it is off. Never rejects. */
export async function appCheckHeaders(): Promise<Record<string, string>> {
  if (env.appCheckSiteKey === '' || openPageApp === undefined) return {};
  try {
    const appCheck = await startAppCheck(await openPageApp());
    if (appCheck === null) return {};
    const { getToken } = await import('firebase/app-check');
    return { 'X-Firebase-AppCheck': (await getToken(appCheck)).token };
  } catch (error) {
    console.warn('App Check gave no token.', error);
    return {};
  }
}
