import type { Source } from '@/domain/etape/source.ts';
import { typographie } from '@/lib/format/typographie.ts';

/** Where an étape was read and where its pictures are from, small. Nothing without a source. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <p className="text-base text-texte-doux">
      {sources.length === 1 ? 'Source' : 'Sources'}
      {'\u00A0: '}
      {sources.map(({ titre, url }, index) => (
        <span key={url}>
          {index > 0 && ', '}
          <a href={url} target="_blank" rel="noreferrer" className="text-texte-doux">
            {typographie(titre)}
          </a>
        </span>
      ))}
    </p>
  );
}
