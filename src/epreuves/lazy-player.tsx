import { useState, type ComponentType } from 'react';
import { lazyComponent } from '@/ui/lazy-component.tsx';

export type LazyPlayer<Props> = ComponentType<Props> & {
  /** Loads its code ahead of use. Rejects if it cannot be loaded. */
  fetchAhead: () => Promise<void>;
};

/**
 * A player whose code is loaded on first use, or ahead. Preloaded code is drawn at once: React shows any suspended part, even a resolved
 * one, 300 ms later, and the buttons below it would move under a finger.
 * @param load imports the code.
 */
export function lazyPlayer<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPlayer<Props> {
  let known: ComponentType<Props> | null = null;
  const fetch = async () => {
    known ??= await load();
    return known;
  };
  const Awaited = lazyComponent(fetch);

  function Lazy(props: Props) {
    // The same component while shown: a switch would lose the answer under way.
    const [Player] = useState(() => known ?? Awaited);
    return <Player {...props} />;
  }

  return Object.assign(Lazy, { fetchAhead: () => fetch().then(() => undefined) });
}
