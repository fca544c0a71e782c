import { Link } from 'react-router';
import type { Criteres } from '@/domain/catalogue/criteres.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import type { Place } from './find-place.ts';
import { NothingFound } from './nothing-found.tsx';
import { QueteCardList } from './quete-card-list.tsx';
import type { SearchState } from './use-search.ts';

type FoundListProps = {
  state: Exclude<SearchState, { statut: 'repos' }>;
  criteres: Criteres;
  places: readonly Place[];
  /** Says which search this is: another one begins at its first page. */
  listKey: string;
  onChange: (next: Criteres) => void;
  onPoint: (queteId: string | null) => void;
};

/** What the search found, or why it found nothing. */
export function FoundList({ state, places, ...rest }: FoundListProps) {
  return (
    <>
      {places.length > 0 && <PlaceLinks places={places} />}
      <Answer state={state} places={places} {...rest} />
    </>
  );
}

function Answer({ state, criteres, places, listKey, onChange, onPoint }: FoundListProps) {
  switch (state.statut) {
    case 'attente':
      return <Waiting className="min-h-60">Les quêtes arrivent…</Waiting>;
    case 'echec':
      return (
        <Alert tone="attention" announce="polie" title="La recherche n’a pas pu se faire">
          <p>Le réseau manque peut-être. Ce que vous avez écrit est gardé.</p>
          <Button variant="secondary" className="mt-3" onClick={state.retry}>
            Réessayer
          </Button>
        </Alert>
      );
    case 'pret': {
      const { found } = state;
      if (found.fiches.length === 0) {
        return (
          <NothingFound
            criteres={criteres}
            found={found}
            places={places}
            onChange={onChange}
          />
        );
      }
      const count = formatCount(found.fiches.length, 'quête trouvée', 'quêtes trouvées');
      return (
        <section aria-labelledby="trouvees">
          <h2 id="trouvees" className="mb-5 text-2xl">
            {count}
          </h2>
          {!found.isWhole && (
            <p className="mb-5 max-w-mesure text-texte-doux">
              {`Aucune ne répond à tout «\u00A0${criteres.q} »\u00A0: en voici qui s’en approchent.`}
            </p>
          )}
          <QueteCardList
            key={listKey}
            cartes={found.fiches}
            columns={2}
            onPoint={onPoint}
          />
        </section>
      );
    }
  }
}

function PlaceLinks({ places }: { places: readonly Place[] }) {
  return (
    <nav aria-label="Lieux" className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {places.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-12 items-center rounded-pilule border border-primaire px-4 font-bold no-underline hover:bg-primaire/10"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
