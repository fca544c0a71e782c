import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import IconMap from '~icons/lucide/map';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Waiting } from '@/ui/waiting.tsx';

function MissingMap() {
  return (
    <Alert tone="attention" announce="polie" title="La carte n’a pas pu s’ouvrir">
      <p>Le réseau manque peut-être. La liste dit la même chose en mots.</p>
    </Alert>
  );
}

/** Leaflet comes when a map is wanted, never before. Without network the words stay, and say so. */
function lazyMap<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn('The map could not be loaded.', error);
      return { default: MissingMap };
    }
  });
}

/** `MapView`, loaded when it is shown. */
export const LazyMapView = lazyMap(async () => (await import('./map-view.tsx')).MapView);

/** `ClusterMap`, loaded when it is shown. */
export const LazyClusterMap = lazyMap(
  async () => (await import('./cluster-map.tsx')).ClusterMap,
);

type MapOnDemandProps = {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Class of what holds the open map. */
  mapClass?: string | undefined;
  /** What stands in its place while it is closed. */
  closed?: ReactNode;
  /** The map, and what goes with it. */
  children: ReactNode;
};

/** The button that opens a map and the place where it opens. The page says the same in words beside it. */
export function MapOnDemand({
  isOpen,
  onToggle,
  mapClass,
  closed,
  children,
}: MapOnDemandProps) {
  return (
    <>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        onClick={() => onToggle(!isOpen)}
      >
        <IconMap aria-hidden="true" />
        {isOpen ? 'Masquer la carte' : 'Voir sur la carte'}
      </Button>
      {isOpen ? (
        <div className={mapClass}>
          <Suspense fallback={<Waiting className="min-h-80">La carte s’ouvre…</Waiting>}>
            {children}
          </Suspense>
        </div>
      ) : (
        closed
      )}
    </>
  );
}
