import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EtatJuge } from '@/data/avis/avis-moderation-repository.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { moderationQueries } from '@/data/moderation/moderation-queries.ts';
import { useQuetesById } from '@/data/quete/quete-queries.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { QueryBoundary } from '@/lib/query/query-boundary.tsx';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { RadioGroup, type RadioOption } from '@/ui/choices/radio-group.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { JudgedCard } from './judged-card.tsx';

const choixList: readonly RadioOption<EtatJuge>[] = [
  { value: 'publie', label: 'Publiés' },
  { value: 'refuse', label: 'Masqués' },
];

const emptyWords: Readonly<Record<EtatJuge, string>> = {
  publie: 'Aucun avis n’est publié pour l’instant.',
  refuse: 'Aucun avis n’est masqué.',
};

/** The way to avis that were read already, to go back on what was decided: nothing is read before it is asked for. */
export function JudgedSection() {
  const [isOpen, setIsOpen] = useState(false);
  const [choix, setChoix] = useState<EtatJuge>('publie');
  return (
    <section aria-labelledby="avis-lus" className="mt-14">
      <h2 id="avis-lus" className="text-2xl">
        Avis déjà lus
      </h2>
      <p className="mt-2 max-w-mesure text-texte-doux">
        Un avis publié peut être masqué, et un avis masqué publié à nouveau.
      </p>
      {isOpen ? (
        <>
          <RadioGroup<EtatJuge>
            legend="Montrer"
            inline
            value={choix}
            onValueChange={setChoix}
            options={choixList}
            className="mt-4"
          />
          <QueryBoundary
            key={choix}
            waiting={<Skeleton lines={4} />}
            failed={(error, retry) => <JudgedTrouble error={error} onRetry={retry} />}
          >
            <JudgedList etat={choix} />
          </QueryBoundary>
        </>
      ) : (
        <Button variant="secondary" className="mt-4" onClick={() => setIsOpen(true)}>
          Revoir les avis
        </Button>
      )}
    </section>
  );
}

function JudgedTrouble({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Alert tone="alerte" announce="polie" className="mt-2">
      <p>Ces avis ne se lisent pas pour l’instant. {errorMessage(error)}</p>
      <Button variant="secondary" className="mt-3" onClick={onRetry}>
        Réessayer
      </Button>
    </Alert>
  );
}

/** Avis of one kind, the newest first, page by page. */
function JudgedList({ etat }: { etat: EtatJuge }) {
  const services = useFirebase();
  const [moved, setMoved] = useState('');
  const list = useSuspenseInfiniteQuery(moderationQueries.judged(services, etat));
  const avis = list.data.pages.flatMap((page) => page.avis);
  const queteIds = avis.map(({ queteId }) => queteId);
  const quetes = useQuetesById(queteIds);
  return (
    <>
      <StatusLine className="mt-2">{moved}</StatusLine>
      {list.error !== null && (
        <JudgedTrouble error={list.error} onRetry={() => void list.refetch()} />
      )}
      {avis.length === 0 && <p className="text-texte-doux">{emptyWords[etat]}</p>}
      <ul className="mt-2 space-y-4 empty:hidden">
        {avis.map((one) => (
          <li key={`${one.queteId}-${one.uid}-${one.operationId}`}>
            <JudgedCard avis={one} quete={quetes.get(one.queteId)} onMoved={setMoved} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-6"
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Afficher la suite
        </Button>
      )}
    </>
  );
}
