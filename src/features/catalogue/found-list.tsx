import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Criteres } from '@/domain/catalogue/criteres.ts';
import type { Position } from '@/domain/geo/position.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import type { Place } from './find-place.ts';
import { FoundPlaceList } from './found-place-list.tsx';
import { NothingFound } from './nothing-found.tsx';
import { eloignementsFrom } from './found-words.ts';
import { foundCount } from './place-words.ts';
import { QueteCardList } from './quete-card-list.tsx';
import type { Found, FoundPlace, SearchState } from './use-search.ts';

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

/** What the search found, or why it found nothing. */
export function FoundList(props: FoundListProps) {
  const { state, places } = props;
  const hasNamesakes = state.statut === 'pret' && isCommune(state.found.lieu);
  return (
    <>
      <Answer {...props} />
      {!hasNamesakes && places.length > 0 && <PlaceLinks places={places} />}
    </>
  );
}

/** A commune has namesakes; who types « Bretagne » means the région. */
function isCommune(lieu: FoundPlace | null): boolean {
  return lieu?.place.etendue.type === 'commune';
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

/** Quêtes that answer the text before a place that has none; else the place first. Its namesakes follow the first heading. */
function Ready({ found, ...rest }: ReadyProps) {
  const { lieu, fiches } = found;
  if (lieu === null) return <FoundByText found={found} {...rest} />;
  const { listKey, onPoint, places } = rest;
  const isPlaceFirst = lieu.ici.length > 0 || fiches.length === 0;
  const links = isCommune(lieu) && places.length > 0 && (
    <PlaceLinks places={isPlaceFirst ? places : [lieu.place, ...places]} />
  );
  const ofPlace = (
    <FoundPlaceList
      found={lieu}
      listKey={listKey}
      onPoint={onPoint}
      namesakes={isPlaceFirst && links}
    />
  );
  const byText = fiches.length > 0 && (
    <FoundByText found={found} namesakes={!isPlaceFirst && links} {...rest} />
  );
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
  namesakes = null,
}: ReadyProps & { namesakes?: ReactNode }) {
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
  // Beside a place, distances are from there: those from here would mean another thing.
  const eloignements =
    position === null || lieu !== null ? null : eloignementsFrom(fiches, position);
  const count = foundCount(fiches.length);
  return (
    <section aria-labelledby="trouvees">
      <h2 id="trouvees" className="mb-3 text-xl sm:mb-5 sm:text-2xl">
        {lieu === null ? count : t`Pour «\u00A0${q}\u00A0»\u00A0: ${count}`}
      </h2>
      {namesakes}
      {eloignements?.size === 0 && (
        <p className="mb-5 text-texte-doux">{t`Pas encore de quête ici`}</p>
      )}
      {justesse === 'partielle' && (
        <p className="mb-5 max-w-mesure text-texte-doux">
          {t`Aucune ne répond à tout «\u00A0${q}\u00A0»\u00A0: en voici qui s’en approchent.`}
        </p>
      )}
      <QueteCardList
        key={listKey}
        cartes={fiches}
        columns={2}
        eloignementOf={({ queteId }) => eloignements?.get(queteId) ?? ''}
        onPoint={onPoint}
      />
    </section>
  );
}

/** One row at any width, so that the first card stays in view: it scrolls. */
function PlaceLinks({ places }: { places: readonly Place[] }) {
  return (
    <nav aria-label={t`Autres lieux`} className="my-3">
      <p className="mb-1 font-bold">{t`Vous pensiez à un autre lieu\u202F?`}</p>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        {places.map(({ label, to }) => (
          <li key={to} className="max-w-full shrink-0">
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
