import type { ReactNode, Ref } from 'react';
import IconUnfold from '~icons/lucide/chevron-down';
import { classNames } from './class-names.ts';

type FoldProps = {
  title: ReactNode;
  isOpen?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDetailsElement>;
  /** Called each time that it is unfolded. */
  onUnfold?: () => void;
  children: ReactNode;
};

/** A rarely wanted part, folded to one line. */
export function Fold({
  title,
  isOpen = false,
  className,
  ref,
  onUnfold,
  children,
}: FoldProps) {
  return (
    <details
      ref={ref}
      open={isOpen || undefined}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onUnfold?.();
      }}
      className={classNames(
        'group/fold rounded-carte border border-trait bg-fond-carte px-[min(1rem,4vw)]',
        className,
      )}
    >
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 font-bold">
        {title}
        <IconUnfold
          aria-hidden="true"
          className="size-[min(1.25rem,5vw)] shrink-0 group-open/fold:rotate-180"
        />
      </summary>
      <div className="pt-2 pb-4">{children}</div>
    </details>
  );
}
