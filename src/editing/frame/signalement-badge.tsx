import IconCare from '~icons/lucide/triangle-alert';
import { CountBadge } from './count-badge.tsx';
import { signalementCount } from '../words/signalement-words.ts';

/** How many reports of players wait for an answer, beside the étape they are about. */
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
