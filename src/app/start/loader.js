/* global document, fetch, location, navigator, window, addEventListener, PerformanceObserver, setTimeout, URLSearchParams */
// Inline in every prerendered page: nothing else runs before the page is shown. The build strips these comments.
(() => {
  const root = document.getElementById('root');
  const { page, style, entree, modules, donnees } = root.dataset;
  const add = (rel, href) => {
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  };
  // Without network the page stays as it was built, to be read: that is no error of anybody's.
  const ignore = () => undefined;
  let isStarted = false;
  // What the page will run is fetched as soon as nothing else is to do, one thing at a time: all at once would keep a
  // slow telephone busy for a third of a second…
  const waiting = [
    // Not applied yet: the whole page would be laid out again, while one reads it.
    () => fetch(style).catch(ignore),
    ...[entree, ...modules.split(' ').map((name) => `/assets/${name}.js`)].map(
      (address) => () => add('modulepreload', address),
    ),
    () => {
      if (donnees && !('autre' in root.dataset)) {
        (root.bakedData = fetch(donnees)).catch(ignore);
      }
    },
  ];
  const whenIdle = window.requestIdleCallback || setTimeout;
  // The build writes the name of the file here.
  const untouched = 'UNTOUCHED';
  const lookAhead = () => {
    const { saveData, effectiveType } = navigator.connection || {};
    if (!isStarted && !saveData && !/2g$/.test(effectiveType)) {
      import(untouched).catch(ignore);
    }
  };
  const prepare = () => {
    waiting.shift()?.();
    if (waiting.length > 0) whenIdle(prepare);
    // Once nothing more is to do for this page: the next ones, touched or not. The application does it by itself.
    else setTimeout(lookAhead, 1000);
  };
  // … and run when somebody is there: who reads the first lines wants no work behind them (decision 062).
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    waiting.splice(0).forEach((step) => step());
    add('stylesheet', style);
    import(entree).catch(() => {
      // The page stays as it was built, to be read.
      delete root.dataset.autre;
    });
  };
  // The same file answers `?article=…` and every unknown path: what it shows is not what was asked for.
  // What social networks add to an address changes nothing.
  let path = location.pathname;
  try {
    path = decodeURI(path);
  } catch {
    // A lone % is no encoding: such a path is that of no page.
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
    setTimeout(start, 10000);
    // A device that has been here may have a session, a party under way: its page is not the one that was built.
    const isKnown = navigator.serviceWorker?.controller;
    // Not before the page is on the screen: what is fetched ahead would come between.
    new PerformanceObserver((_, seen) => {
      seen.disconnect();
      whenIdle(isKnown ? start : prepare);
    }).observe({ type: 'paint', buffered: true });
  });
  const wake = ({ type, movementX, movementY }) => {
    // A pointer that lies where the page appears has not moved: it is nobody's gesture.
    if (type !== 'pointermove' || movementX || movementY) start();
  };
  // On the window these are passive.
  ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'].forEach((type) => {
    addEventListener(type, wake, true);
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
