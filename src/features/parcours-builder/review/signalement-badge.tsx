import IconCare from '~icons/lucide/triangle-alert';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { signalementCount } from './signalement-words.ts';

/** How many reports of players wait for an answer, beside the étape they are about. */
export function SignalementBadge({ count }: { count: number }) {
  return (
    <span
      title={signalementCount(count)}
      className="inline-flex shrink-0 items-center gap-1 font-texte font-bold text-attention"
    >
      <IconCare aria-hidden="true" className="size-5" />
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>, {signalementCount(count)}</VisuallyHidden>
    </span>
  );
}
