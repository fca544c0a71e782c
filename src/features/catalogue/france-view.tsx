import type { CatalogueFrance } from '@/domain/catalogue/catalogue.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { DepartementIndex } from './departement-index.tsx';
import { QueteCardList } from './quete-card-list.tsx';
import { SearchAnswer, type SearchAnswerProps } from './search-answer.tsx';
import { SearchForm } from './search-form.tsx';

/** While the newest are not the whole catalogue, they leave room for the départements below them. */
const newestCount = 6;

type FranceViewProps = {
  france: CatalogueFrance;
  /** What answers the text that was typed; null when nothing was. */
  recherche: SearchAnswerProps | null;
};

/** The whole catalogue: where one wants to walk, the newest quêtes, the départements that have some. */
export function FranceView({ france, recherche }: FranceViewProps) {
  const { total, departements, vedettes } = france;
  const newest = total > vedettes.length ? vedettes.slice(0, newestCount) : vedettes;
  return (
    <>
      <PageTitle chapeau={chapeauOf(france)}>Les quêtes</PageTitle>
      <div className="mt-7">
        <SearchForm q={recherche?.q ?? ''} />
      </div>
      {recherche !== null && (
        <div className="mt-8">
          <SearchAnswer {...recherche} />
        </div>
      )}
      {total === 0 && (
        <EmptyState
          className="mt-12"
          title="La première quête reste à écrire"
          action={<ButtonLink to={paths.mairie()}>Pour les mairies</ButtonLink>}
        >
          <p>Aucune commune n’a encore publié de quête. Ce sera peut-être la vôtre.</p>
        </EmptyState>
      )}
      {newest.length > 0 && (
        <section aria-labelledby="nouvelles" className="mt-12">
          <h2 id="nouvelles" className="mb-5 text-2xl">
            Les dernières publiées
          </h2>
          <QueteCardList cartes={newest} />
        </section>
      )}
      {departements.length > 0 && (
        <section aria-labelledby="departements" className="mt-14">
          <h2 id="departements" className="mb-4 text-2xl">
            Par département
          </h2>
          <DepartementIndex departements={departements} />
        </section>
      )}
    </>
  );
}

function chapeauOf({ total, departements }: CatalogueFrance): string {
  const promise = 'Des balades à énigmes, écrites par les gens du village.';
  if (total === 0) return promise;
  const quetes = formatCount(total, 'quête', 'quêtes');
  const where = formatCount(departements.length, 'département', 'départements');
  return `${promise} ${quetes} dans ${where}.`;
}
