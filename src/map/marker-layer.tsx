import type { LeafletEventHandlerFnMap, Marker as LeafletMarker } from 'leaflet';
import { memo, useEffect, useMemo, useRef } from 'react';
import { Circle, Marker, useMap } from 'react-leaflet';
import { flattenMarkers } from './flat-marker.ts';
import { toLatLng, toMapPoint, type MapPoint } from './map-point.ts';
import type { MarkerEtat } from './marker-element.ts';
import { NumberedIcon, UserIcon } from './marker-icon.ts';

flattenMarkers();

/** A numbered point of the map. */
export type MapMarker = {
  id: string;
  position: MapPoint;
  /** Accessible name, the number included: « Étape 3 : le lavoir ». */
  label: string;
  /** The number in the disc. */
  numero: number;
  /** `courant`: where one goes now; `fait`: behind. `ordinaire` when absent. */
  etat?: MarkerEtat | undefined;
};

type NumberedMarkerProps = {
  marker: MapMarker;
  selected: boolean;
  animate: boolean;
  onSelect?: ((id: string) => void) | undefined;
  onMove?: ((id: string, position: MapPoint) => void) | undefined;
};

/** Room kept around a point that gets the focus, in pixels. */
const focusPadding: [number, number] = [48, 48];

const NumberedMarker = memo(function NumberedMarker({
  marker: { id, label, numero, etat = 'ordinaire', position },
  selected,
  animate,
  onSelect,
  onMove,
}: NumberedMarkerProps) {
  const map = useMap();
  const ref = useRef<LeafletMarker>(null);
  const selectable = onSelect !== undefined;
  const draggable = onMove !== undefined;

  const { lat, lon } = position;
  // Leaflet moves the marker when it is given another array: the same numbers must be the same array.
  const latLng = useMemo(() => toLatLng({ lat, lon }), [lat, lon]);
  const icon = useMemo(
    () => new NumberedIcon({ numero, label, etat, selected, selectable, draggable }),
    [numero, label, etat, selected, selectable, draggable],
  );
  const handlers = useMemo<LeafletEventHandlerFnMap>(
    () => ({
      click: () => onSelect?.(id),
      dragend: () => {
        const moved = ref.current?.getLatLng();
        if (moved === undefined) return;
        // The caller holds the position: until it says otherwise, the point has not moved.
        ref.current?.setLatLng(latLng);
        onMove?.(id, toMapPoint(moved));
      },
    }),
    [id, latLng, onSelect, onMove],
  );

  useEffect(() => {
    // The marker is Leaflet's element: keyboard focus must be visible on it.
    const element = ref.current?.getElement();
    if (element === undefined) return;
    const showMarker = () => {
      if (!element.matches(':focus-visible')) return;
      map.panInside([lat, lon], { padding: focusPadding, animate });
    };
    element.addEventListener('focus', showMarker);
    return () => element.removeEventListener('focus', showMarker);
  }, [map, lat, lon, animate]);

  return (
    <Marker
      ref={ref}
      position={latLng}
      icon={icon}
      draggable={draggable}
      interactive={selectable || draggable}
      // Leaflet's own keyboard and focus handling knows neither Space nor reduced motion: the element is a button.
      keyboard={false}
      autoPanOnFocus={false}
      autoPan
      riseOnHover
      zIndexOffset={selected ? 1_000 : 0}
      eventHandlers={handlers}
    />
  );
});

type MarkerLayerProps = Omit<NumberedMarkerProps, 'marker' | 'selected'> & {
  markers: readonly MapMarker[];
  selectedId?: string | undefined;
};

/** The numbered points, in the order they are given: the order of the keyboard as well. */
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

/** Where the person is, and how sure the phone is of it. */
export function UserLayer({ position, accuracyMetres }: UserPosition) {
  const latLng = toLatLng(position);
  return (
    <>
      <Circle
        center={latLng}
        radius={accuracyMetres}
        className="map-precision"
        interactive={false}
      />
      <Marker
        position={latLng}
        icon={userIcon}
        interactive={false}
        keyboard={false}
        zIndexOffset={-1_000}
      />
    </>
  );
}
