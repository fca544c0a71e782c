import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { CatalogueDepartement } from '@/domain/catalogue/catalogue.ts';
import { readDepartementCentres } from '@/data/commune/commune-repository.ts';
import type { Centre } from '@/domain/commune/search.ts';
import { totalOf } from '@/domain/catalogue/departement-parts.ts';
import { departementName } from '@/domain/commune/departement.ts';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Field } from '@/ui/field.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { AroundList } from './around-list.tsx';
import { communeSlugOf, groupByCommune, type CommuneGroup } from './commune-group.ts';
import { CommuneMap } from './commune-map.tsx';
import { NewsLinks } from './news-links.tsx';
import { placeCount, queteCount } from './place-words.ts';
import { QueteCardList } from './quete-card-list.tsx';
import { useOutcome } from './use-outcome.ts';
import { useFurtherCartes, type FurtherCartes } from './use-further-cartes.ts';

type DepartementViewProps = {
  departement: string;
  /** Its first part. */
  first: CatalogueDepartement;
  /** The only commune shown; null for all. An unknown one means all. */
  communeSlug: string | null;
  onCommuneChange: (communeSlug: string | null) => void;
};

/** Every quête of a département, as a list and on demand on a map. */
export function DepartementView({
  departement,
  first,
  communeSlug,
  onCommuneChange,
}: DepartementViewProps) {
  const [isFiltering, setIsFiltering] = useState(false);
  const { cartes, further } = useFurtherCartes(
    departement,
    first,
    // A filter needs every card.
    communeSlug !== null || isFiltering,
  );
  const groups = useMemo(() => groupByCommune(cartes), [cartes]);
  const chosen = groups.find((group) => group.communeSlug === communeSlug) ?? null;
  const shown = useMemo(
    () =>
      chosen === null
        ? cartes
        : cartes.filter((carte) => communeSlugOf(carte) === chosen.communeSlug),
    [cartes, chosen],
  );
  const nom = departementName(departement);
  return (
    <>
      <PageTitle
        surtitre={
          <Link to={paths.queteList()}>
            <Trans>Les quêtes</Trans>
          </Link>
        }
        chapeau={
          cartes.length === 0 ? undefined : chapeauOf(totalOf(first), further, groups)
        }
      >
        {nom}
      </PageTitle>
      {cartes.length === 0 ? (
        <NothingYet nom={nom} departement={departement} />
      ) : (
        <>
          <div className="mt-6 mb-9 flex flex-wrap items-end gap-x-6 gap-y-5">
            <CommuneFilter
              groups={groups}
              chosen={chosen}
              onChange={onCommuneChange}
              onFocus={() => setIsFiltering(true)}
            />
            <CommuneMap
              groups={groups}
              label={t`Carte des quêtes\u00A0: ${nom}`}
              selectedSlug={chosen?.communeSlug ?? null}
              onSelect={onCommuneChange}
            />
          </div>
          <h2 className="mb-5 text-2xl">
            {chosen === null ? t`Toutes les quêtes` : chosen.nom}
          </h2>
          <p role="status" className="sr-only">
            {chosen !== null && placeCount(chosen.nom, chosen.total)}
          </p>
          <QueteCardList
            key={chosen?.communeSlug ?? ''}
            cartes={shown}
            withCommune={chosen === null}
            further={chosen === null ? further : null}
          />
        </>
      )}
      <NewsLinks place={{ departement }} nom={nom} />
    </>
  );
}

function chapeauOf(
  total: number,
  further: FurtherCartes | null,
  groups: readonly CommuneGroup[],
): string {
  const quetes = queteCount(total);
  // The communes of unread parts are unknown.
  if (further !== null) return `${quetes}.`;
  const communeCount = groups.length;
  const communes = plural(communeCount, {
    one: '#\u00A0commune',
    other: '#\u00A0communes',
  });
  return t`${quetes} dans ${communes}.`;
}

function NothingYet({ nom, departement }: { nom: string; departement: string }) {
  const centre = useDepartementCentre(departement);
  const place = useMemo(
    () => ({ etendue: { type: 'departements', codes: [departement] } as const, centre }),
    [departement, centre],
  );
  return (
    <>
      <EmptyState className="mt-8" title={t`Pas encore de quête ici`}>
        <p>
          <Trans>
            Aucune commune de ce département n’a publié de quête ({nom}).{' '}
            <Link to={paths.mairie()}>Parlez-en à votre mairie.</Link>
          </Trans>
        </p>
      </EmptyState>
      <section aria-labelledby="proches" className="mt-12">
        <h2 id="proches" className="mb-5 text-2xl">
          <Trans>Les plus proches</Trans>
        </h2>
        <AroundList
          place={place}
          fallback={
            <ButtonLink to={paths.queteList()}>
              <Trans>Voir les autres départements</Trans>
            </ButtonLink>
          }
        />
      </section>
    </>
  );
}

/** Centre of a département; null while its file loads or if it cannot be read. */
function useDepartementCentre(departement: string): Centre | null {
  const outcome = useOutcome('departements', readDepartementCentres);
  return useMemo(() => {
    const position =
      outcome !== null && 'value' in outcome ? outcome.value.get(departement) : undefined;
    return position === undefined ? null : { position, isEstimate: true };
  }, [outcome, departement]);
}

type CommuneFilterProps = {
  groups: readonly CommuneGroup[];
  chosen: CommuneGroup | null;
  onChange: (communeSlug: string | null) => void;
  onFocus: () => void;
};

function CommuneFilter({ groups, chosen, onChange, onFocus }: CommuneFilterProps) {
  if (groups.length < 2) return null;
  return (
    <Field
      as="select"
      label={t`Commune`}
      className="w-full flex-1 sm:min-w-64 sm:max-w-sm"
      value={chosen?.communeSlug ?? ''}
      onFocus={onFocus}
      onChange={(event) =>
        onChange(event.target.value === '' ? null : event.target.value)
      }
    >
      <option value="">{t`Toutes les communes`}</option>
      {groups.map(({ communeSlug, nom, total }) => (
        <option key={communeSlug} value={communeSlug}>
          {`${nom} (${total})`}
        </option>
      ))}
    </Field>
  );
}
