import {
  useLoaderData,
  useSearchParams,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { readActualites, readArticle } from '@/data/actualite/actualite-repository.ts';
import type { Article, CarteArticle } from '@/domain/actualite/actualite.ts';
import { rubriqueList } from '@/domain/actualite/rubrique.ts';
import { ArticleList } from '@/features/actualite/article-list.tsx';
import { ArticleView } from '@/features/actualite/article-view.tsx';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { PageHead } from '@/lib/head/page-head.tsx';
import { paths } from '@/lib/paths.ts';
import { PageTitle } from '@/ui/page-title.tsx';

type LoaderData =
  | { view: 'liste'; cartes: readonly CarteArticle[] }
  | { view: 'article'; article: Article; cartes: readonly CarteArticle[] };

/** The neighbours of an article are a nicety: it is read without them. */
function readNeighbours(signal: AbortSignal): Promise<readonly CarteArticle[]> {
  return readActualites(signal).catch((error: unknown) => {
    console.warn('The other articles cannot be read.', error);
    return [];
  });
}

/** One read: the list; or two: the article asked for, and the list that tells its neighbours. */
export async function loader({ request }: LoaderFunctionArgs): Promise<LoaderData> {
  const { pathname, searchParams } = new URL(request.url);
  const slug = searchParams.get('article');
  if (slug === null) {
    return { view: 'liste', cartes: await readActualites(request.signal) };
  }
  try {
    const [article, cartes] = await Promise.all([
      readArticle(slug, request.signal),
      readNeighbours(request.signal),
    ]);
    return { view: 'article', article, cartes };
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    throw new PageNotFoundError(`${pathname}?article=${slug}`);
  }
}

/** Rubrique and page filter what was read: nothing is read again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  const articleOf = (url: URL) => url.searchParams.get('article');
  return articleOf(currentUrl) !== articleOf(nextUrl);
}

/** `/blog`, and one article at `?article=`. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  return data.view === 'article' ? (
    <ArticlePage article={data.article} cartes={data.cartes} />
  ) : (
    <ListPage cartes={data.cartes} />
  );
}

type ArticlePageProps = { article: Article; cartes: readonly CarteArticle[] };

function ArticlePage({ article, cartes }: ArticlePageProps) {
  const { slug, titre, resume } = article;
  const index = cartes.findIndex((carte) => carte.slug === slug);
  return (
    <>
      <PageHead
        title={titre}
        description={resume}
        path={paths.blog({ article: slug })}
        type="article"
      />
      <ArticleView
        article={article}
        previous={index === -1 ? null : (cartes[index + 1] ?? null)}
        next={index < 1 ? null : (cartes[index - 1] ?? null)}
      />
    </>
  );
}

function ListPage({ cartes }: { cartes: readonly CarteArticle[] }) {
  const [searchParams] = useSearchParams();
  const asked = searchParams.get('rubrique');
  const rubrique = rubriqueList.find((one) => one === asked) ?? null;
  const page = Math.max(1, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1);
  return (
    <>
      <PageHead
        title="Actualités"
        description="Nouvelles quêtes, histoires de codes secrets, conseils d’auteurs et vie du site Quêtes & Codes."
        path={paths.blog()}
      />
      <PageTitle chapeau="Nouvelles quêtes, histoires de codes secrets, conseils pour écrire, et ce qui change sur le site.">
        Actualités
      </PageTitle>
      <ArticleList cartes={cartes} rubrique={rubrique} page={page} />
    </>
  );
}
