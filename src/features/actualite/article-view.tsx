import { Link } from '@/router/link.tsx';
import type { Article, ArticleBloc } from '@/domain/actualite/actualite.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { formatDate } from '@/lib/format/date.ts';
import { formatDuree } from '@/lib/format/mesure.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Cover } from '@/ui/cover.tsx';
import { InlineText } from '@/ui/inline-text.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { rubriqueNames } from './rubrique-names.ts';

/** One article in full. */
export function ArticleView({ article }: { article: Article }) {
  const { slug, titre, resume, rubrique, encre, publieLe, minutes, blocs } = article;
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
        label=""
        ratio={5 / 2}
        loading="eager"
        className="mt-7 rounded-carte ring-1 ring-trait/60"
      />
      <div className="mt-8 max-w-mesure space-y-5 text-lg">
        {blocs.map((bloc, index) => (
          <Bloc key={index} bloc={bloc} />
        ))}
      </div>
      <p className="mt-12 print:hidden">
        <ButtonLink to={paths.blog()} variant="secondary">
          Toutes les actualités
        </ButtonLink>
      </p>
    </article>
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
    case 'liste':
      return (
        <ul className="list-disc space-y-2 pl-6 marker:text-primaire">
          {bloc.points.map((point, index) => (
            <li key={index}>
              <InlineText text={typographie(point)} />
            </li>
          ))}
        </ul>
      );
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
