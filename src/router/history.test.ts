// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserHistory, createLocation } from './history.ts';
import { createPath, parsePath } from './location.ts';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Goes back or forward, and waits for the browser to tell. */
async function go(history: ReturnType<typeof createBrowserHistory>, delta: number) {
  await new Promise<void>((resolve) => {
    const stop = history.listen(() => {
      stop();
      resolve();
    });
    history.go(delta);
  });
}

/** What the browser answers to a new entry. */
function refuseEntries(name: string): void {
  vi.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('No.', name);
  });
}

describe('the history of the tab', () => {
  test('finds each entry again with its address, what it brought along and its key', async () => {
    const history = createBrowserHistory();
    const first = createLocation(parsePath('/login?redirect=%2Fuser'), { email: 'lou' });
    const second = createLocation(parsePath('/faq#age'), undefined);
    history.push(first);
    history.push(second);
    expect(history.location).toEqual(second);
    await go(history, -1);
    expect(history.location).toEqual(first);
    expect(first.key).not.toBe(second.key);
  });

  test('puts an entry in the place of another', () => {
    const history = createBrowserHistory();
    const before = window.history.length;
    const location = createLocation(parsePath('/faq'), null);
    history.replace(location);
    expect(history.location).toEqual(location);
    expect(window.history.length).toBe(before);
  });

  test('tells the first entry from a part of its page that a plain link led to', () => {
    const history = createBrowserHistory();
    const { key } = history.location;
    window.history.pushState(null, '', '#contenu');
    expect(history.location).toMatchObject({ hash: '#contenu', state: null });
    expect(history.location.key).not.toBe(key);
  });

  test('refuses what cannot be kept with an entry', () => {
    const history = createBrowserHistory();
    refuseEntries('DataCloneError');
    const location = createLocation(parsePath('/faq'), { action: () => undefined });
    expect(() => history.push(location)).toThrow(DOMException);
  });

  test('lets the browser go where it takes no more entries', () => {
    const history = createBrowserHistory();
    refuseEntries('SecurityError');
    const assign = vi.fn<(path: string) => void>();
    vi.stubGlobal('window', { history: window.history, location: { assign } });
    const location = createLocation(parsePath('/faq?q=1'), null);
    history.push(location);
    vi.unstubAllGlobals();
    expect(assign).toHaveBeenCalledExactlyOnceWith(createPath(location));
  });
});
