/* global document, fetch, location, navigator, performance, window, addEventListener, PerformanceObserver, setTimeout, URLSearchParams */
// Inline in every prerendered page: no other script runs before the page is shown. The build strips these comments.
(() => {
  const root = document.getElementById('root');
  const { page, style, entree, modules, donnees } = root.dataset;
  const add = (rel, href) => {
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  };
  // Without network the page stays as built, readable: that is no error.
  const ignore = () => undefined;
  let isStarted = false;
  const readData = () => {
    if (donnees && !root.bakedData && !('autre' in root.dataset)) {
      (root.bakedData = fetch(donnees)).catch(ignore);
    }
  };
  // The build writes the name of the file here.
  const untouched = 'UNTOUCHED';
  const prepare = () => {
    if (!isStarted) import(untouched).catch(ignore);
  };
  // Runs at the first gesture: no work in the background while the first lines are read (decision 062).
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    readData();
    [entree, ...modules.split(' ').map((name) => `/assets/${name}.js`)].forEach(
      (address) => add('modulepreload', address),
    );
    add('stylesheet', style);
    import(entree).catch(() => {
      // The page stays as it was built, to be read.
      delete root.dataset.autre;
    });
  };
  // The same file answers `?article=…` and every unknown path: its content is not the requested page. Parameters added by social networks
  // change nothing.
  let path = location.pathname;
  try {
    path = decodeURI(path);
  } catch {
    // A lone % is not an encoding: no page has such a path.
  }
  const asked = [...new URLSearchParams(location.search).keys()];
  if (
    path !== page ||
    asked.some((key) => !/^(utm_\w+|fbclid|gclid|msclkid)$/.test(key))
  ) {
    root.dataset.autre = '';
    start();
  }
  addEventListener('load', () => {
    // A device with an earlier visit may have a session or a party to show; a reloaded or restored page, typed input. Any other page sleeps
    // until it is touched.
    const type = performance.getEntriesByType('navigation')[0]?.type;
    const isKnown = navigator.serviceWorker?.controller || /^(reload|back)/.test(type);
    // Not before the page is on the screen: prefetches would delay it.
    new PerformanceObserver((_, seen) => {
      seen.disconnect();
      // A still page of a slow device may get no idle moment at all: a second later it goes on.
      (window.requestIdleCallback || setTimeout)(isKnown ? start : prepare, {
        timeout: 1000,
      });
    }).observe({ type: 'paint', buffered: true });
  });
  const wake = ({ type, movementX, movementY }) => {
    // A pointer that lies where the page appears has not moved: it is not a gesture.
    if (type !== 'pointermove' || movementX || movementY) start();
  };
  // On the window these are passive.
  ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'].forEach((type) => {
    addEventListener(type, wake, true);
  });
  // Presses and submits before React are repeated after it starts (src/app/start/baked-page.ts).
  const keep = (event) => {
    if (document.documentElement.dataset.eveil !== undefined) return;
    const { type, target } = event;
    const element =
      type === 'submit' ? target : target.closest('button:not([type=submit])');
    if (!element || (type === 'submit' && element.hasAttribute('action'))) return;
    event.preventDefault();
    // React may be there already without a signal yet: it must not act twice.
    event.stopImmediatePropagation();
    root.earlyAction = { type, target: element };
    start();
  };
  addEventListener('click', keep, true);
  addEventListener('submit', keep, true);
})();
