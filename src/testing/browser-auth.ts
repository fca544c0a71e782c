import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

type AuthSdk = typeof import('firebase/auth');

const fromHere = createRequire(import.meta.url);
const fromFirebase = createRequire(fromHere.resolve('firebase/auth'));
const nodeBuild = fromFirebase.resolve('@firebase/auth');

/** The installed package of Firebase Auth. */
export const authPackageFolder = path.resolve(path.dirname(nodeBuild), '../..');

/**
 * The real SDK as a browser runs it: Node would get a build without windows and without the browser's stores. `vi.mock('firebase/auth',
 * async () => (await import('@/testing/browser-auth.ts')).browserAuth)` puts it in place.
 */
export const browserAuth = (await import(
  /* @vite-ignore */ pathToFileURL(path.join(authPackageFolder, 'dist/esm/index.js')).href
)) as AuthSdk;
