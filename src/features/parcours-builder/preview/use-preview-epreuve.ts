import { useQuery } from '@tanstack/react-query';
import type { Etape, EtapeId } from '@/domain/etape/etape.ts';
import { previewEpreuve } from '@/domain/quete/publication.ts';
import type { EpreuvePublique } from '@/domain/quete/quete.ts';
import { useStable } from '../form/use-stable.ts';
import { useSettled } from './use-settled.ts';

/** An épreuve is made ready for players once its author pauses: it takes slow hashes. */
const settleMs = 500;

/**
 * The épreuve of an étape as players would receive it, made anew once its author pauses; undefined until the first one is
 * ready. `before`: the étapes that come before it.
 */
export function usePreviewEpreuve(
  { id, position, epreuve }: Pick<Etape, 'id' | 'position' | 'epreuve'>,
  before: readonly EtapeId[],
): EpreuvePublique | undefined {
  const written = useSettled(
    useStable({ before, etape: { id, position, epreuve } }),
    settleMs,
  );
  return useQuery({
    queryKey: ['apercu-epreuve', written],
    queryFn: () => previewEpreuve(written.etape, written.before),
    placeholderData: (earlier) => earlier,
    gcTime: 0,
    staleTime: Infinity,
    networkMode: 'always',
    retry: false,
  }).data;
}
