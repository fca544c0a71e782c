import type { ReactNode } from 'react';
import { partCover, type Article } from '@/domain/actualite/actualite.ts';
import { rubriqueNames } from '@/domain/actualite/rubrique.ts';
import { formatDate } from '@/lib/format/date.ts';
import { formatDuree } from '@/lib/format/mesure.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Cover } from '@/ui/pictures/cover.tsx';

/** Renders the text of an article as its readers see it; lent by the public page's feature. */
export type RenderArticleText = (blocs: Article['blocs']) => ReactNode;

type ArticlePreviewProps = { article: Article; renderText: RenderArticleText };

/** An article as its readers will see it, within the page that writes it. */
export function ArticlePreview({ article, renderText }: ArticlePreviewProps) {
  const { slug, titre, resume, rubrique, encre, publieLe, minutes, blocs } = article;
  const { cover, rest } = partCover(blocs);
  return (
    <>
      <p className="font-bold text-primaire-fort">{rubriqueNames[rubrique]}</p>
      <h2 className="mt-1 text-3xl break-words">
        {titre.trim() === '' ? 'Sans titre' : typographie(titre)}
      </h2>
      <p className="mt-3 text-lg break-words">{typographie(resume)}</p>
      <p className="mt-3 text-texte-doux">
        {`${formatDate(publieLe)} · ${formatDuree(minutes)} de lecture`}
      </p>
      <Cover
        seed={`article ${slug}`}
        points={[]}
        theme={encre}
        label={cover?.alternative ?? ''}
        picture={cover === null ? null : { src: publicFileUrl(cover.path) }}
        ratio={cover === null ? 5 / 2 : 3 / 2}
        className="mt-7 rounded-carte ring-1 ring-trait/60"
      />
      {renderText(rest)}
    </>
  );
}
