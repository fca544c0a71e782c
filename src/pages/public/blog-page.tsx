import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { readActualites } from '@/data/actualite/actualite-repository.ts';
import type { CarteArticle } from '@/domain/actualite/actualite.ts';
import { rubriqueList } from '@/domain/actualite/rubrique.ts';
import { ArticleList } from '@/features/actualite/article-list.tsx';
import { PageHead } from '@/lib/head/page-head.tsx';
import { paths } from '@/lib/paths.ts';
import { PageTitle } from '@/ui/page-title.tsx';

/** Rubrique and page filter the data already read. */
export { shouldRevalidate } from './filter-revalidation.ts';

/** One read: the list. */
export function loader({
  request,
}: LoaderFunctionArgs): Promise<readonly CarteArticle[]> {
  return readActualites(request.signal);
}

/** `/blog`: the articles, of a rubrique or all. */
export function Component() {
  const cartes = useLoaderData<typeof loader>();
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
