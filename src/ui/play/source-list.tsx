import { t } from '@lingui/core/macro';
import { authoredLang } from '@/langue/authored.ts';

type SourceListProps = {
  sources: readonly { titre: string; url: string }[];
};

/** Sources of an étape and of its pictures, small. Empty without a source. */
export function SourceList({ sources }: SourceListProps) {
  if (sources.length === 0) return null;
  return (
    <p className="text-base text-texte-doux">
      {sources.length === 1 ? t`Source` : t`Sources`}
      {'\u00A0: '}
      {sources.map(({ titre, url }, index) => (
        <span key={url}>
          {index > 0 && ', '}
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            lang={authoredLang()}
            className="text-texte-doux"
          >
            {titre}
          </a>
        </span>
      ))}
    </p>
  );
}
