import {
  createContext,
  use,
  useCallback,
  useMemo,
  useState,
  type ReactNode,
  type ComponentType,
} from 'react';
import IconRuine from '~icons/lucide/brick-wall';
import IconPont from '~icons/lucide/bridge';
import IconCroix from '~icons/lucide/cross';
import IconFontaine from '~icons/lucide/droplets';
import IconMoulin from '~icons/lucide/fan';
import IconMemorial from '~icons/lucide/flame';
import IconMonument from '~icons/lucide/landmark';
import IconLieu from '~icons/lucide/map-pin';
import IconVue from '~icons/lucide/mountain';
import IconOeuvre from '~icons/lucide/palette';
import IconCadran from '~icons/lucide/sun';
import IconInscription from '~icons/lucide/text-quote';
import IconArbre from '~icons/lucide/tree-deciduous';
import IconLavoir from '~icons/lucide/waves';
import type { Sorte } from '@/domain/around/trouvaille.ts';
import type { MapSpots } from '@/map/spot-layer.tsx';
import { useWithin } from '@/ui/use-within.ts';

/** The picture of each kind, in the list and on the map. */
export const sorteIcons: Readonly<Record<Sorte, ComponentType<{ className?: string }>>> =
  {
    inscription: IconInscription,
    cadran: IconCadran,
    croix: IconCroix,
    memorial: IconMemorial,
    lavoir: IconLavoir,
    fontaine: IconFontaine,
    moulin: IconMoulin,
    pont: IconPont,
    oeuvre: IconOeuvre,
    monument: IconMonument,
    ruine: IconRuine,
    arbre: IconArbre,
    vue: IconVue,
    lieu: IconLieu,
  };

/** A list of things found: around an étape, or along the walk. */
export type FoundPanel = 'etape' | 'chemin';

type FoundOnMap = {
  /** Spots on the map: those of the list used last; null while none is open. */
  shown: MapSpots | null;
  /** Has the map show the things of a list; null as it closes. */
  show: (panel: FoundPanel, spots: MapSpots | null) => void;
};

type FoundWays = {
  /** Scrolls the map into view, if outside. */
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

/** The map beside the lists; null if an editor has no such map. */
export function useFoundOnMap(): FoundOnMap | null {
  return use(FoundContext);
}

/** The ways between a list and its map. Throws outside a {@link FoundMapProvider}. */
export function useFoundWays(): FoundWays {
  return useWithin(WaysContext);
}
