import IconComment from '~icons/lucide/message-square';
import { commentaireCount } from '../words/commentaire-words.ts';
import { CountBadge } from './count-badge.tsx';

/** How many comments there are to settle, beside what they are about. */
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
