import { useEffect, type ReactNode } from 'react';

/**
 * Calls `act` once the page is React's, and out of React's own work: an event that is sent within it would be lost on the
 * parts of the page that are still HTML, which React takes over when an event asks for them.
 */
export function WhenAwake({ act, children }: { act: () => void; children: ReactNode }) {
  // What the visitor did before is outside React.
  useEffect(() => {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }, [act]);
  return children;
}
