import { useRef } from 'react';
import type { Waiting } from '@/data/moderation/moderation-repository.ts';
import type { Jugement } from '@/domain/moderation/moderation.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { JudgedSection } from './judged-section.tsx';
import { keyOf, useWaiting } from './use-waiting.ts';
import { WaitingCard } from './waiting-card.tsx';

/** Avis, names of palmarès and photos of signalements that wait for the team: one queue, oldest first. */
export function ModerationQueue() {
  const { list, quetes, said, decide } = useWaiting();
  const queue = useRef<HTMLDivElement>(null);
  const decideHere = async (waiting: Waiting, jugement: Jugement) => {
    const failure = await decide(waiting, jugement);
    // Its card is gone: the keyboard goes on from the head of the queue.
    if (failure === null) queue.current?.focus();
    return failure;
  };
  return (
    <div ref={queue} tabIndex={-1} className="outline-none">
      <PageTitle>Modération</PageTitle>
      <p className="mt-3 max-w-mesure text-texte-doux">
        Un avis n’est visible de tous qu’une fois lu ici. Un nom signalé reste visible
        tant que vous ne le masquez pas. Une photo n’est vue que de l’équipe. La personne
        peut lire pourquoi vous avez caché ce qu’elle a écrit.
      </p>
      <StatusLine className="mt-4">{said}</StatusLine>
      {list.isPending && <Skeleton lines={6} />}
      {list.isError && (
        <Alert tone="alerte" announce="polie" className="mt-2">
          <p>Ce qui attend ne se lit pas pour l’instant. {errorMessage(list.error)}</p>
          <Button
            variant="secondary"
            className="mt-3"
            onClick={() => void list.refetch()}
          >
            Réessayer
          </Button>
        </Alert>
      )}
      {list.isSuccess && list.data.length === 0 && (
        <EmptyState title="Tout est lu" className="mt-2">
          <p>Les avis, les noms et les photos à regarder s’afficheront ici.</p>
        </EmptyState>
      )}
      {list.isSuccess && list.data.length > 0 && (
        <section aria-label="À regarder">
          <p className="text-texte-doux">
            {formatCount(list.data.length, 'chose à regarder', 'choses à regarder')}
            {list.data.length === 1 ? '.' : ', la plus ancienne d’abord.'}
          </p>
          <ul className="mt-4 space-y-6">
            {list.data.map((waiting) => (
              <li key={keyOf(waiting)}>
                <WaitingCard
                  waiting={waiting}
                  quete={quetes.get(waiting.queteId)}
                  onDecide={(jugement) => decideHere(waiting, jugement)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <JudgedSection />
    </div>
  );
}
