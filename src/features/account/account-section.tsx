import type { ReactNode } from 'react';

type AccountSectionProps = { id: string; title: string; children: ReactNode };

/** A part of one's page, with the anchor that its table of contents leads to. */
export function AccountSection({ id, title, children }: AccountSectionProps) {
  return (
    <section aria-labelledby={id} className="scroll-mt-6">
      <h2 id={id} tabIndex={-1} className="scroll-mt-6 text-2xl">
        {title}
      </h2>
      <div className="mt-5">{children}</div>
    </section>
  );
}
