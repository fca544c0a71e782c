import type { ReactNode } from 'react';
import { FullScreen } from '@/ui/full-screen.ts';
import { mainId, SkipLink } from '@/ui/skip-link.tsx';

/** The page has the whole screen: playing, writing, the desk. */
export function EmptyLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <main id={mainId} tabIndex={-1} className="flex min-h-dvh flex-col">
        <FullScreen value={true}>{children}</FullScreen>
      </main>
    </>
  );
}
