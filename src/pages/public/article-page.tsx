import {
  useLoaderData,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { readActualites, readArticle } from '@/data/actualite/actualite-repository.ts';
import type { Article, CarteArticle } from '@/domain/actualite/actualite.ts';
import { ArticleView } from '@/features/actualite/article-view.tsx';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { PageHead } from '@/lib/head/page-head.tsx';
import { paths } from '@/lib/paths.ts';

type LoaderData = { article: Article; cartes: readonly CarteArticle[] };

/** The neighbours of an article are a nicety: it is read without them. */
function readNeighbours(signal: AbortSignal): Promise<readonly CarteArticle[]> {
  return readActualites(signal).catch((error: unknown) => {
    console.warn('The other articles cannot be read.', error);
    return [];
  });
}

/** Two reads: the requested article, and the list, for its neighbours. */
export async function loader({ request }: LoaderFunctionArgs): Promise<LoaderData> {
  const slug = new URL(request.url).searchParams.get('article') ?? '';
  try {
    const [article, cartes] = await Promise.all([
      readArticle(slug, request.signal),
      readNeighbours(request.signal),
    ]);
    return { article, cartes };
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    throw new PageNotFoundError(paths.blog({ article: slug }));
  }
}

export function shouldRevalidate({
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  const articleOf = (url: URL) => url.searchParams.get('article');
  return articleOf(currentUrl) !== articleOf(nextUrl);
}

/** `/blog?article=`: one article. */
export function Component() {
  const { article, cartes } = useLoaderData<typeof loader>();
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
