import { createContext, useContext, useEffect, type ReactNode } from 'react';

const AwakeContext = createContext<() => void>(() => undefined);

/** Defines an action for when React has hydrated the page: `<Awake />`, anywhere below, triggers it. */
export function WhenAwake({ act, children }: { act: () => void; children: ReactNode }) {
  return <AwakeContext value={act}>{children}</AwakeContext>;
}

/**
 * Placed beside the page, within its `Suspense`: React hydrates the outside of one first, and an event sent to unhydrated parts is lost.
 */
export function Awake() {
  const act = useContext(AwakeContext);
  // The visitor's earlier action is outside React.
  useEffect(act, [act]);
  return null;
}
