import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names.ts';

type SubjectButtonProps = {
  isActive: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** A subject besides the étapes, in the list above and below them. */
export function SubjectButton({ isActive, onPress, children }: SubjectButtonProps) {
  return (
    <button
      type="button"
      aria-current={isActive ? 'true' : undefined}
      onClick={onPress}
      className={classNames(
        'flex min-h-12 w-full items-center gap-3 rounded-carte px-3 text-left font-titre font-bold hover:bg-primaire/5',
        isActive && 'bg-primaire/10 text-primaire-fort',
      )}
    >
      {children}
    </button>
  );
}
