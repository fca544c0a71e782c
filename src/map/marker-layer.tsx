import { memo, useEffect, useMemo } from 'react';
import { useMap } from './map-context.ts';
import type { MapPoint } from './map-point.ts';
import type { MarkerEtat } from './marker-element.ts';
import { NumberedIcon, UserIcon } from './marker-icon.ts';
import { useCircle } from './use-circle.ts';
import { useMarker } from './use-marker.ts';

/** A numbered point of the map. */
export type MapMarker = {
  id: string;
  position: MapPoint;
  /** Accessible name, the number included: « Étape 3 : le lavoir ». */
  label: string;
  /** The number in the disc. */
  numero: number;
  /** `courant`: the present target; `fait`: done. `ordinaire` when absent. */
  etat?: MarkerEtat | undefined;
};

type NumberedMarkerProps = {
  marker: MapMarker;
  selected: boolean;
  animate: boolean;
  onSelect?: ((id: string) => void) | undefined;
  onMove?: ((id: string, position: MapPoint) => void) | undefined;
};

/** Margin around a focused point, in pixels. */
const focusPadding: [number, number] = [48, 48];

const NumberedMarker = memo(function NumberedMarker({
  marker: { id, label, numero, etat = 'ordinaire', position },
  selected,
  animate,
  onSelect,
  onMove,
}: NumberedMarkerProps) {
  const map = useMap();
  const selectable = onSelect !== undefined;
  const draggable = onMove !== undefined;
  const icon = useMemo(
    () => new NumberedIcon({ numero, label, etat, selected, selectable, draggable }),
    [numero, label, etat, selected, selectable, draggable],
  );
  const marker = useMarker({
    ...{ position, icon, draggable },
    interactive: selectable || draggable,
    zIndexOffset: selected ? 1_000 : 0,
    onClick: () => onSelect?.(id),
    onDragEnd: (to) => onMove?.(id, to),
  });

  const { lat, lon } = position;
  useEffect(() => {
    // The marker is Leaflet's element: keyboard focus must be visible on it.
    const element = marker.getElement();
    if (element === undefined) return;
    const showMarker = () => {
      if (!element.matches(':focus-visible')) return;
      map.panInside([lat, lon], { padding: focusPadding, animate });
    };
    element.addEventListener('focus', showMarker);
    return () => element.removeEventListener('focus', showMarker);
  }, [map, marker, lat, lon, animate]);

  return null;
});

type MarkerLayerProps = Omit<NumberedMarkerProps, 'marker' | 'selected'> & {
  markers: readonly MapMarker[];
  selectedId?: string | undefined;
};

/** The numbered points, in their given order, also that of the keyboard. */
export function MarkerLayer({ markers, selectedId, ...rest }: MarkerLayerProps) {
  const kind = rest.onSelect === undefined ? 'image' : 'button';
  return markers.map((marker) => (
    <NumberedMarker
      {...rest}
      key={`${kind}-${marker.id}`}
      marker={marker}
      selected={marker.id === selectedId}
    />
  ));
}

export type UserPosition = {
  position: MapPoint;
  accuracyMetres: number;
};

const userIcon = new UserIcon({});

/** The person's place, and the accuracy of the phone. */
export function UserLayer({ position, accuracyMetres }: UserPosition) {
  useCircle({ centre: position, metres: accuracyMetres, className: 'map-precision' });
  useMarker({ position, icon: userIcon, interactive: false, zIndexOffset: -1_000 });
  return null;
}
