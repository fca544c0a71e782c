import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type StatusLineProps = {
  /** The last event, in words; empty without one. */
  children?: ReactNode;
  className?: string | undefined;
};

/**
 * One line about the last event (« Gardé sur cet appareil à 14:32 »), announced at the next silence. It must be on the page before it has
 * text, or a screen reader misses its first words.
 */
export function StatusLine({ children, className }: StatusLineProps) {
  return (
    <p role="status" className={classNames('min-h-6 text-texte-doux', className)}>
      {children}
    </p>
  );
}
