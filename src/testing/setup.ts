import 'fake-indexeddb/auto';
import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure, getConfig } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { setIndexedDbAside } from '@/lib/firebase/set-aside-indexed-db.ts';
import { deadlines } from './deadlines.ts';

// React runs the effects of a drawing in a later task, and before the next render of any root. No person presses that early; a test on a
// busy machine does, and listeners set by an effect (the callbacks of `mutate`) would miss it.
const anyRoot = createRoot(document.createElement('div'));
/** The library's own; `fireEvent` uses its result, though its type does not say so. */
const library: { eventWrapper: (dispatch: () => unknown) => unknown } = getConfig();

configure({
  asyncUtilTimeout: deadlines.question,
  eventWrapper: (dispatch) => {
    act(() => anyRoot.render(null));
    return library.eventWrapper(dispatch);
  },
});

// The SDK asks IndexedDB in the background whether it may count its days of use, and reads `self` once it is answered: the imitated
// page may be gone by then.
setIndexedDbAside();

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => undefined;

// Tests of several files share the page: each begins with an empty device.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // As a browser's event for a page whose storage another tab has cleared.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

// A clock left stopped by a test would hang the next, and nodes added by hand would be found by the next.
afterEach(() => {
  // First: React removes its own nodes, and must find them in place.
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});
