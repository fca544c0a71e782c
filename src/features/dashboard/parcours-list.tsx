import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { isUnsaved, listDrafts, type Draft } from '@/data/parcours/draft-repository.ts';
import {
  listParcours,
  type ParcoursCursor,
} from '@/data/parcours/parcours-list-repository.ts';
import { etatLabels } from '@/domain/parcours/etat.ts';
import { etatList, type Etat } from '@/domain/parcours/parcours.ts';
import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import { paths } from '@/lib/paths.ts';
import { useSearchParams } from '@/router/hooks.ts';
import { Link } from '@/router/link.tsx';
import { writingPaths } from '@/lib/writing-paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { DraftRow, ParcoursListRow } from './parcours-row.tsx';
import { usePublishedQuetes } from './use-published-quetes.ts';

async function listUnsavedDrafts(): Promise<readonly Draft[]> {
  const drafts = await listDrafts();
  return drafts.filter(isUnsaved);
}

/** The state that the address asks for; null for all of them, and for one that there is not. */
function useAskedEtat(): Etat | null {
  const [parameters] = useSearchParams();
  return etatList.find((one) => one === parameters.get('etat')) ?? null;
}

/** Which parcours are shown: each choice is an address. */
function EtatChoice({ etat }: { etat: Etat | null }) {
  return (
    <nav aria-label="Parcours à montrer" className="flex flex-wrap gap-x-5">
      {[null, ...etatList].map((one) => (
        <Link
          key={one}
          to={paths.dashboard({ etat: one ?? undefined })}
          aria-current={one === etat ? 'true' : undefined}
          className="inline-flex min-h-11 items-center border-b-[3px] border-transparent font-bold text-texte-doux no-underline hover:text-texte aria-[current=true]:border-primaire aria-[current=true]:text-primaire-fort"
        >
          {one === null ? 'Tous' : etatLabels[one]}
        </Link>
      ))}
    </nav>
  );
}

/** Every parcours, or those in one state, the last changed first, with what this device holds and has not sent yet. */
export function ParcoursList() {
  const etat = useAskedEtat();
  const list = useInfiniteQuery({
    queryKey: ['parcours-liste', etat],
    queryFn: ({ pageParam }) => listParcours(pageParam, etat),
    initialPageParam: null as ParcoursCursor | null,
    getNextPageParam: (page) => page.next,
    // One comes back here right after writing.
    staleTime: 0,
    networkMode: 'always',
  });
  const drafts = useQuery({
    queryKey: ['brouillons-de-cet-appareil'],
    queryFn: listUnsavedDrafts,
    staleTime: 0,
    networkMode: 'always',
    retry: false,
  });
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const isInCatalogue = usePublishedQuetes();
  const unsaved = etat === null || etat === 'brouillon' ? (drafts.data ?? []) : [];
  const unsavedIds = new Set<string>(unsaved.map(({ id }) => id));
  const onlineIds = new Set<string>(rows.map(({ id }) => id));
  const unreadable =
    list.data?.pages.reduce((sum, page) => sum + page.unreadableCount, 0) ?? 0;
  const isEmpty = list.isSuccess && rows.length === 0 && unsaved.length === 0;

  return (
    <div className="space-y-6">
      {(!isEmpty || etat !== null) && <EtatChoice etat={etat} />}
      {list.isError && (
        <ListError error={list.error} onRetry={() => void list.refetch()} />
      )}
      {isEmpty && etat !== null && <p>Aucun parcours n’en est là.</p>}
      {isEmpty && etat === null && (
        <EmptyState
          title="Votre premier parcours vous attend"
          action={<ButtonLink to={writingPaths.choose()}>Écrire un parcours</ButtonLink>}
        >
          <p>Une commune, quelques lieux, une histoire : vingt minutes suffisent.</p>
        </EmptyState>
      )}
      {unreadable > 0 && (
        <Alert tone="attention">
          <p>
            {unreadable === 1
              ? 'Un parcours est illisible et n’est pas montré. Écrivez-nous.'
              : `${unreadable} parcours sont illisibles et ne sont pas montrés. Écrivez-nous.`}
          </p>
        </Alert>
      )}
      <ul className="divide-y divide-trait border-y border-trait empty:hidden">
        {unsaved
          .filter(({ id }) => !onlineIds.has(id))
          .map((draft) => (
            <DraftRow key={draft.id} draft={draft} />
          ))}
        {rows.map((row) => (
          <ParcoursListRow
            key={row.id}
            row={row}
            isInCatalogue={isInCatalogue(row)}
            isUnsaved={unsavedIds.has(row.id)}
          />
        ))}
      </ul>
      {list.isPending && (
        <>
          <Waiting>Lecture de vos parcours…</Waiting>
          <Skeleton lines={6} />
        </>
      )}
      {list.hasNextPage && (
        <Button
          variant="secondary"
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Afficher la suite
        </Button>
      )}
    </div>
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
