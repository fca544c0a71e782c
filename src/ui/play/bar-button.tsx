import type { ComponentType, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type BarButtonProps = {
  Icon: ComponentType<{ className?: string }>;
  /** The word under the icon; it is part of the name. */
  word: string;
  /** Accessible name of the button, if its word is not enough. Contains the word. */
  name?: ReactNode;
  /** A cost beside the icon: visual only, the name includes it. */
  badge?: string | undefined;
  onPress: () => void;
};

/** A minor action beside the main button, in the one row at the foot of the game. */
export function BarButton({ Icon, word, name, badge, onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={classNames(
        'inline-flex min-h-14 min-w-16 shrink-0 flex-col items-center justify-center rounded-carte border-2 border-primaire px-1 py-1',
        'text-base leading-tight font-bold whitespace-nowrap text-primaire-fort hover:bg-primaire/10 active:bg-primaire/15',
      )}
    >
      <span aria-hidden="true" className="flex items-center gap-1">
        <Icon className="size-5" />
        {badge}
      </span>
      {name === undefined ? (
        word
      ) : (
        <>
          <span aria-hidden="true">{word}</span>
          <span className="sr-only">{name}</span>
        </>
      )}
    </button>
  );
}
