import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useRecherche } from '@/data/catalogue/catalogue-queries.ts';
import type { TableauState } from '@/data/tableau/tableau-repository.ts';
import { useUnsavedDrafts } from '@/data/parcours/draft-queries.ts';
import { filterLignes, type Ligne } from '@/domain/parcours/tableau.ts';
import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { filtreOf, isOpenFiltre, listId } from './filtre.ts';
import { ListFilters } from './list-filters.tsx';
import { DraftRow, ParcoursListRow } from './parcours-row.tsx';
import { useTableau } from './use-tableau.ts';

/** Rows shown at first, and per « Afficher la suite ». */
const shownStep = 20;

/**
 * Test for a published parcours: true if its quête is in the public catalogue, false if withdrawn. Two reads, for any number of quêtes and
 * départements. Undefined while unknown.
 */
function usePublishedQuetes() {
  const { data } = useRecherche();
  const ids =
    data === undefined ? null : new Set<string>(data.map(({ queteId }) => queteId));
  return ({ publication }: Ligne): boolean | undefined =>
    publication === null || ids === null ? undefined : ids.has(publication.queteId);
}

/** Parcours matching the address, last changed first, with this device's unsent ones. */
export function ParcoursList() {
  const [parameters] = useSearchParams();
  const filtre = filtreOf(parameters);
  const isOpen = isOpenFiltre(filtre);
  const [isMoreWanted, setMoreWanted] = useState(false);
  const { list, rest, gathering, lignes, isComplete } = useTableau(
    isMoreWanted || !isOpen,
  );
  const drafts = useUnsavedDrafts();
  const [shownCount, setShownCount] = useState(shownStep);
  const isInCatalogue = usePublishedQuetes();
  const state = list.data;
  const found = filterLignes(lignes, filtre, {
    ouverts: state?.ouverts ?? null,
    uid: state?.uid ?? null,
    isInCatalogue,
  });
  const shown = found.slice(0, shownCount);
  const isOfOuverts = ['commentaires', 'signalements'].includes(filtre.besoin ?? '');
  const unsaved = drafts.data ?? [];
  const unsavedIds = new Set<string>(unsaved.map(({ id }) => id));
  const onlineIds = new Set<string>(lignes.map(({ id }) => id));
  // A local-only parcours is a draft; nothing else of it is known.
  const onlyHere = isOpen || filtre.etat === 'brouillon' ? unsaved : [];
  const isEmpty = list.isSuccess && lignes.length === 0 && unsaved.length === 0;
  const communes = [...new Set(lignes.map(({ communeNom }) => communeNom))].toSorted(
    (a, b) => a.localeCompare(b, 'fr'),
  );

  return (
    <div id={listId} className="scroll-mt-6 space-y-6">
      {(!isEmpty || !isOpen) && (
        <ListFilters
          filtre={filtre}
          communes={communes}
          onCommunesWanted={() => setMoreWanted(true)}
        />
      )}
      {list.isError && (
        <ListError error={list.error} onRetry={() => void list.refetch()} />
      )}
      {state !== undefined && <ListNotices state={state} gathering={gathering} />}
      {isEmpty && isOpen && (
        <EmptyState
          title="Votre premier parcours vous attend"
          action={<ButtonLink to={paths.choose()}>Écrire un parcours</ButtonLink>}
        >
          <p>Une commune, quelques lieux, une histoire : vingt minutes suffisent.</p>
        </EmptyState>
      )}
      {isComplete && !isOpen && found.length === 0 && (
        <p>
          {isOfOuverts && state?.isCounted === false
            ? 'Aucun parcours n’en est là au dernier compte. '
            : 'Aucun parcours n’en est là. '}
          <Link to={paths.dashboard()} preventScrollReset>
            Tout montrer
          </Link>
        </p>
      )}
      {found.length > 0 && (
        <p className="text-texte-doux" role="status">
          {countText(found.length, { isComplete, isOpen })}
        </p>
      )}
      <ul className="divide-y divide-trait border-y border-trait empty:hidden">
        {onlyHere
          .filter(({ id }) => !onlineIds.has(id))
          .map((draft) => (
            <DraftRow key={draft.id} draft={draft} />
          ))}
        {shown.map((row) => (
          <ParcoursListRow
            key={row.id}
            row={row}
            isInCatalogue={isInCatalogue(row)}
            isUnsaved={unsavedIds.has(row.id)}
            ouverts={state?.ouverts ?? null}
            uid={state?.uid ?? ''}
            onFollowed={gathering.mutate}
          />
        ))}
      </ul>
      {list.isPending && (
        <>
          <Waiting>Lecture de vos parcours…</Waiting>
          <Skeleton lines={6} />
        </>
      )}
      {rest.isFetching && <Waiting>Lecture de la suite de la liste…</Waiting>}
      {rest.isError && !rest.isFetching && (
        <Alert tone="alerte" announce="polie">
          <p>La suite de la liste n’a pas pu être lue. {errorMessage(rest.error)}</p>
          <Button
            variant="secondary"
            className="mt-3"
            onClick={() => void rest.refetch()}
          >
            Réessayer
          </Button>
        </Alert>
      )}
      {(found.length > shown.length ||
        (state !== undefined && !isComplete && !rest.isFetching && !rest.isError)) && (
        <Button
          variant="secondary"
          onClick={() => {
            setShownCount(shownCount + shownStep);
            if (shownCount + shownStep >= found.length) setMoreWanted(true);
          }}
        >
          Afficher la suite
        </Button>
      )}
    </div>
  );
}

