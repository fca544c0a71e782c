import type { ReactNode } from 'react';
import IconPin from '~icons/lucide/map-pin';

/** A place in a few words, under a title. */
export function PlaceLine({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-2 font-bold">
      <IconPin aria-hidden="true" className="mt-1 size-5 shrink-0 text-primaire" />
      {children}
    </p>
  );
}
