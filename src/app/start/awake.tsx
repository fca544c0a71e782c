import { createContext, useContext, useEffect, type ReactNode } from 'react';

const AwakeContext = createContext<() => void>(() => undefined);

/** Says what to do once the page is React's: `<Awake />`, wherever it stands below, says when. */
export function WhenAwake({ act, children }: { act: () => void; children: ReactNode }) {
  return <AwakeContext value={act}>{children}</AwakeContext>;
}

/**
 * Stands beside the page, within its `Suspense`: React wakes what is outside of one first, and an event sent to what
 * still sleeps is lost.
 */
export function Awake() {
  const act = useContext(AwakeContext);
  // What the visitor did before is outside React.
  useEffect(act, [act]);
  return null;
}
