import { useEffect, useRef, type ReactNode } from 'react';

/** New content after a tap: scrolled into view, above the buttons at the foot of the screen. */
export function IntoView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);

  // Visibility is known to the document only.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={place} className="scroll-mt-4 scroll-mb-32">
      {children}
    </div>
  );
}
