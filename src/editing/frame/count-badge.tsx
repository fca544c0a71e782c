import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';

type CountBadgeProps = {
  icon: ReactNode;
  count: number;
  /** The count in words, « 2 commentaires ». */
  words: string;
  className: string;
};

/** How many of something there are, beside what they are about. */
export function CountBadge({ icon, count, words, className }: CountBadgeProps) {
  return (
    <span
      title={words}
      className={classNames(
        'inline-flex shrink-0 items-center gap-1 font-texte font-bold',
        className,
      )}
    >
      {icon}
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>, {words}</VisuallyHidden>
    </span>
  );
}
