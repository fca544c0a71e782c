import type { ReactNode } from 'react';
import { FullScreen } from '@/ui/full-screen.ts';
import { mainId, SkipLink } from '@/ui/skip-link.tsx';

type EmptyLayoutProps = {
  /** The game in another language, offered above it. */
  offer?: ReactNode;
  children: ReactNode;
};

/** The page has the whole screen: playing, writing, the desk. */
export function EmptyLayout({ offer, children }: EmptyLayoutProps) {
  return (
    <>
      <SkipLink />
      {offer}
      <main id={mainId} tabIndex={-1} className="flex min-h-dvh flex-col">
        <FullScreen value={true}>{children}</FullScreen>
      </main>
    </>
  );
}
