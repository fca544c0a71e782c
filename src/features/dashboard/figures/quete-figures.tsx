import { useQuery } from '@tanstack/react-query';
import { readMerciCount } from '@/data/echo/palmares-repository.ts';
import { readQueteStatistiques } from '@/data/statistique/statistique-repository.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { figuresOf, joursOf, moisOf } from '@/domain/statistique/statistique.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { RetryAlert } from '@/ui/retry-alert.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { FiguresOf } from './figures-section.tsx';
import { useToday } from './use-figures.ts';

/** What is shown at once: thirty days, and the thirty before are fifteen reads. */
const periode = 30;

/** What the figures ask of the back end; another in tests. */
export type FiguresSource = {
  readStatistiques: typeof readQueteStatistiques;
  readMercis: typeof readMerciCount;
};

const backEnd: FiguresSource = {
  readStatistiques: readQueteStatistiques,
  readMercis: readMerciCount,
};

type QueteFiguresProps = { queteId: QueteId; source?: FiguresSource | undefined };

/** How one quête is played, and how often it was thanked, for who wrote it or answers for it. */
export function QueteFigures({ queteId, source = backEnd }: QueteFiguresProps) {
  const today = useToday();
  const read = useQuery({
    queryKey: ['quete-chiffres', queteId, today],
    queryFn: async () => {
      const jours = joursOf(periode, today);
      const [statistiques, mercis] = await Promise.all([
        source.readStatistiques(queteId, moisOf(jours)),
        source.readMercis(queteId),
      ]);
      return { figures: figuresOf(statistiques, jours), mercis };
    },
    networkMode: 'always',
    retry: false,
  });
  return (
    <section aria-labelledby="chiffres" className="mt-14">
      <h2 id="chiffres" className="text-2xl">
        Comment elle est jouée
      </h2>
      <p className="mt-2 text-texte-doux">Les trente derniers jours.</p>
      {read.isPending && <Skeleton lines={5} />}
      {read.isError && (
        <RetryAlert
          title={errorMessage(read.error)}
          isPending={read.isFetching}
          onRetry={() => void read.refetch()}
          className="mt-4"
        />
      )}
      {read.isSuccess && (
        <>
          {read.data.mercis > 0 && (
            <p className="mt-4 text-xl font-bold">
              {`${formatCount(read.data.mercis, 'merci', 'mercis')} de joueurs, depuis le début.`}
            </p>
          )}
          <FiguresOf figures={read.data.figures} periode={periode} queteId={queteId} />
        </>
      )}
    </section>
  );
}
