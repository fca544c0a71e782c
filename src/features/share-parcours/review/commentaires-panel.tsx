import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { commentaireQueries } from '@/data/commentaire/commentaire-queries.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { limits } from '@/domain/limits.ts';
import { commentairesOf, firstWords } from '@/domain/parcours/sharing/commentaire.ts';
import { ReadingTrouble } from '@/editing/frame/reading-trouble.tsx';
import type { Commentaires } from '@/editing/session/use-commentaires.ts';
import { etapeTitle } from '@/editing/words/etape-words.ts';
import { QueryBoundary } from '@/lib/query/query-boundary.tsx';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { CommentaireThread } from './commentaire-thread.tsx';

type CommentairesPanelProps = {
  commentaires: Commentaires;
  etapes: readonly Etape[];
  /** Opens an étape for writing. */
  onEtape: (etapeId: EtapeId) => void;
};

/** Everything to settle in a parcours, by étape, and the settled. */
export function CommentairesPanel({
  commentaires,
  etapes,
  onEtape,
}: CommentairesPanelProps) {
  const { open, trouble, follow } = commentaires;
  const list = open ?? [];
  const etapeIds = new Set(etapes.map(({ id }) => id));
  const orphans = firstWords(list).filter(
    ({ etapeId }) => etapeId !== null && !etapeIds.has(etapeId),
  );
  return (
    <div className="space-y-8">
      {trouble !== null && (
        <Alert tone="attention" announce="polie">
          <p>Les nouveaux commentaires n’arrivent plus ici. {trouble}</p>
          <Button variant="secondary" className="mt-3" onClick={follow}>
            Réessayer
          </Button>
        </Alert>
      )}
      {open === null && trouble === null && <Skeleton lines={3} />}
      {open?.length === 0 && <p>Rien à régler.</p>}
      {list.length === limits.commentairePage.max && (
        <p className="text-texte-doux">
          Voici les {limits.commentairePage.max} plus récents. Les autres viendront à
          mesure que vous en réglez.
        </p>
      )}
      <section className="space-y-4">
        <h3 className="text-lg">Sur tout le parcours</h3>
        <CommentaireThread
          label="Commentaires sur tout le parcours"
          list={commentairesOf(list, null)}
          commentaires={commentaires}
          etapeId={null}
        />
      </section>
      {etapes.map((etape, index) => {
        const own = commentairesOf(list, etape.id);
        if (own.length === 0) return null;
        const numero = index + 1;
        return (
          <section key={etape.id} className="space-y-4">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <h3 className="text-lg">
                Étape {numero} : {etapeTitle(etape)}
              </h3>
              <Button variant="quiet" onClick={() => onEtape(etape.id)}>
                Écrire<span className="sr-only"> l’étape {numero}</span>
              </Button>
            </div>
            <CommentaireThread
              label={`Commentaires de l’étape ${numero}`}
              list={own}
              commentaires={commentaires}
            />
          </section>
        );
      })}
      {orphans.length > 0 && (
        <section className="space-y-4">
          <h3 className="text-lg">Sur des étapes ou des commentaires retirés</h3>
          <CommentaireThread
            label="Commentaires sur ce qui a été retiré"
            list={orphans}
            commentaires={commentaires}
          />
        </section>
      )}
      <Settled commentaires={commentaires} />
    </div>
  );
}

/** Settled comments, read on demand. */
function Settled({ commentaires }: { commentaires: Commentaires }) {
  const [isOpen, setIsOpen] = useState(false);
  const bodyId = useId();
  return (
    <section>
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => setIsOpen((before) => !before)}
      >
        Commentaires réglés
      </Button>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && (
          <QueryBoundary
            waiting={<Waiting>Lecture des commentaires…</Waiting>}
            failed={(error, retry) => <ReadingTrouble error={error} onRetry={retry} />}
          >
            <SettledList commentaires={commentaires} />
          </QueryBoundary>
        )}
      </div>
    </section>
  );
}

function SettledList({ commentaires }: { commentaires: Commentaires }) {
  const { store, parcoursId } = commentaires;
  const settled = useSuspenseQuery(commentaireQueries.settled(store, parcoursId));
  return (
    <>
      {settled.isError && (
        <ReadingTrouble error={settled.error} onRetry={() => void settled.refetch()} />
      )}
      {settled.data.length === 0 ? (
        <p className="text-texte-doux">Aucun commentaire n’est réglé.</p>
      ) : (
        <CommentaireThread
          label="Commentaires réglés"
          list={firstWords(settled.data)}
          among={settled.data}
          commentaires={commentaires}
        />
      )}
    </>
  );
}
