import { useSuspenseQuery } from '@tanstack/react-query';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { statistiqueQueries } from '@/data/statistique/statistique-queries.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { QueryBoundary } from '@/lib/query/query-boundary.tsx';
import { RetryAlert } from '@/ui/retry-alert.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { FiguresOf } from './figures-section.tsx';
import { useToday } from './use-today.ts';

/** Default period: thirty days, with the thirty before, are fifteen reads. */
const periode = 30;

/** Figures of one quête, for its authors and responsables. */
export function QueteFigures({ queteId }: { queteId: QueteId }) {
  return (
    <section aria-labelledby="chiffres" className="mt-14">
      <h2 id="chiffres" className="text-2xl">
        Comment elle est jouée
      </h2>
      <p className="mt-2 text-texte-doux">Les trente derniers jours.</p>
      <QueryBoundary
        key={queteId}
        waiting={<Skeleton lines={5} />}
        failed={(error, retry) => (
          <RetryAlert title={errorMessage(error)} onRetry={retry} className="mt-4" />
        )}
      >
        <Figures queteId={queteId} />
      </QueryBoundary>
    </section>
  );
}

function Figures({ queteId }: { queteId: QueteId }) {
  const figures = useSuspenseQuery(
    statistiqueQueries.tendedFigures(useFirebase(), queteId, periode, useToday()),
  );
  return <FiguresOf figures={figures.data} periode={periode} queteId={queteId} />;
}
