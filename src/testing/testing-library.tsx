import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import * as library from '@testing-library/react/pure';
import type {
  ComponentType,
  JSXElementConstructor,
  PropsWithChildren,
  ReactNode,
} from 'react';

/** `@testing-library/react` within the provider of messages of every page (vitest.config.ts names this file in its place). */
export {
  act,
  cleanup,
  configure,
  fireEvent,
  getConfig,
  screen,
  waitFor,
  waitForElementToBeRemoved,
  within,
} from '@testing-library/react/pure';

type Wrapper = JSXElementConstructor<{ children: ReactNode }>;

function withMessages(Inner?: Wrapper): ComponentType<PropsWithChildren> {
  return function Messages({ children }) {
    return (
      <I18nProvider i18n={i18n}>
        {Inner === undefined ? children : <Inner>{children}</Inner>}
      </I18nProvider>
    );
  };
}

export function render(
  ui: ReactNode,
  options?: library.RenderOptions,
): library.RenderResult {
  return library.render(ui, { ...options, wrapper: withMessages(options?.wrapper) });
}

export const renderHook: typeof library.renderHook = (act, options) =>
  library.renderHook(act, { ...options, wrapper: withMessages(options?.wrapper) });
