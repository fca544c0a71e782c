import type { ComponentType } from 'react';
import { classNames } from '../class-names.ts';

type BarButtonProps = {
  Icon: ComponentType<{ className?: string }>;
  word: string;
  onPress: () => void;
};

/** A lesser thing to do beside the main button, in the one row at the foot of the game. */
export function BarButton({ Icon, word, onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={classNames(
        'inline-flex min-h-14 min-w-16 shrink-0 flex-col items-center justify-center rounded-carte border-2 border-primaire px-1 py-1',
        'text-base leading-tight font-bold whitespace-nowrap text-primaire-fort hover:bg-primaire/10 active:bg-primaire/15',
      )}
    >
      <span aria-hidden="true">
        <Icon className="size-5" />
      </span>
      {word}
    </button>
  );
}
