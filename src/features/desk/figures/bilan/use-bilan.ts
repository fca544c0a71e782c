import { useQueries } from '@tanstack/react-query';
import { avisQueries } from '@/data/avis/avis-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { queteQueries } from '@/data/quete/quete-queries.ts';
import { signalementQueries } from '@/data/signalement/signalement-queries.ts';
import { statistiqueQueries } from '@/data/statistique/statistique-queries.ts';
import { groupSignalements } from '@/domain/signalement/grouped.ts';
import { meanNote } from '@/domain/quete/avis.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { joursOf, type Periode } from '@/domain/statistique/statistique.ts';
import { endOfDay } from '@/lib/format/date.ts';

/** Reader of the page: the team lists everything, a mairie reads its own quêtes, one by one. */
export type BilanReader = 'equipe' | 'mairie';

/** The page is one sheet: this many opinions at most. */
const saidMost = 3;

type BilanOptions = { periode: Periode; today: string; reader: BilanReader };

/** Data of the council page: at most five reads a quête, and the figures. */
export function useBilan(
  queteIds: readonly QueteId[],
  { periode, today, reader }: BilanOptions,
) {
  const services = useFirebase();
  const { jours, avant } = joursOf(periode, today);
  const since = (endOfDay(avant.at(-1) ?? '') ?? 0) + 1;
  const figures = useQueries({
    queries: queteIds.map((id) =>
      reader === 'equipe'
        ? statistiqueQueries.figures(services, id, periode, today)
        : statistiqueQueries.tendedFigures(services, id, periode, today),
    ),
  });
  const quetes = useQueries({
    queries: queteIds.map((id) => queteQueries.one(services, id)),
  });
  const avis = useQueries({
    queries: queteIds.map((id) => avisQueries.published(services, id)),
  });
  const signalements = useQueries({
    queries: (reader === 'equipe' ? [null] : queteIds).map((id) =>
      signalementQueries.open(services, id),
    ),
  });
  const all = [figures, quetes, avis, signalements].flat();
  const failed = all.find((one) => one.isError);
  const said = avis
    .flatMap(({ data }) => data ?? [])
    .filter(({ at }) => at >= since)
    .toSorted((a, b) => b.at - a.at);
  return {
    isPending: all.some((one) => one.isPending),
    error: failed?.error ?? null,
    retry: () => {
      for (const one of all) if (one.isError) void one.refetch();
    },
    de: jours[0] ?? today,
    lines: queteIds.map((id, index) => ({
      id,
      quete: quetes[index]?.data,
      figures: figures[index]?.data,
    })),
    note: meanNote(said),
    noteCount: said.length,
    said: said.filter(({ texte }) => texte.trim() !== '').slice(0, saidMost),
    toRepair: groupSignalements(
      signalements
        .flatMap(({ data }) => data ?? [])
        .filter(({ queteId, at }) => queteIds.includes(queteId) && at >= since),
    ),
  };
}

export type Bilan = ReturnType<typeof useBilan>;
