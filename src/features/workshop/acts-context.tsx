import { createContext, type ReactNode } from 'react';
import { useEtapeMoves } from '@/editing/fields/use-etape-moves.ts';
import { useWriting } from '@/editing/fields/writing-context.tsx';
import { useHistoryKeys } from '@/editing/frame/use-history-keys.ts';
import { usePublishLabel } from '@/editing/frame/use-publish-label.ts';
import { useWithin } from '@/ui/use-within.ts';
import { useWorkshopPlace } from './places-context.tsx';

function useWorkshopActs() {
  const { session, writing } = useWriting();
  const places = useWorkshopPlace();
  const label = usePublishLabel(writing.isPublished);
  const moves = useEtapeMoves(session, places.writeAdded);
  const publish = { label, run: () => places.show({ type: 'publication' }) };
  useHistoryKeys(session);
  return { moves, publish };
}

type WorkshopActs = ReturnType<typeof useWorkshopActs>;

const ActsContext = createContext<WorkshopActs | null>(null);

export function ActsProvider({ children }: { children: ReactNode }) {
  return <ActsContext value={useWorkshopActs()}>{children}</ActsContext>;
}

/** The moves of étapes and the last step, in every part of the workshop. */
export function useActs(): WorkshopActs {
  return useWithin(ActsContext);
}
