import { currentBuild } from '../navigation/build-check.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import type { Visit } from './visit.ts';

/** Where the build writes the service worker (tools/build/build.ts). */
const workerPath = '/sw.js';

/** Tells the worker what the page loaded before it was there, and what was still under way then. */
function tellVisit(): void {
  new PerformanceObserver((list) => {
    const visit: Visit = {
      path: window.location.pathname,
      files: list.getEntries().map(({ name }) => name),
    };
    navigator.serviceWorker.controller?.postMessage(visit);
  }).observe({ type: 'resource', buffered: true });
}

/**
 * From now on what is visited opens without network too. Nothing happens where nothing was built (`npm start`), or where
 * the browser keeps nothing: the site is the same without it.
 */
export function keepSite(): void {
  if (currentBuild() === null || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  if (serviceWorker.controller === null) {
    // What the page asks for from then on passes by it.
    serviceWorker.addEventListener('controllerchange', tellVisit, { once: true });
  }
  whenIdle(() => {
    serviceWorker.register(workerPath).catch((error: unknown) => {
      console.warn('The site is not kept on this device.', error);
    });
  });
}
