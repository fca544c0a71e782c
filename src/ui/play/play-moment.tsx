import type { ReactNode } from 'react';
import { pageTitleId } from '../page-title.tsx';

type PlayMomentProps = {
  title: ReactNode;
  /** A short line above the title, read with it. */
  surtitre?: ReactNode;
  /** What there is to do: the main button first. Under the thumb. */
  actions: ReactNode;
  /** What is beside the point: below the buttons, where nothing ever lies over it. */
  footer?: ReactNode;
  children: ReactNode;
};

/** One thing at a time: its title, its text, and what to do at the foot of the screen. */
export function PlayMoment({
  title,
  surtitre,
  actions,
  footer,
  children,
}: PlayMomentProps) {
  return (
    <>
      <div className="flex-1 space-y-6 pt-3 pb-8">
        <h1 id={pageTitleId} tabIndex={-1} className="text-3xl">
          {surtitre !== undefined && (
            <>
              <span className="block pb-1.5 font-texte text-lg tracking-normal">
                {surtitre}
              </span>{' '}
            </>
          )}
          {title}
        </h1>
        {children}
      </div>
      <div className="play-actions space-y-3 bg-fond-carte pt-2 pb-4">{actions}</div>
      {footer !== undefined && footer !== false && (
        <div className="-mx-4 flex flex-wrap justify-between pb-3">{footer}</div>
      )}
    </>
  );
}

/** Two lesser things to do, side by side where there is room. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3 *:grow">{children}</div>;
}
