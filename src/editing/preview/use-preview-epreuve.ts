import { useEpreuveApercu } from '@/data/quete/use-epreuve-apercu.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { EpreuvePublique } from '@/domain/epreuve/epreuve-publique.ts';
import { useStable } from '../session/use-stable.ts';
import { useSettled } from './use-settled.ts';

/** Prepares an épreuve for players once its author pauses: it takes slow hashes. */
const settleMs = 500;

/**
 * The épreuve of an étape as players would receive it, made again once its author pauses; undefined until the first one is ready. `before`:
 * the étapes before it.
 */
export function usePreviewEpreuve(
  { id, position, epreuve }: Pick<Etape, 'id' | 'position' | 'epreuve'>,
  before: readonly EtapeId[],
): EpreuvePublique | undefined {
  const written = useSettled(
    useStable({ before, etape: { id, position, epreuve } }),
    settleMs,
  );
  return useEpreuveApercu(written);
}
