import type { AppCheck } from 'firebase/app-check';
import { env } from '../env/env.ts';

let ready: Promise<AppCheck | null> | undefined;

async function start(): Promise<AppCheck> {
  const [{ initializeAppCheck, ReCaptchaEnterpriseProvider }, { firebaseApp }] =
    await Promise.all([import('firebase/app-check'), import('./app.ts')]);
  return initializeAppCheck(firebaseApp(), {
    provider: new ReCaptchaEnterpriseProvider(env.appCheckSiteKey),
    isTokenAutoRefreshEnabled: true,
  });
}

function startOnce(): Promise<AppCheck | null> {
  ready ??= start().catch((error: unknown) => {
    ready = undefined;
    console.warn('App Check did not start.', error);
    return null;
  });
  return ready;
}

/**
 * Resolves once App Check may be asked for its token: at once where the configuration has no key for it, which is the
 * default. Await it before the first call of a page. Never rejects: without App Check the server refuses, and says so.
 */
export async function appCheckReady(): Promise<void> {
  if (env.appCheckSiteKey !== '') await startOnce();
}

/** What a request that goes without the SDK carries for App Check: nothing where it is off. Never rejects. */
export async function appCheckHeaders(): Promise<Record<string, string>> {
  if (env.appCheckSiteKey === '') return {};
  const appCheck = await startOnce();
  if (appCheck === null) return {};
  try {
    const { getToken } = await import('firebase/app-check');
    return { 'X-Firebase-AppCheck': (await getToken(appCheck)).token };
  } catch (error) {
    console.warn('App Check gave no token.', error);
    return {};
  }
}
