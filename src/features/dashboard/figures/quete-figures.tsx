import { useQuery } from '@tanstack/react-query';
import { echoQueries } from '@/data/echo/echo-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { statistiqueQueries } from '@/data/statistique/statistique-queries.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { RetryAlert } from '@/ui/retry-alert.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { FiguresOf } from './figures-section.tsx';
import { useToday } from './use-today.ts';

/** What is shown at once: thirty days, and the thirty before are fifteen reads. */
const periode = 30;

/** How one quête is played, and how often it was thanked, for those who wrote it or answer for it. */
export function QueteFigures({ queteId }: { queteId: QueteId }) {
  const services = useFirebase();
  const today = useToday();
  const figures = useQuery(
    statistiqueQueries.tendedFigures(services, queteId, periode, today),
  );
  const mercis = useQuery(echoQueries.merciCount(services, queteId));
  const failed = [figures, mercis].filter(({ isError }) => isError);
  const error = figures.error ?? mercis.error;
  return (
    <section aria-labelledby="chiffres" className="mt-14">
      <h2 id="chiffres" className="text-2xl">
        Comment elle est jouée
      </h2>
      <p className="mt-2 text-texte-doux">Les trente derniers jours.</p>
      {error === null && (figures.isPending || mercis.isPending) && (
        <Skeleton lines={5} />
      )}
      {error !== null && (
        <RetryAlert
          title={errorMessage(error)}
          isPending={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          className="mt-4"
        />
      )}
      {error === null && figures.isSuccess && mercis.isSuccess && (
        <>
          {mercis.data > 0 && (
            <p className="mt-4 text-xl font-bold">
              {`${formatCount(mercis.data, 'merci', 'mercis')} de joueurs, depuis le début.`}
            </p>
          )}
          <FiguresOf figures={figures.data} periode={periode} queteId={queteId} />
        </>
      )}
    </section>
  );
}
