import 'fake-indexeddb/auto';
import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure, getConfig } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { deadlines } from './deadlines.ts';

// React runs the effects of what it has drawn in a later task, and before the next render of any root. Nobody presses that
// early; a test on a busy machine does, and what listens by an effect (the callbacks of `mutate`) would not hear it.
const anyRoot = createRoot(document.createElement('div'));
/** As it was before this file; `fireEvent` uses what it returns, though its type says nothing of it. */
const library: { eventWrapper: (dispatch: () => unknown) => unknown } = getConfig();

configure({
  asyncUtilTimeout: deadlines.question,
  eventWrapper: (dispatch) => {
    act(() => anyRoot.render(null));
    return library.eventWrapper(dispatch);
  },
});

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => undefined;

// Tests of several files share the page: each begins on a device that keeps nothing of those before it.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // As a browser says to a page that another tab cleared them.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

// A clock that one of them left stopped would hang the next, and what it wrote into the page by its own hand would be
// found by the next.
afterEach(() => {
  // First: what is drawn takes its own nodes away, and finds them where it put them.
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});
