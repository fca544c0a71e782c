import { useEffect, useRef, type ReactNode } from 'react';

/** Something that has just come in answer to a tap: brought into view, above the buttons at the foot of the screen. */
export function IntoView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);

  // What is in view, the document alone knows.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={place} className="scroll-mt-4 scroll-mb-32">
      {children}
    </div>
  );
}
