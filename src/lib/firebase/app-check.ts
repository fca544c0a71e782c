import { env } from '../env/env.ts';
import { firebaseApp } from './app.ts';

let ready: Promise<void> | undefined;

async function start(): Promise<void> {
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } =
    await import('firebase/app-check');
  initializeAppCheck(firebaseApp(), {
    provider: new ReCaptchaEnterpriseProvider(env.appCheckSiteKey),
    isTokenAutoRefreshEnabled: true,
  });
}

/**
 * Resolves once App Check may be asked for its token: at once where the configuration has no key for it, which is the
 * default. Await it before the first call of a page. Never rejects: without App Check the server refuses, and says so.
 */
export function appCheckReady(): Promise<void> {
  if (env.appCheckSiteKey === '') return Promise.resolve();
  ready ??= start().catch((error: unknown) => {
    ready = undefined;
    console.warn('App Check did not start.', error);
  });
  return ready;
}
