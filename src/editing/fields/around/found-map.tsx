import {
  createContext,
  use,
  useCallback,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import type { MapSpots } from '@/map/spot-layer.tsx';
import { useWithin } from '@/ui/use-within.ts';

/** A list of what was found: around an étape, or along the walk. */
export type FoundPanel = 'etape' | 'chemin';

type FoundOnMap = {
  /** What the map shows: of the list that was used last; null while none is open. */
  shown: MapSpots | null;
  /** Has the map show the things of a list; null as it closes. */
  show: (panel: FoundPanel, spots: MapSpots | null) => void;
};

type FoundWays = {
  /** Brings the map in sight, where it is not. */
  seeMap: () => void;
  /** Brings a list in sight. */
  seeList: (panel: FoundPanel) => void;
};

const FoundContext = createContext<FoundOnMap | null>(null);
const WaysContext = createContext<FoundWays | null>(null);

type FoundMapProviderProps = FoundWays & { children: ReactNode };

/** Joins the lists of « À voir ici » to the map beside them. */
export function FoundMapProvider({ seeMap, seeList, children }: FoundMapProviderProps) {
  const [open, setOpen] = useState<readonly { panel: FoundPanel; spots: MapSpots }[]>([]);
  const show = useCallback<FoundOnMap['show']>((panel, spots) => {
    setOpen((before) => [
      ...before.filter((one) => one.panel !== panel),
      ...(spots === null ? [] : [{ panel, spots }]),
    ]);
  }, []);
  const shown = open.at(-1)?.spots ?? null;
  const found = useMemo(() => ({ shown, show }), [shown, show]);
  return (
    <FoundContext value={found}>
      <WaysContext value={{ seeMap, seeList }}>{children}</WaysContext>
    </FoundContext>
  );
}

/** What the map beside the lists shows; null where an editor has no such map. */
export function useFoundOnMap(): FoundOnMap | null {
  return use(FoundContext);
}

/** The ways between a list and its map. Throws outside a {@link FoundMapProvider}. */
export function useFoundWays(): FoundWays {
  return useWithin(WaysContext);
}
