import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Announces an action under way: « Envoi de l’image… ». Three dashes of the line move beside it. */
export function Waiting({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <p
      role="status"
      className={classNames('flex items-center gap-3 text-texte-doux', className)}
    >
      <span aria-hidden="true" className="flex gap-1 text-primaire">
        <span className="h-0.5 w-2 animate-attente rounded-pilule bg-current" />
        <span className="h-0.5 w-2 animate-attente rounded-pilule bg-current [animation-delay:150ms]" />
        <span className="h-0.5 w-2 animate-attente rounded-pilule bg-current [animation-delay:300ms]" />
      </span>
      {children}
    </p>
  );
}
