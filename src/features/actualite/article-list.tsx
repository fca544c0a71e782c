import { Link } from 'react-router';
import type { CarteArticle } from '@/domain/actualite/actualite.ts';
import {
  rubriqueList,
  type Rubrique,
  rubriqueNames,
} from '@/domain/actualite/rubrique.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { ArticleCard } from './article-card.tsx';

/** Articles per page of the list. */
export const articlePageSize = 9;

type ArticleListProps = {
  cartes: readonly CarteArticle[];
  rubrique: Rubrique | null;
  /** From 1. */
  page: number;
};

/** The articles, newest first, by rubrique and page: both in the address, so that links suffice. */
export function ArticleList({ cartes, rubrique, page }: ArticleListProps) {
  const chosen =
    rubrique === null ? cartes : cartes.filter((carte) => carte.rubrique === rubrique);
  const pageCount = Math.max(1, Math.ceil(chosen.length / articlePageSize));
  const current = Math.min(page, pageCount);
  const shown = chosen.slice((current - 1) * articlePageSize, current * articlePageSize);
  return (
    <>
      <RubriqueChoice cartes={cartes} chosen={rubrique} />
      <StatusLine className="mt-3">
        {rubrique !== null &&
          `${formatCount(chosen.length, 'article', 'articles')}\u00A0: ${rubriqueNames[rubrique]}`}
      </StatusLine>
      {shown.length === 0 ? (
        <EmptyState
          className="mt-6"
          title="Rien à lire ici pour l’instant"
          action={<ButtonLink to={paths.queteList()}>Voir les quêtes</ButtonLink>}
        >
          <p>Le premier article sera annoncé ici.</p>
        </EmptyState>
      ) : (
        <ul className="mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((carte) => (
            <li key={carte.slug}>
              <ArticleCard carte={carte} />
            </li>
          ))}
        </ul>
      )}
      {pageCount > 1 && (
        <Paging rubrique={rubrique} current={current} pageCount={pageCount} />
      )}
    </>
  );
}

function RubriqueChoice({
  cartes,
  chosen,
}: {
  cartes: readonly CarteArticle[];
  chosen: Rubrique | null;
}) {
  const present = rubriqueList.filter((one) =>
    cartes.some(({ rubrique }) => rubrique === one),
  );
  if (present.length < 2) return null;
  return (
    <nav aria-label="Rubriques" className="mt-7">
      <ul className="flex flex-wrap gap-2">
        {[null, ...present].map((rubrique) => (
          <li key={rubrique ?? 'toutes'}>
            <Link
              to={paths.blog({ rubrique: rubrique ?? undefined })}
              preventScrollReset
              aria-current={rubrique === chosen ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-pilule border border-trait-fort px-4 text-texte no-underline hover:border-texte aria-[current]:border-texte aria-[current]:bg-texte aria-[current]:text-fond"
            >
              {rubrique === null ? 'Tout' : rubriqueNames[rubrique]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Paging({
  rubrique,
  current,
  pageCount,
}: {
  rubrique: Rubrique | null;
  current: number;
  pageCount: number;
}) {
  const linkTo = (page: number) =>
    paths.blog({
      rubrique: rubrique ?? undefined,
      page: page === 1 ? undefined : String(page),
    });
  return (
    <nav aria-label="Pages" className="mt-12 flex flex-wrap items-center gap-4">
      {current > 1 && (
        <ButtonLink to={linkTo(current - 1)} variant="secondary">
          Plus récents
        </ButtonLink>
      )}
      <p className="text-texte-doux">{`Page ${current} sur ${pageCount}`}</p>
      {current < pageCount && (
        <ButtonLink to={linkTo(current + 1)} variant="secondary">
          Plus anciens
        </ButtonLink>
      )}
    </nav>
  );
}
