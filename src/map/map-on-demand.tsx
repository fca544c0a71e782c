import { t } from '@lingui/core/macro';
import type { ComponentType, ReactNode } from 'react';
import IconMap from '~icons/lucide/map';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import { Waiting } from '@/ui/waiting.tsx';

function MissingMap({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert tone="attention" announce="polie" title={t`La carte n’a pas pu s’ouvrir`}>
      <p>{t`Le réseau manque peut-être. La liste dit la même chose en mots.`}</p>
      <Button variant="secondary" className="mt-3" onClick={onRetry}>
        {t`Réessayer`}
      </Button>
    </Alert>
  );
}

/** Leaflet is loaded on demand, never before. Without network the words stay, with a notice. */
function lazyMap<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Map = lazyComponent(load);
  return function MapPart(props: Props) {
    return (
      <LoadBoundary
        waiting={<Waiting className="min-h-80">{t`La carte s’ouvre…`}</Waiting>}
        instead={(again) => <MissingMap onRetry={again} />}
      >
        <Map {...props} />
      </LoadBoundary>
    );
  };
}

/** Loads `MapView`. */
export const fetchMapView = async () => (await import('./map-view.tsx')).MapView;

/** Loads `MapEditor`. */
export const fetchMapEditor = async () => (await import('./map-editor.tsx')).MapEditor;

/** `MapView`, loaded when shown. */
export const LazyMapView = lazyMap(fetchMapView);

/** `ClusterMap`, loaded when shown. */
export const LazyClusterMap = lazyMap(
  async () => (await import('./cluster-map.tsx')).ClusterMap,
);

type MapOnDemandProps = {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Class of the open map's container. */
  mapClass?: string | undefined;
  /** Placeholder while it is closed. */
  closed?: ReactNode;
  /** The map and its companions. */
  children: ReactNode;
};

/** The button that opens a map, and its place. The page says the same in words beside it. */
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
        {isOpen ? t`Masquer la carte` : t`Voir sur la carte`}
      </Button>
      {isOpen ? <div className={mapClass}>{children}</div> : closed}
    </>
  );
}
