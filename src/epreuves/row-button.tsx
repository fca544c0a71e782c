import type { ComponentProps, ReactNode } from 'react';

type RowButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  icon: ReactNode;
  children: ReactNode;
};

/** A small button at the end of a row of a list: its icon and its word. */
export function RowButton({ icon, children, ...button }: RowButtonProps) {
  return (
    <button
      {...button}
      type="button"
      className="inline-flex min-h-12 max-w-full min-w-12 items-center justify-center gap-2 rounded-pilule px-3 text-primaire-fort hover:bg-primaire/10 disabled:cursor-not-allowed disabled:text-texte-doux disabled:hover:bg-transparent"
    >
      {icon}
      <span className="min-w-0">{children}</span>
    </button>
  );
}
