import { useCallback, useState } from 'react';
import type { EtapeId } from '@/domain/etape/etape-id.ts';

/** Unfolded étapes, and the one the map places. */
export function useEtapeFocus(firstIds: readonly EtapeId[]) {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(
    () => new Set(firstIds.slice(0, 1)),
  );
  const [activeId, setActiveId] = useState(firstIds[0]);
  const open = useCallback((etapeId: EtapeId) => {
    setOpenIds((before) =>
      before.has(etapeId) ? before : new Set([...before, etapeId]),
    );
    setActiveId(etapeId);
  }, []);
  const toggle = useCallback((etapeId: EtapeId) => {
    setOpenIds((before) => {
      const after = new Set(before);
      if (!after.delete(etapeId)) after.add(etapeId);
      return after;
    });
    setActiveId(etapeId);
  }, []);
  /** For a new étape: the others fold, so that it alone is open. */
  const openAlone = useCallback((etapeId: EtapeId) => {
    setOpenIds(new Set([etapeId]));
    setActiveId(etapeId);
  }, []);
  return { openIds, activeId, open, openAlone, toggle, focus: setActiveId };
}
