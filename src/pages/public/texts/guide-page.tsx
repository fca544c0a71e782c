import type { Guide } from '@/content/guides.ts';
import { TextPage } from './text-page.tsx';

type GuidePageProps = { guide: Guide; description: string; path: string };

/** A guide of `docs/` as a page to read. */
export function GuidePage({ guide, description, path }: GuidePageProps) {
  const { title, intro, parts } = guide;
  return (
    <TextPage
      title={title}
      description={description}
      path={path}
      chapeau={intro}
      parts={parts.map(({ content, ...part }) => ({
        ...part,
        content: <div className="texte-guide texte-redige">{content}</div>,
      }))}
    />
  );
}
