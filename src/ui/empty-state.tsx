import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type EmptyStateProps = {
  title: ReactNode;
  children?: ReactNode;
  /** The only action: a Button or a ButtonLink. */
  action?: ReactNode;
  /** Level of the title in the page's outline. */
  level?: 2 | 3 | undefined;
  className?: string | undefined;
};

/** For an empty list: an invitation, with one action. */
export function EmptyState({
  title,
  children,
  action,
  level = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-8 gap-y-5 rounded-carte border-2 border-dashed border-trait px-6 py-7 sm:px-8',
        className,
      )}
    >
      <BlankMap />
      <div className="max-w-mesure min-w-[min(12rem,100%)] flex-1 basis-64">
        <Heading className="text-xl">{title}</Heading>
        {children !== undefined && <div className="mt-2 text-texte-doux">{children}</div>}
        {action !== undefined && <div className="mt-5">{action}</div>}
      </div>
    </div>
  );
}

/** A first étape, and a line that waits to be walked. */
function BlankMap() {
  return (
    <svg
      viewBox="0 0 120 80"
      aria-hidden="true"
      className="cover encre-nature w-30 max-w-full shrink-0 overflow-visible"
    >
      <path
        className="cover-trait"
        d="M26 56C40 60 44 34 58 32S76 50 88 46 100 28 106 18"
        opacity=".55"
      />
      <circle className="cover-point" cx="106" cy="18" r="7" opacity=".55" />
      <circle className="cover-depart" cx="22" cy="56" r="10" />
      <text className="cover-numero cover-numero-depart" x="22" y="56.5" fontSize="11">
        1
      </text>
    </svg>
  );
}
