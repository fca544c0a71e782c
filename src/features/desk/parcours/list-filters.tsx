import { startTransition, useOptimistic } from 'react';
import { Link, useNavigate } from 'react-router';
import {
  parcoursStateLabels,
  stateFilterList,
  type StateFilter,
} from '@/domain/parcours/parcours-state.ts';
import { besoinList, type Filtre } from '@/domain/parcours/tableau.ts';
import { typographie } from '@/lib/format/typographie.ts';
import type { DashboardQuery } from '@/lib/paths.ts';
import { Field } from '@/ui/field.tsx';
import { besoinLabels } from './filtre.ts';
import { useDashboardPath } from '@/lib/use-dashboard-path.ts';

type ListFiltersProps = {
  filtre: Filtre;
  /** The names of the communes of the list, in order, as far as it was read. */
  communes: readonly string[];
  /** Called before the choice of a commune: all communes are needed. */
  onCommunesWanted: () => void;
};

/** Filters of the list: each choice is an address. */
export function ListFilters({ filtre, communes, onCommunesWanted }: ListFiltersProps) {
  const navigate = useNavigate();
  const pathOf = useDashboardPath();
  // Typed text shows at once; the address follows.
  const [typed, showTyped] = useOptimistic(filtre.q);
  const ask = (changes: DashboardQuery) =>
    void navigate(pathOf(changes), { preventScrollReset: true });
  const type = (q: string) =>
    startTransition(async () => {
      showTyped(q);
      await navigate(pathOf({ q }), { replace: true, preventScrollReset: true });
    });
  return (
    <div role="search" aria-label="Parcours" className="space-y-4">
      <EtatChoice etat={filtre.etat} />
      <div className="grid grid-cols-2 items-end gap-x-6 gap-y-4 md:grid-cols-3">
        <Field
          className="max-md:col-span-2"
          label="Chercher"
          type="search"
          value={typed}
          placeholder="Un titre, une commune, un nom…"
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <Field
          as="select"
          label="Commune"
          value={filtre.commune}
          onFocus={onCommunesWanted}
          onChange={({ currentTarget }) => ask({ commune: currentTarget.value })}
        >
          <option value="">Toutes les communes</option>
          {[...new Set([...communes, filtre.commune])]
            .filter((nom) => nom !== '')
            .map((nom) => (
              <option key={nom} value={nom}>
                {typographie(nom)}
              </option>
            ))}
        </Field>
        <Field
          as="select"
          label="À faire"
          value={filtre.besoin ?? ''}
          onChange={({ currentTarget }) => ask({ besoin: currentTarget.value })}
        >
          <option value="">Tout</option>
          {besoinList.map((besoin) => (
            <option key={besoin} value={besoin}>
              {besoinLabels[besoin]}
            </option>
          ))}
        </Field>
      </div>
    </div>
  );
}

function EtatChoice({ etat }: { etat: StateFilter | null }) {
  const pathOf = useDashboardPath();
  return (
    <nav aria-label="Parcours à montrer" className="flex flex-wrap gap-x-5">
      {[null, ...stateFilterList].map((one) => (
        <Link
          key={one}
          to={pathOf({ etat: one ?? undefined })}
          preventScrollReset
          aria-current={one === etat ? 'true' : undefined}
          className="inline-flex min-h-11 min-w-11 items-center border-b-[3px] border-transparent font-bold text-texte-doux no-underline hover:text-texte aria-[current=true]:border-primaire aria-[current=true]:text-primaire-fort"
        >
          {one === null ? 'Tous' : parcoursStateLabels[one]}
        </Link>
      ))}
    </nav>
  );
}
