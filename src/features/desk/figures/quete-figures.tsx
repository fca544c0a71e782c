import { useSuspenseQueries } from '@tanstack/react-query';
import { echoQueries } from '@/data/echo/echo-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { statistiqueQueries } from '@/data/statistique/statistique-queries.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { QueryBoundary } from '@/lib/query/query-boundary.tsx';
import { RetryAlert } from '@/ui/retry-alert.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { FiguresOf } from './figures-section.tsx';
import { useToday } from './use-today.ts';

/** What is shown at once: thirty days, and the thirty before are fifteen reads. */
const periode = 30;

/** How one quête is played, and how often it was thanked, for those who wrote it or answer for it. */
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
        <FiguresAndMercis queteId={queteId} />
      </QueryBoundary>
    </section>
  );
}

function FiguresAndMercis({ queteId }: { queteId: QueteId }) {
  const services = useFirebase();
  const today = useToday();
  const [figures, mercis] = useSuspenseQueries({
    queries: [
      statistiqueQueries.tendedFigures(services, queteId, periode, today),
      echoQueries.merciCount(services, queteId),
    ],
  });
  return (
    <>
      {mercis.data > 0 && (
        <p className="mt-4 text-xl font-bold">
          {`${formatCount(mercis.data, 'merci', 'mercis')} de joueurs, depuis le début.`}
        </p>
      )}
      <FiguresOf figures={figures.data} periode={periode} queteId={queteId} />
    </>
  );
}
