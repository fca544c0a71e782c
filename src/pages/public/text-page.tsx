import type { ReactNode } from 'react';
import { PageTitle } from '@/ui/page-title.tsx';

type TextPageProps = { title: string; chapeau?: ReactNode; children: ReactNode };

/** A page to read: one column, the measure of a book. Its children are `TextSection`s. */
export function TextPage({ title, chapeau, children }: TextPageProps) {
  return (
    <div className="mx-auto max-w-mesure md:pt-4">
      <title>{`${title} · Quêtes & Codes`}</title>
      <PageTitle chapeau={chapeau}>{title}</PageTitle>
      {children}
    </div>
  );
}

type TextSectionProps = { id: string; title: ReactNode; children: ReactNode };

/** A part of a page to read; its address is `#id`. */
export function TextSection({ id, title, children }: TextSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-titre`} className="mt-12">
      <h2 id={`${id}-titre`} className="text-2xl">
        {title}
      </h2>
      <div className="mt-4 space-y-4">{children}</div>
    </section>
  );
}

/** What is one of several, in words. */
export function TextList({ children }: { children: ReactNode }) {
  return <ul className="list-disc space-y-2 pl-6 marker:text-primaire">{children}</ul>;
}
