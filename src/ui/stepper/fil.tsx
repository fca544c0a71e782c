import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** Progress within a step, drawn as a ring that fills. */
type FilState = 'a-venir' | 'present' | 'fait';

/** The line of the walk: numbered steps joined by dashes. Its children are `FilStep`s. */
export function Fil({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  // Without list-style, Safari's VoiceOver does not count the steps: the role restores it.
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol role="list" className={className}>
      {children}
    </ol>
  );
}

type FilStepProps = {
  /** Content of the ring: the number of the step, or an icon. */
  marker: ReactNode;
  title?: ReactNode;
  /** Level of the title in the page's outline. */
  level?: 2 | 3 | 4 | undefined;
  state?: FilState | undefined;
  /** The line continues after the last step. */
  open?: boolean | undefined;
  children?: ReactNode;
  className?: string | undefined;
};

const ringClasses: Record<FilState, string> = {
  'a-venir': 'border-primaire bg-fond text-primaire-fort',
  present:
    'border-primaire bg-primaire text-sur-primaire outline-2 outline-offset-3 outline-primaire',
  fait: 'border-primaire bg-primaire text-sur-primaire',
};

/** One step of the line, with its ring. */
export function FilStep({
  marker,
  title,
  level = 2,
  state = 'a-venir',
  open = false,
  children,
  className,
}: FilStepProps) {
  const Heading = `h${level}` as const;
  return (
    <li
      aria-current={state === 'present' ? 'step' : undefined}
      className={classNames(
        'group/fil relative grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 pb-12 last:pb-4 break-inside-avoid',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'absolute top-11 bottom-1 left-[1.1875rem] w-0.5 rounded-pilule text-primaire',
          state === 'fait' ? 'bg-current forced-color-adjust-none' : 'bg-fil',
          !open && 'group-last/fil:hidden',
        )}
      />
      <span
        aria-hidden="true"
        className={classNames(
          'relative flex size-10 items-center justify-center rounded-pilule border-[2.5px] font-titre text-lg font-bold',
          ringClasses[state],
        )}
      >
        {marker}
      </span>
      <div className="min-w-0">
        {title !== undefined && (
          <Heading className="pt-1.5 text-xl md:pt-1 md:text-2xl">
            {title}
            {state === 'fait' && <VisuallyHidden>{t`(fait)`}</VisuallyHidden>}
          </Heading>
        )}
        {children}
      </div>
    </li>
  );
}
