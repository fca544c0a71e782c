import type { ReactNode } from 'react';
import IconPin from '~icons/lucide/map-pin';

/** A place in a few words, under a title. */
export function PlaceLine({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-[min(0.5rem,2vw)] font-bold">
      <IconPin
        aria-hidden="true"
        className="mt-1 size-[min(1.25rem,5vw)] shrink-0 text-primaire"
      />
      {children}
    </p>
  );
}
