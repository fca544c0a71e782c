import type { ReactNode } from 'react';
import { PageHead } from '@/lib/head/page-head.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { PageContents } from './page-contents.tsx';

export type TextPart = { id: string; title: string; content: ReactNode };

type TextPageProps = {
  title: string;
  /** For search engines and shared links. */
  description: string;
  path: string;
  chapeau?: ReactNode;
  /** The summary: one sentence each. */
  essentiel?: readonly ReactNode[];
  parts: readonly TextPart[];
};

/** A page to read: summary, contents, then one column of the measure of a book. */
export function TextPage({
  title,
  description,
  path,
  chapeau,
  essentiel,
  parts,
}: TextPageProps) {
  return (
    <div className="grid grid-cols-1 gap-x-12 md:pt-4 lg:grid-cols-4">
      <PageHead title={title} description={description} path={path} />
      <div className="lg:col-span-3">
        <PageTitle chapeau={chapeau}>{title}</PageTitle>
        {essentiel !== undefined && <Essentiel points={essentiel} />}
      </div>
      <PageContents
        parts={parts}
        className="mt-8 self-start lg:sticky lg:top-6 lg:col-start-4 lg:row-span-2 lg:row-start-1 lg:mt-2"
      />
      <div className="lg:col-span-3 lg:col-start-1">
        {parts.map(({ id, title: partTitle, content }) => (
          <TextSection key={id} id={id} title={partTitle}>
            {content}
          </TextSection>
        ))}
      </div>
    </div>
  );
}

function Essentiel({ points }: { points: readonly ReactNode[] }) {
  return (
    <section
      aria-labelledby="essentiel"
      className="mt-8 max-w-mesure rounded-carte border border-trait bg-fond-carte px-5 py-5 sm:px-7"
    >
      <h2 id="essentiel" className="text-xl">
        En bref
      </h2>
      <ul className="mt-3 list-disc space-y-2 pl-6 marker:text-primaire">
        {points.map((point, index) => (
          <li key={index}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

type TextSectionProps = { id: string; title: ReactNode; children: ReactNode };

/** A part of a page to read; its address is `#id`. */
export function TextSection({ id, title, children }: TextSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-titre`} className="mt-14 max-w-mesure">
      <h2 id={`${id}-titre`} className="text-2xl">
        {title}
      </h2>
      <div className="mt-4 space-y-4">{children}</div>
    </section>
  );
}

/** A title within a part. */
export function TextTitle({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h3 id={id} className="pt-4 text-xl">
      {children}
    </h3>
  );
}

export function TextList({ children }: { children: ReactNode }) {
  return <ul className="list-disc space-y-2 pl-6 marker:text-primaire">{children}</ul>;
}

export type Fact = { term: ReactNode; fact: ReactNode };

/** Names and values, side by side if there is room: a table that never overflows. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-trait border-y border-trait">
      {facts.map(({ term, fact }, index) => (
        <div
          key={index}
          className="grid gap-x-6 gap-y-1 py-3 break-inside-avoid sm:grid-cols-3"
        >
          <dt className="font-bold">{term}</dt>
          <dd className="sm:col-span-2">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