/** Number of rows, as far as read. */
function countText(
  count: number,
  { isComplete, isOpen }: { isComplete: boolean; isOpen: boolean },
): string {
  if (isComplete) return formatCount(count, 'parcours', 'parcours');
  return isOpen
    ? `Les ${formatCount(count, 'parcours', 'parcours')} modifiés en dernier`
    : `${formatCount(count, 'parcours', 'parcours')} parmi ceux modifiés en dernier`;
}

type ListNoticesProps = {
  state: TableauState;
  gathering: Pick<
    ReturnType<typeof useTableau>['gathering'],
    'mutate' | 'isPending' | 'error'
  >;
};

/** Gaps of the list, and its update state. */
function ListNotices({ state: { unreadableCount }, gathering }: ListNoticesProps) {
  return (
    <>
      {unreadableCount > 0 && (
        <Alert tone="attention">
          <p>
            {unreadableCount === 1
              ? 'Un parcours est illisible et n’est pas montré. Écrivez-nous.'
              : `${unreadableCount} parcours sont illisibles et ne sont pas montrés. Écrivez-nous.`}
          </p>
        </Alert>
      )}
      {gathering.isPending && <Waiting>La liste se met à jour…</Waiting>}
      {gathering.error !== null && (
        <Alert tone="attention" announce="polie">
          <p>
            La liste n’a pas pu être mise à jour.{' '}
            <span>{errorMessage(gathering.error)}</span>
          </p>
          <Button variant="secondary" className="mt-3" onClick={() => gathering.mutate()}>
            Mettre la liste à jour
          </Button>
        </Alert>
      )}
    </>
  );
}

function errorText(error: Error): string {
  if (error instanceof OfflineError) {
    return 'Les parcours enregistrés en ligne ne répondent pas. Vérifiez votre connexion, puis réessayez.';
  }
  if (error instanceof AccessDeniedError) {
    return 'Votre compte n’a pas, ou plus, accès aux parcours. Reconnectez-vous, ou demandez-le à l’équipe.';
  }
  return 'Les parcours ne peuvent pas être lus pour l’instant. Réessayez, ou écrivez-nous si cela continue.';
}

function ListError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Alert tone="alerte" announce="polie">
      <p>{errorText(error)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onRetry}>
          Réessayer
        </Button>
        {error instanceof AccessDeniedError && (
          <ButtonLink variant="quiet" to={paths.login({ redirect: paths.dashboard() })}>
            Se reconnecter
          </ButtonLink>
        )}
      </div>
    </Alert>
  );
}
