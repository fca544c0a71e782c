import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { CatalogueFrance } from '@/domain/catalogue/catalogue.ts';
import {
  criteresParameters,
  noCriteres,
  type Criteres,
} from '@/domain/catalogue/criteres.ts';
import type { Fiche } from '@/domain/catalogue/fiche.ts';
import { paths } from '@/lib/paths.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { asksWhere } from './asks-where.ts';
import { AroundNote } from './around-note.tsx';
import { DepartementIndex } from './departement-index.tsx';
import { FoundList } from './found-list.tsx';
import type { Place, PlaceAnswer } from './find-place.ts';
import { FoundMap, useMapOpening } from './found-map.tsx';
import { aroundCount, queteCount } from './place-words.ts';
import { QueteCardList } from './quete-card-list.tsx';
import { SearchBar } from './search-bar.tsx';
import { SearchStatus } from './search-status.tsx';
import { Toolbar } from './toolbar.tsx';
import { isOn, useAround } from './use-around.ts';
import { useCriteres } from './use-criteres.ts';
import { noPlace, usePlace } from './use-place.ts';
import { useSearch, type Found, type SearchState } from './use-search.ts';
import { useTypedQuery } from './use-typed-query.ts';

/** From this many quêtes on, the départements are listed: with fewer, they repeat the cards. */
const indexedFrom = 20;

/** Alternative places offered for a text. */
const otherPlaceCount = 4;

/** The whole catalogue: a search, its filters, its results as a list and on a map; the newest before a search. */
export function FranceView({ france }: { france: CatalogueFrance }) {
  return (
    <>
      <PageTitle chapeau={<span className="max-sm:hidden">{chapeauOf(france)}</span>}>
        <Trans>Les quêtes</Trans>
      </PageTitle>
      {france.total === 0 ? <NothingPublished /> : <Explorer france={france} />}
    </>
  );
}

function Explorer({ france }: { france: CatalogueFrance }) {
  const { criteres, change } = useCriteres();
  const send = (q: string) => change({ ...criteres, q }, { replace: true });
  const { typed, wanted, setTyped } = useTypedQuery(criteres.q, send);
  const asked = useMemo(() => ({ ...criteres, q: wanted }), [criteres, wanted]);
  // A key stroke is drawn before its results.
  const deferred = useDeferredValue(asked);

  const needsPlace = criteres.rayon !== null || criteres.tri === 'proches';
  const isAsked = useLocation().state === asksWhere;
  const { around, locate } = useAround({ isWanted: needsPlace, isAsked });
  const position = around.statut === 'connue' ? around.position : null;
  const answer = usePlace(deferred.q);
  const state = useSearch(france, deferred, { answer, position });
  const { isMapOpen, setIsMapOpen } = useMapOpening();
  const [pointedId, setPointedId] = useState<string | null>(null);

  const setCriteres = useCallback(
    (next: Criteres) => {
      setTyped(next.q);
      change(next);
      const wantsPlace = next.rayon !== null || next.tri === 'proches';
      if (wantsPlace && !isOn(around)) locate();
    },
    [setTyped, change, around, locate],
  );
  const isAround = criteres.tri === 'proches' && isOn(around);

  const listKey = `${criteresParameters(deferred).toString()} ${position === null ? '' : 'ici'}`;
  const shown = state.statut === 'pret' ? shownOnMap(state.found) : france.vedettes;
  return (
    <>
      <div className="space-y-3 sm:mt-7 sm:space-y-4">
        <SearchBar typed={typed} onType={setTyped} />
        <Toolbar
          criteres={asked}
          departements={france.departements}
          onChange={setCriteres}
          isAround={isAround}
          onAround={() => setCriteres({ ...asked, tri: isAround ? null : 'proches' })}
          onMap={() => setIsMapOpen(!isMapOpen)}
          foundCount={state.statut === 'pret' ? shown.length : france.total}
          isMapOpen={isMapOpen}
        />
        {needsPlace && <AroundNote around={around} onLocate={locate} />}
      </div>
      <SearchStatus state={state} />
      <div className="mt-5 grid grid-cols-1 sm:mt-9 items-start gap-x-8 gap-y-8 lg:grid-cols-5">
        <div className="min-w-0 lg:col-span-3">
          {state.statut === 'repos' ? (
            <Newest
              france={france}
              onPoint={setPointedId}
              onAll={() => setCriteres({ ...noCriteres, tri: 'nouvelles' })}
            />
          ) : (
            <FoundList
              state={state}
              criteres={deferred}
              places={otherPlaces(answer, state)}
              position={position}
              listKey={listKey}
              onChange={setCriteres}
              onPoint={setPointedId}
            />
          )}
        </div>
        <FoundMap
          isOpen={isMapOpen}
          onOpen={() => setIsMapOpen(true)}
          fiches={shown}
          fitKey={listKey}
          pointedId={pointedId}
          around={around}
        />
      </div>
      {state.statut === 'repos' && france.total >= indexedFrom && (
        <section aria-labelledby="departements" className="mt-14">
          <h2 id="departements" className="mb-4 text-2xl">
            <Trans>Par département</Trans>
          </h2>
          <DepartementIndex departements={france.departements} />
        </section>
      )}
    </>
  );
}

/** The other places found. */
function otherPlaces(answer: PlaceAnswer | null, state: SearchState): readonly Place[] {
  const { lieu, autres } = answer ?? noPlace;
  if (lieu === null) return [];
  const isShown = state.statut === 'pret' && state.found.lieu !== null;
  return (isShown ? autres : [lieu, ...autres]).slice(0, otherPlaceCount);
}

/** Points of the map for an answer: the first results of the list. */
function shownOnMap({ lieu, fiches }: Found): readonly Fiche[] {
  if (lieu === null) return fiches;
  const around = lieu.autour.slice(0, aroundCount).map(({ carte }) => carte);
  return [...lieu.ici, ...fiches, ...around.filter((carte) => !fiches.includes(carte))];
}

type NewestProps = {
  france: CatalogueFrance;
  onPoint: (queteId: string | null) => void;
  onAll: () => void;
};

function Newest({ france: { total, vedettes }, onPoint, onAll }: NewestProps) {
  return (
    <section aria-labelledby="nouvelles">
      <h2 id="nouvelles" className="mb-5 text-2xl">
        <Trans>Les dernières publiées</Trans>
      </h2>
      <QueteCardList cartes={vedettes} columns={2} onPoint={onPoint} />
      {total > vedettes.length && (
        <Button variant="secondary" className="mt-8" onClick={onAll}>
          {plural(total, {
            one: 'Parcourir les #\u00A0quête',
            other: 'Parcourir les #\u00A0quêtes',
          })}
        </Button>
      )}
    </section>
  );
}

function NothingPublished() {
  return (
    <EmptyState
      className="mt-12"
      title={t`La première quête reste à écrire`}
      action={<ButtonLink to={paths.mairie()}>{t`Pour les mairies`}</ButtonLink>}
    >
      <p>
        <Trans>
          Aucune commune n’a encore publié de quête. Ce sera peut-être la vôtre.
        </Trans>
      </p>
    </EmptyState>
  );
}

function chapeauOf({ total, departements }: CatalogueFrance): string {
  const promise = t`Des balades à énigmes, dans les villes et les villages de France.`;
  if (total === 0) return promise;
  const quetes = queteCount(total);
  const departementCount = departements.length;
  const where = plural(departementCount, {
    one: '#\u00A0département',
    other: '#\u00A0départements',
  });
  return t`${promise} ${quetes} dans ${where}.`;
}
