import { currentBuild } from '../navigation/build-check.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import type { Visit } from './visit.ts';

/** Path of the service worker's file (tools/build/build.ts). */
const workerPath = '/sw.js';

/** Sends the worker the files that the page loaded before it, and those still under way. */
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
 * From now on visited pages open offline too. Nothing happens without a build (`npm start`), or if the browser stores nothing: the site is
 * the same without it.
 */
export function keepSite(): void {
  if (currentBuild() === null || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  if (serviceWorker.controller === null) {
    // The worker sees the page's later requests.
    serviceWorker.addEventListener('controllerchange', tellVisit, { once: true });
  }
  whenIdle(() => {
    serviceWorker.register(workerPath).catch((error: unknown) => {
      console.warn('The site is not kept on this device.', error);
    });
  });
}
