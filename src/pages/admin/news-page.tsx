import { NewsPath } from '@/features/desk/desk-header.tsx';
import { ArticleDeskList } from '@/features/desk/articles/article-desk-list.tsx';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';

/** `/admin/parcours/news`: every article. */
export function Component() {
  return (
    <>
      <title>Actualités – Quêtes &amp; Codes</title>
      <NewsPath />
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <PageTitle>Écrire les actualités</PageTitle>
        <ButtonLink to={paths.news({ vue: 'ecrire' })}>Écrire une actualité</ButtonLink>
      </div>
      <ArticleDeskList />
    </>
  );
}
