import { createContext, type ReactNode } from 'react';
import { useEtapeMoves } from '@/editing/fields/use-etape-moves.ts';
import { useWriting } from '@/editing/fields/writing-context.tsx';
import { useHistoryKeys } from '@/editing/frame/use-history-keys.ts';
import { useRights } from '@/editing/session/rights.ts';
import { useWritingPlace } from '@/editing/session/writing-place.ts';
import { useWithin } from '@/ui/use-within.ts';
import { useWorkshopPlace } from './places-context.tsx';

function useWorkshopActs() {
  const { session, writing } = useWriting();
  const places = useWorkshopPlace();
  const { lastStep } = useWritingPlace();
  const { by } = useRights();
  const moves = useEtapeMoves(session, places.writeAdded);
  const publishWord = writing.isPublished ? 'Publication' : 'Publier';
  const publish = {
    label: lastStep?.label ?? (by === 'auteur' ? 'Soumettre' : publishWord),
    run: () => places.show({ type: 'publication' }),
  };
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
