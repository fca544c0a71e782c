import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';

const source = readFileSync(new URL('loader.js', import.meta.url), 'utf8')
  // `import` needs the module loader of a browser.
  .replaceAll(/\bimport\(/g, 'importModule(');

type Gesture = { type: string; movementX?: number; movementY?: number };

/** A page of the build at an address, with the loader in its HTML. */
function openPage(address: string, { isKnown = false, navigation = 'navigate' } = {}) {
  const { pathname, search } = new URL(address, 'https://quetes.fr');
  const dataset: Record<string, string> = {
    page: '/les_quetes',
    style: '/assets/index.css',
    entree: '/assets/main.js',
    modules: 'page carte',
    donnees: '/assets/pages/1.json',
  };
  const root = { dataset };
  const run: string[] = [];
  const read: string[] = [];
  const preloaded: string[] = [];
  const heard = new Map<string, ((event: object) => void)[]>();
  const idle: (() => void)[] = [];
  const page = { dataset: {} as Record<string, string> };
  const context = {
    document: {
      getElementById: () => root,
      createElement: () => ({}),
      documentElement: page,
      head: {
        append: ({ rel, href }: { rel: string; href: string }) =>
          rel === 'modulepreload' && preloaded.push(href),
      },
    },
    location: { pathname, search },
    navigator: isKnown ? { serviceWorker: { controller: {} } } : {},
    window: { requestIdleCallback: (act: () => void) => idle.push(act) },
    fetch: (file: string) => {
      read.push(file);
      return Promise.resolve();
    },
    importModule: (file: string) => {
      run.push(file);
      return Promise.resolve();
    },
    performance: { getEntriesByType: () => [{ type: navigation }] },
    // No time passes.
    setTimeout: () => 0,
    addEventListener: (type: string, act: (event: object) => void) => {
      heard.set(type, [...(heard.get(type) ?? []), act]);
    },
    PerformanceObserver: class {
      private readonly act: (entries: unknown, observer: object) => void;
      constructor(act: (entries: unknown, observer: object) => void) {
        this.act = act;
      }
      observe() {
        this.act([], { disconnect: () => undefined });
      }
    },
    URLSearchParams,
  };
  runInNewContext(source, context);
  const tell = (type: string, event: object) => {
    for (const act of heard.get(type) ?? []) act(event);
  };
  return {
    root: root as typeof root & { earlyAction?: object },
    run,
    read,
    preloaded,
    gesture: (gesture: Gesture) => tell(gesture.type, gesture),
    press: (button: object) => {
      const done: string[] = [];
      tell('click', {
        type: 'click',
        target: { closest: () => button },
        preventDefault: () => done.push('prevented'),
        stopImmediatePropagation: () => done.push('stopped'),
      });
      return done;
    },
    paint: () => {
      tell('load', {});
      for (let act = idle.shift(); act !== undefined; act = idle.shift()) act();
    },
    isOther: () => 'autre' in dataset,
  };
}

describe('the loader of a prerendered page', () => {
  test('runs nothing of the application until the first gesture', () => {
    const page = openPage('/les_quetes');
    expect(page.run).toEqual([]);
    page.gesture({ type: 'pointermove', movementX: 0, movementY: 0 });
    expect(page.run).toEqual([]);
    page.gesture({ type: 'pointermove', movementX: 1, movementY: 0 });
    page.gesture({ type: 'keydown' });
    expect(page.run).toEqual(['/assets/main.js']);
  });

  test('imports what prepares an untouched page once it is painted, and preloads its scripts at the first gesture', () => {
    const page = openPage('/les_quetes');
    page.paint();
    expect(page.run).toEqual(['UNTOUCHED']);
    expect(page.preloaded).toEqual([]);
    page.gesture({ type: 'keydown' });
    expect(page.run).toEqual(['UNTOUCHED', '/assets/main.js']);
    expect(page.preloaded).toEqual([
      '/assets/main.js',
      '/assets/page.js',
      '/assets/carte.js',
    ]);
    expect(page.read).toEqual(['/assets/pages/1.json']);
  });

  test.each(['reload', 'back_forward'])(
    'starts by itself after a navigation of type %s: a form may have typed text',
    (navigation) => {
      const page = openPage('/les_quetes', { navigation });
      page.paint();
      expect(page.run).toEqual(['/assets/main.js']);
    },
  );

  test('keeps the button that was pressed before React was there', () => {
    const page = openPage('/les_quetes');
    const button = { hasAttribute: () => false };
    expect(page.press(button)).toEqual(['prevented', 'stopped']);
    expect(page.root.earlyAction).toEqual({ type: 'click', target: button });
    expect(page.run).toEqual(['/assets/main.js']);
  });

  test('starts by itself on a device that has been here, once the page is painted', () => {
    const page = openPage('/les_quetes', { isKnown: true });
    expect(page.run).toEqual([]);
    page.paint();
    expect(page.run).toEqual(['/assets/main.js']);
  });

  test.each(['/les_quetes?q=zzzz', '/les_quetes/35', '/%'])(
    'starts at once, and marks the HTML as that of another address, at %s',
    (address) => {
      const page = openPage(address);
      expect(page.run).toEqual(['/assets/main.js']);
      expect(page.isOther()).toBe(true);
    },
  );

  test.each(['/les_quetes?fbclid=abc', '/les_quetes?utm_source=lettre&gclid=1'])(
    'takes %s for the page itself: social networks and campaigns add that',
    (address) => {
      const page = openPage(address);
      expect(page.run).toEqual([]);
      expect(page.isOther()).toBe(false);
    },
  );
});
