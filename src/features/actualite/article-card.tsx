import type { CarteArticle } from '@/domain/actualite/actualite.ts';
import { rubriqueNames } from '@/domain/actualite/rubrique.ts';
import { factLine } from '@/lib/format/fact-line.ts';
import { formatDate } from '@/lib/format/date.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { paths } from '@/lib/paths.ts';
import { CarteLien } from '@/ui/carte-lien.tsx';
import { Cover } from '@/ui/pictures/cover.tsx';

/** An article in a list: cover, title, date and subject. */
export function ArticleCard({
  carte: { slug, titre, resume, rubrique, encre, publieLe, image },
  level = 2,
}: {
  carte: CarteArticle;
  /** Level of the title in the page's outline. */
  level?: 2 | 3 | undefined;
}) {
  return (
    <CarteLien
      to={paths.blog({ article: slug })}
      title={typographie(titre)}
      level={level}
      meta={factLine([formatDate(publieLe), rubriqueNames[rubrique]])}
      picture={
        <Cover
          seed={`article ${slug}`}
          points={[]}
          theme={encre}
          label=""
          picture={image === undefined ? null : { src: publicFileUrl(image) }}
        />
      }
    >
      <p className="mt-2">{typographie(resume)}</p>
    </CarteLien>
  );
}
