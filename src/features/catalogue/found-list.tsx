import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Criteres } from '@/domain/catalogue/criteres.ts';
import type { Fiche } from '@/domain/catalogue/fiche.ts';
import { distanceMetres, type Position } from '@/domain/geo/position.ts';
import { formatEloignement } from '@/lib/format/mesure.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import type { Place } from './find-place.ts';
import { FoundPlaceList } from './found-place-list.tsx';
import { NothingFound } from './nothing-found.tsx';
import { foundCount } from './place-words.ts';
import { QueteCardList } from './quete-card-list.tsx';
import type { Found, SearchState } from './use-search.ts';

type FoundListProps = {
  state: Exclude<SearchState, { statut: 'repos' }>;
  criteres: Criteres;
  /** Other places that the text may mean. */
  places: readonly Place[];
  /** The user's position, for the distance of each quête; null while unknown. */
  position: Position | null;
  /** Identifies the search: another one begins at its first page. */
  listKey: string;
  onChange: (next: Criteres) => void;
  onPoint: (queteId: string | null) => void;
};

/** Results of the search, or the reason for their absence. */
export function FoundList({ places, ...rest }: FoundListProps) {
  return (
    <>
      <Answer places={places} {...rest} />
      {places.length > 0 && <PlaceLinks places={places} />}
    </>
  );
}

function Answer({ state, ...rest }: FoundListProps) {
  switch (state.statut) {
    case 'attente':
      return <Waiting className="min-h-60">{t`Les quêtes arrivent…`}</Waiting>;
    case 'echec':
      return (
        <Alert tone="attention" announce="polie" title={t`La recherche n’a pas abouti`}>
          <p>
            <Trans>Le réseau manque peut-être. Ce que vous avez écrit est gardé.</Trans>
          </p>
          <Button variant="secondary" className="mt-3" onClick={state.retry}>
            <Trans>Réessayer</Trans>
          </Button>
        </Alert>
      );
    case 'pret':
      return <Ready found={state.found} {...rest} />;
  }
}

type ReadyProps = Omit<FoundListProps, 'state'> & { found: Found };

/** Quêtes matching the text before an empty place; else the place first. */
function Ready({ found, ...rest }: ReadyProps) {
  const { lieu, fiches } = found;
  if (lieu === null) return <FoundByText found={found} {...rest} />;
  const { listKey, onPoint } = rest;
  const isPlaceFirst = lieu.ici.length > 0 || fiches.length === 0;
  const ofPlace = <FoundPlaceList found={lieu} listKey={listKey} onPoint={onPoint} />;
  const byText = fiches.length > 0 && <FoundByText found={found} {...rest} />;
  return (
    <div className="space-y-10">
      {isPlaceFirst ? ofPlace : byText}
      {isPlaceFirst ? byText : ofPlace}
    </div>
  );
}

function FoundByText({
  found,
  criteres,
  places,
  position,
  listKey,
  onChange,
  onPoint,
}: ReadyProps) {
  const { fiches, justesse, lieu } = found;
  if (fiches.length === 0) {
    return (
      <NothingFound
        criteres={criteres}
        found={found}
        places={places}
        onChange={onChange}
      />
    );
  }
  const { q } = criteres;
  const count = foundCount(fiches.length);
  return (
    <section aria-labelledby="trouvees">
      <h2 id="trouvees" className="mb-3 text-xl sm:mb-5 sm:text-2xl">
        {lieu === null ? count : t`Pour «\u00A0${q}\u00A0»\u00A0: ${count}`}
      </h2>
      {justesse === 'partielle' && (
        <p className="mb-5 max-w-mesure text-texte-doux">
          {t`Aucune ne répond à tout «\u00A0${q}\u00A0»\u00A0: en voici qui s’en approchent.`}
        </p>
      )}
      <QueteCardList
        key={listKey}
        cartes={fiches}
        columns={2}
        eloignementOf={position === null ? undefined : eloignementFrom(position)}
        onPoint={onPoint}
      />
    </section>
  );
}

function eloignementFrom(position: Position) {
  return ({ depart }: Fiche) =>
    depart === null ? '' : formatEloignement(distanceMetres(position, depart));
}

function PlaceLinks({ places }: { places: readonly Place[] }) {
  return (
    <nav aria-label={t`Autres lieux`} className="mt-10">
      <p className="mb-2 font-bold">{t`Vous pensiez à un autre lieu\u202F?`}</p>
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
