import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { pageTitleId } from '../page-title.tsx';

type PlayMomentProps = {
  title: ReactNode;
  /** A short line above the title, read with it. */
  surtitre?: ReactNode;
  /** The title is small: the question below it counts more. */
  isSmall?: boolean | undefined;
  /** Actions: the main button first. Under the thumb. */
  actions: ReactNode;
  /** Secondary content: below the buttons, never covered. */
  footer?: ReactNode;
  children: ReactNode;
};

/** One step at a time: title, text, and actions at the foot of the screen. */
export function PlayMoment({
  title,
  surtitre,
  isSmall = false,
  actions,
  footer,
  children,
}: PlayMomentProps) {
  return (
    <>
      <div
        className={classNames(
          'play-corps flex-1',
          isSmall ? 'play-serre space-y-4 pt-[4px] pb-6' : 'space-y-5 pt-2 pb-8',
        )}
      >
        <h1
          id={pageTitleId}
          tabIndex={-1}
          className={isSmall ? 'text-lg leading-snug' : 'text-3xl'}
        >
          {surtitre !== undefined && (
            <>
              <span
                className={classNames(
                  'block font-texte tracking-normal',
                  isSmall ? 'play-surtitre text-base font-normal' : 'pb-1 text-lg',
                )}
              >
                {surtitre}
              </span>{' '}
            </>
          )}
          {isSmall ? <span className="block truncate">{title}</span> : title}
        </h1>
        {children}
      </div>
      <div className="play-actions space-y-3 bg-fond-carte pt-2 pb-3">{actions}</div>
      {footer !== undefined && footer !== false && (
        <div className="-mr-2.5 flex flex-wrap justify-between pb-3">{footer}</div>
      )}
    </>
  );
}

/** The main action, which fills the room, and minor ones beside it. */
export function BarRow({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-1.5 [&>button:first-child]:min-w-24 [&>button:first-child]:flex-1 [&>button:first-child]:px-3">
      {children}
    </div>
  );
}

/** Two minor actions, side by side if there is room. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3 *:grow">{children}</div>;
}
