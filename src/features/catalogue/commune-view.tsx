import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import { departementName } from '@/domain/commune/departement.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { communeSlugOf, nearestFirst } from './commune-group.ts';
import { QueteCardList } from './quete-card-list.tsx';

/** How many quêtes of other communes are proposed. */
const neighbourCount = 6;

type CommuneViewProps = {
  departement: string;
  communeSlug: string;
  nom: string;
  /** Every card of the département. */
  cartes: readonly Carte[];
};

/** The quêtes of one commune, then some around it. */
export function CommuneView({ departement, communeSlug, nom, cartes }: CommuneViewProps) {
  const { ici, ailleurs } = useMemo(
    () => splitAround(cartes, communeSlug),
    [cartes, communeSlug],
  );
  const departementNom = departementName(departement);
  return (
    <>
      <PageTitle
        surtitre={
          <>
            <Link to={paths.queteList()}>Les quêtes</Link>
            <span aria-hidden="true">{' › '}</span>
            <Link to={paths.departement({ departement })}>{departementNom}</Link>
          </>
        }
        chapeau={
          ici.length === 0
            ? undefined
            : `${formatCount(ici.length, 'quête', 'quêtes')} à faire à pied.`
        }
      >
        {nom}
      </PageTitle>
      <div className="mt-8">
        {ici.length === 0 ? (
          <NothingYet hasNeighbours={ailleurs.length > 0} />
        ) : (
          <QueteCardList cartes={ici} level={2} withCommune={false} />
        )}
      </div>
      {ailleurs.length > 0 && (
        <section aria-labelledby="ailleurs" className="mt-14">
          <h2 id="ailleurs" className="mb-5 text-2xl">
            {ici.length === 0 ? 'Dans le même département' : 'Autour'}
          </h2>
          <QueteCardList cartes={ailleurs} />
          <p className="mt-8">
            <Link
              to={paths.departement({ departement })}
              className="inline-flex min-h-11 items-center font-bold"
            >
              {`Toutes les quêtes du département (${departementNom})`}
            </Link>
          </p>
        </section>
      )}
    </>
  );
}

/** The cards of a commune, and a few others: the nearest to it, or the newest while nothing says where it lies. */
function splitAround(cartes: readonly Carte[], communeSlug: string) {
  const ici = cartes.filter((carte) => communeSlugOf(carte) === communeSlug);
  const others = cartes.filter((carte) => communeSlugOf(carte) !== communeSlug);
  const place = ici.find(({ depart }) => depart !== null)?.depart ?? null;
  const sorted = place === null ? others : nearestFirst(others, place);
  return { ici, ailleurs: sorted.slice(0, neighbourCount) };
}

function NothingYet({ hasNeighbours }: { hasNeighbours: boolean }) {
  return (
    <EmptyState
      title="Pas encore de quête ici"
      action={
        hasNeighbours ? undefined : (
          <ButtonLink to={paths.queteList()}>Voir toutes les quêtes</ButtonLink>
        )
      }
    >
      <p>
        {hasNeighbours ? 'Il y en a dans le même département, plus bas. ' : ''}
        Vous connaissez bien la commune ?{' '}
        <Link to={paths.mairie()}>Parlez-en à votre mairie.</Link>
      </p>
    </EmptyState>
  );
}
