import { currentBuild } from '../navigation/build-check.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import type { Visit } from './visit.ts';

/** Where the build writes the service worker (scripts/build.ts). */
const workerPath = '/sw.js';

function visit(): Visit {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name));
  return {
    path: window.location.pathname,
    files: loaded
      .filter(({ origin }) => origin === window.location.origin)
      .map(({ pathname }) => pathname),
  };
}

/**
 * From now on what is visited opens without network too. Nothing happens where nothing was built (`npm start`), or where
 * the browser keeps nothing: the site is the same without it.
 */
export function keepSite(): void {
  if (currentBuild() === null || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  if (serviceWorker.controller === null) {
    // From then on it sees what the page asks for.
    const tell = () => serviceWorker.controller?.postMessage(visit());
    serviceWorker.addEventListener('controllerchange', tell, { once: true });
  }
  whenIdle(() => {
    serviceWorker.register(workerPath).catch((error: unknown) => {
      console.warn('The site is not kept on this device.', error);
    });
  });
}
