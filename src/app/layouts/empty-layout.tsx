import type { ReactNode } from 'react';
import { mainId, SkipLink } from '@/ui/skip-link.tsx';
import { FullScreen } from './full-screen.ts';

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
