/* global document, fetch, location, window, addEventListener, requestIdleCallback, setTimeout, URLSearchParams */
// Inline in every prerendered page: nothing else runs before the page is shown. The build strips these comments.
(() => {
  const root = document.getElementById('root');
  const { page, style, entree, modules, donnees } = root.dataset;
  const add = (rel, href) => {
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  };
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    add('stylesheet', style);
    modules.split(' ').forEach((href) => add('modulepreload', href));
    if (donnees && !('autre' in root.dataset)) root.bakedData = fetch(donnees);
    import(entree).catch(() => {
      // The page stays as it was built, to be read.
      delete root.dataset.autre;
    });
  };
  // The same file answers `?article=…` and every unknown path: what it shows is not what was asked for.
  // What social networks add to an address changes nothing.
  const asked = [...new URLSearchParams(location.search).keys()];
  if (
    decodeURI(location.pathname) !== page ||
    asked.some((key) => !/^(utm_\w+|fbclid|gclid|msclkid)$/.test(key))
  ) {
    root.dataset.autre = '';
    start();
  }
  addEventListener('load', () => {
    if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 3000 });
    else setTimeout(start, 200);
  });
  ['pointerdown', 'keydown', 'touchstart'].forEach((type) => {
    addEventListener(type, start, { once: true, passive: true, capture: true });
  });
  // What is pressed or sent before React is there is done again once it is (src/app/start/baked-page.ts).
  const keep = (event) => {
    if (document.documentElement.dataset.eveil !== undefined) return;
    const { type, target } = event;
    const element =
      type === 'submit' ? target : target.closest('button:not([type=submit])');
    if (!element || (type === 'submit' && element.hasAttribute('action'))) return;
    event.preventDefault();
    // React may be there already and not say so yet: it must not act twice.
    event.stopImmediatePropagation();
    root.earlyAction = { type, target: element };
    start();
  };
  addEventListener('click', keep, true);
  addEventListener('submit', keep, true);
})();
