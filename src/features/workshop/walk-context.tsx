import { createContext, useState, type ReactNode } from 'react';
import type { MarcheUnderWay } from '@/data/marche/marche-keeper.ts';
import { useWriting } from '@/editing/fields/writing-context.tsx';
import { beginMarche } from '@/editing/session/begin-marche.ts';
import { useMarches } from '@/editing/session/use-marches.ts';
import { useWithin } from '@/ui/use-within.ts';
import { useWorkshopPlace } from './places-context.tsx';

/** The walks of the draft, and the one that replaces the workshop. */
function useWorkshopWalk() {
  const { session, writing } = useWriting();
  const { show } = useWorkshopPlace();
  const { view } = writing;
  const marches = useMarches(session, view.parcours.id, view.snapshot !== null);
  const [walk, setWalk] = useState<MarcheUnderWay | null>(null);
  return {
    marches,
    /** Null during work in the workshop. */
    walk,
    /** `surPlace`: true for a walk on site; null resumes this device's walk. */
    beginWalk: (surPlace: boolean | null) =>
      setWalk(
        surPlace === null ? marches.underWay : beginMarche(view, surPlace, Date.now()),
      ),
    leaveWalk: () => {
      setWalk(null);
      marches.renew();
      show({ type: 'marche' });
    },
  };
}

type WorkshopWalk = ReturnType<typeof useWorkshopWalk>;

const WalkContext = createContext<WorkshopWalk | null>(null);

export function WalkProvider({ children }: { children: ReactNode }) {
  return <WalkContext value={useWorkshopWalk()}>{children}</WalkContext>;
}

/** The walks of the parcours that is open in the workshop. */
export function useWalk(): WorkshopWalk {
  return useWithin(WalkContext);
}
