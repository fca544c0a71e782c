import { Link } from 'react-router';
import {
  partCover,
  type Article,
  type ArticleBloc,
  type CarteArticle,
  articleImageSize,
} from '@/domain/actualite/actualite.ts';
import { rubriqueNames } from '@/domain/actualite/rubrique.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { formatDate } from '@/lib/format/date.ts';
import { formatDuree } from '@/lib/format/mesure.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Cover } from '@/ui/pictures/cover.tsx';
import { InlineText } from '@/ui/inline-text.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { ShareLine } from './share-line.tsx';

type ArticleViewProps = {
  article: Article;
  /** The ones before and after it in time; null at the ends. */
  previous: CarteArticle | null;
  next: CarteArticle | null;
};

/** An article in full, with its share button and its neighbours. */
export function ArticleView({ article, previous, next }: ArticleViewProps) {
  const { slug, titre, resume, rubrique, encre, publieLe, minutes, blocs } = article;
  const { cover, rest } = partCover(blocs);
  return (
    <article className="mx-auto max-w-3xl md:pt-4">
      <PageTitle
        surtitre={
          <>
            <Link to={paths.blog()}>Actualités</Link>
            <span aria-hidden="true">{' › '}</span>
            <Link to={paths.blog({ rubrique })}>{rubriqueNames[rubrique]}</Link>
          </>
        }
        chapeau={typographie(resume)}
      >
        {typographie(titre)}
      </PageTitle>
      <p className="mt-3 text-texte-doux">
        <time dateTime={new Date(publieLe).toISOString()}>{formatDate(publieLe)}</time>
        {` · ${formatDuree(minutes)} de lecture`}
      </p>
      <Cover
        seed={`article ${slug}`}
        points={[]}
        theme={encre}
        label={cover?.alternative ?? ''}
        picture={cover === null ? null : { src: publicFileUrl(cover.path) }}
        ratio={cover === null ? 5 / 2 : 3 / 2}
        isFirst
        className="mt-7 rounded-carte ring-1 ring-trait/60"
      />
      <ArticleText blocs={rest} />
      <div className="mt-10 print:hidden">
        <ShareLine titre={titre} path={paths.blog({ article: slug })} />
      </div>
      <nav aria-label="Autres actualités" className="mt-10 print:hidden">
        <ul className="space-y-2">
          {next !== null && <OtherArticle label="Plus récent" carte={next} />}
          {previous !== null && <OtherArticle label="Plus ancien" carte={previous} />}
        </ul>
        <p className="mt-6">
          <ButtonLink to={paths.blog()} variant="secondary">
            Toutes les actualités
          </ButtonLink>
        </p>
      </nav>
    </article>
  );
}

function OtherArticle({ label, carte }: { label: string; carte: CarteArticle }) {
  return (
    <li>
      <span className="text-texte-doux">{`${label}\u00A0: `}</span>
      <Link to={paths.blog({ article: carte.slug })}>{typographie(carte.titre)}</Link>
    </li>
  );
}

/** The text of an article, block after block. */
export function ArticleText({ blocs }: { blocs: readonly ArticleBloc[] }) {
  return (
    <div className="mt-8 max-w-mesure space-y-5 text-lg">
      {blocs.map((bloc, index) => (
        <Bloc key={index} bloc={bloc} />
      ))}
    </div>
  );
}

function Bloc({ bloc }: { bloc: ArticleBloc }) {
  switch (bloc.type) {
    case 'titre':
      return <h2 className="pt-5 text-2xl">{typographie(bloc.texte)}</h2>;
    case 'paragraphe':
      return (
        <p>
          <InlineText text={typographie(bloc.texte)} />
        </p>
      );
    case 'liste': {
      const points = bloc.points.map((point, index) => (
        <li key={index}>
          <InlineText text={typographie(point)} />
        </li>
      ));
      return bloc.ordonnee === true ? (
        <ol className="list-decimal space-y-2 pl-6 marker:text-primaire">{points}</ol>
      ) : (
        <ul className="list-disc space-y-2 pl-6 marker:text-primaire">{points}</ul>
      );
    }
    case 'citation':
      return (
        <figure className="border-l-4 border-primaire pl-5">
          <blockquote>
            <InlineText text={typographie(bloc.texte)} />
          </blockquote>
          {bloc.source !== '' && (
            <figcaption className="mt-2 text-base text-texte-doux">
              {typographie(bloc.source)}
            </figcaption>
          )}
        </figure>
      );
    case 'image': {
      const { largeur, hauteur } = articleImageSize(bloc.path);
      return (
        <img
          src={publicFileUrl(bloc.path)}
          alt={bloc.alternative}
          width={largeur}
          height={hauteur}
          loading="lazy"
          decoding="async"
          className="h-auto max-w-full rounded-carte"
        />
      );
    }
    case 'quete':
      return (
        <p>
          <ButtonLink to={paths.quete(addressOf(bloc.queteId))}>
            {typographie(bloc.titre)}
          </ButtonLink>
        </p>
      );
  }
}
