import type { Bloc } from '@/content/mairie-document-blocs.ts';
import { InlineText } from '@/ui/inline-text.tsx';

/** A block of a document; `level` is that of its titles in the outline of the page. */
export function BlocView({ bloc, level = 2 }: { bloc: Bloc; level?: 2 | 3 }) {
  switch (bloc.type) {
    case 'titre': {
      const Heading = `h${level}` as const;
      return <Heading className="pt-3 text-xl">{bloc.texte}</Heading>;
    }
    case 'texte':
      return (
        <p>
          <InlineText text={bloc.texte} />
        </p>
      );
    case 'liste':
      return <PointList points={bloc.points} />;
    case 'champs':
      return (
        <ul className="space-y-4 pt-2">
          {bloc.labels.map((label) => (
            <li key={label} className="flex flex-wrap items-baseline gap-x-3">
              {label} :
              <span
                aria-hidden="true"
                className="min-w-32 flex-1 border-b-2 border-dotted border-trait-fort"
              />
            </li>
          ))}
        </ul>
      );
  }
}

/** Lines of a document or of the page; a box to tick has no bullet. */
export function PointList({ points }: { points: readonly string[] }) {
  return (
    <ul className="space-y-2">
      {points.map((point) => (
        <li key={point} className={point.startsWith('☐') ? '' : 'ml-6 list-disc'}>
          <InlineText text={point} />
        </li>
      ))}
    </ul>
  );
}
