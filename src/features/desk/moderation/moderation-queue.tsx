import { useRef, useState } from 'react';
import {
  useWaitingModeration,
  type Waiting,
} from '@/data/moderation/moderation-queries.ts';
import { useQuetesById } from '@/data/quete/quete-queries.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { QueryBoundary } from '@/lib/query/query-boundary.tsx';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { JudgedSection } from './judged-section.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** Key of an item of the queue: an item keeps its card until its author changes it. */
function keyOf(waiting: Waiting): string {
  switch (waiting.genre) {
    case 'avis':
      return `avis-${waiting.queteId}-${waiting.uid}-${waiting.operationId}`;
    case 'photo':
      return `photo-${waiting.id}`;
  }
}

/** Avis and photos of signalements waiting for the team: one queue, oldest first. */
export function ModerationQueue() {
  const [said, setSaid] = useState('');
  const queue = useRef<HTMLDivElement>(null);
  const endJudgement = (words: string) => {
    setSaid(words);
    // Its card goes: the focus moves to the head of the queue.
    queue.current?.focus();
  };
  return (
    <div ref={queue} tabIndex={-1} className="outline-none">
      <PageTitle>Modération</PageTitle>
      <p className="mt-3 max-w-mesure text-texte-doux">
        Un avis n’est visible de tous qu’une fois lu ici. Une photo n’est vue que de
        l’équipe. La personne peut lire pourquoi vous avez caché ce qu’elle a écrit.
      </p>
      <StatusLine className="mt-4">{said}</StatusLine>
      <QueryBoundary
        waiting={<Skeleton lines={6} />}
        failed={(error, retry) => <QueueTrouble error={error} onRetry={retry} />}
      >
        <WaitingList onBegin={() => setSaid('')} onEnd={endJudgement} />
      </QueryBoundary>
      <JudgedSection />
    </div>
  );
}

function QueueTrouble({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Alert tone="alerte" announce="polie" className="mt-2">
      <p>Ce qui attend ne se lit pas pour l’instant. {errorMessage(error)}</p>
      <Button variant="secondary" className="mt-3" onClick={onRetry}>
        Réessayer
      </Button>
    </Alert>
  );
}

type WaitingListProps = { onBegin: () => void; onEnd: (words: string) => void };

function WaitingList({ onBegin, onEnd }: WaitingListProps) {
  const list = useWaitingModeration();
  const queteIds = list.data.map(({ queteId }) => queteId);
  const quetes = useQuetesById(queteIds);
  return (
    <>
      {list.isError && (
        <QueueTrouble error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data.length === 0 ? (
        <EmptyState title="Tout est lu" className="mt-2">
          <p>Les avis et les photos à regarder s’afficheront ici.</p>
        </EmptyState>
      ) : (
        <section aria-label="À regarder">
          <p className="text-texte-doux">
            {formatCount(list.data.length, 'chose à regarder', 'choses à regarder')}
            {list.data.length === 1 ? '.' : ', la plus ancienne d’abord.'}
          </p>
          <ul className="mt-4 space-y-6">
            {list.data.map((waiting) => (
              <li key={keyOf(waiting)}>
                <WaitingCard
                  name={keyOf(waiting)}
                  waiting={waiting}
                  quete={quetes.get(waiting.queteId)}
                  onBegin={onBegin}
                  onEnd={onEnd}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
