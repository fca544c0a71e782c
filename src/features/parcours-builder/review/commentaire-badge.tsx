import IconComment from '~icons/lucide/message-square';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { commentaireCount } from './commentaire-words.ts';

/** How many comments there are to settle, beside what they are about. */
export function CommentaireBadge({ count }: { count: number }) {
  return (
    <span
      title={commentaireCount(count)}
      className="inline-flex shrink-0 items-center gap-1 font-texte font-bold text-primaire-fort"
    >
      <IconComment aria-hidden="true" className="size-5" />
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>, {commentaireCount(count)}</VisuallyHidden>
    </span>
  );
}
