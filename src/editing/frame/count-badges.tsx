import type { ReactNode } from 'react';
import IconComment from '~icons/lucide/message-square';
import IconCare from '~icons/lucide/triangle-alert';
import { classNames } from '@/ui/class-names.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { commentaireCount, signalementCount } from '../words/count-words.ts';

type CountBadgeProps = {
  icon: ReactNode;
  count: number;
  /** The count in words, « 2 commentaires ». */
  words: string;
  className: string;
};

/** A count beside its subject. */
function CountBadge({ icon, count, words, className }: CountBadgeProps) {
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

/** Number of open comments, beside their subject. */
export function CommentaireBadge({ count }: { count: number }) {
  return (
    <CountBadge
      icon={<IconComment aria-hidden="true" className="size-5" />}
      count={count}
      words={commentaireCount(count)}
      className="text-primaire-fort"
    />
  );
}

/** Number of unanswered reports of players, beside their étape. */
export function SignalementBadge({ count }: { count: number }) {
  return (
    <CountBadge
      icon={<IconCare aria-hidden="true" className="size-5" />}
      count={count}
      words={signalementCount(count)}
      className="text-attention"
    />
  );
}
