import { lazy, useState, type ComponentType } from 'react';

/** The code of a part failed to load. `LoadBoundary` shows it in its place, and forgets it before the next display. */
export class MissingPartError extends Error {
  override readonly name = 'MissingPartError';
  /** Makes the next display load the code again. */
  readonly forget: () => void;

  constructor(forget: () => void, cause: unknown) {
    super('The code of a part of the page could not be loaded.', { cause });
    this.forget = forget;
  }
}

/**
 * A part of the page loaded when shown, as by React's `lazy`, within a `LoadBoundary`. `lazy` remembers a failure as long as the page is
 * open; this retries at the next display.
 * @param load imports the code.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let current: ComponentType<Props> | null = null;

  function open(): ComponentType<Props> {
    const opened: ComponentType<Props> = lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        throw new MissingPartError(() => {
          if (current === opened) current = null;
        }, error);
      }
    });
    return opened;
  }

  return function LazyComponent(props: Props) {
    // The same component while shown: a switch would lose its state.
    const [Part] = useState(() => (current ??= open()));
    return <Part {...props} />;
  };
}
