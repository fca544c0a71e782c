import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names.ts';

type AccountSectionProps = {
  id: string;
  title: string;
  /** It is on the sheet when the page is printed: of one's page, the carnet alone is. */
  isPrinted?: boolean;
  children: ReactNode;
};

/** A part of one's page, with the anchor that its table of contents leads to. */
export function AccountSection({
  id,
  title,
  isPrinted = false,
  children,
}: AccountSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={classNames('scroll-mt-6', !isPrinted && 'print:hidden')}
    >
      <h2 id={id} tabIndex={-1} className="scroll-mt-6 text-2xl">
        {title}
      </h2>
      <div className="mt-5">{children}</div>
    </section>
  );
}
