import { latLngBounds, type LatLngBounds, type Map } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { fitRoom, type Overlay } from './fit-room.ts';
import { toLatLng, type MapPoint } from './map-point.ts';
import type { ViewTarget } from './view-target.ts';

/** Houses have their shape there. */
const aimZoom = 18;

type MapViewOptions = {
  /** Area shown whole. */
  target: ViewTarget;
  /** Measured on demand: its buttons appear, disappear and wrap. Null if nothing covers the map. */
  overlay: () => Overlay | null;
  hasOverlay: boolean;
  fitKey: string | number | undefined;
  aim: MapPoint | undefined;
  selectedId: string | undefined;
  /** Place of the selected point, while being written; otherwise the view is the reader's own. */
  writtenAt: MapPoint | undefined;
};

/** The target as Leaflet has it. */
export function toBounds({ southWest, northEast }: ViewTarget): LatLngBounds {
  return latLngBounds(toLatLng(southWest), toLatLng(northEast));
}

/** Shows the whole target, beside the controls over the map. */
export function showTarget(
  map: Map,
  target: ViewTarget,
  overlay: Overlay | null,
  animate: boolean,
): void {
  const bounds = toBounds(target);
  const isOnePoint = bounds.getSouthWest().equals(bounds.getNorthEast());
  map.fitBounds(bounds, {
    ...fitRoom({ overlay, isOnePoint }),
    maxZoom: target.maxZoom,
    animate,
  });
}

function panInto(map: Map, position: MapPoint, overlay: Overlay | null): void {
  const room = fitRoom({ overlay, isOnePoint: false });
  const { paddingTopLeft, paddingBottomRight, padding } = room;
  map.panInside(toLatLng(position), {
    animate: false,
    paddingTopLeft: paddingTopLeft ?? padding ?? [0, 0],
    paddingBottomRight: paddingBottomRight ?? padding ?? [0, 0],
  });
}

function hasSize({ clientWidth, clientHeight }: HTMLElement): boolean {
  return clientWidth > 0 && clientHeight > 0;
}

/** The view is Leaflet's: it is set on request only, never by another redraw. */
export function useMapView(
  map: Map | null,
  { target, overlay, hasOverlay, fitKey, aim, selectedId, writtenAt }: MapViewOptions,
): void {
  const showAll = useEffectEvent((shown: Map) =>
    showTarget(shown, target, overlay(), false),
  );

  useEffect(() => {
    // Leaflet showed everything before there was anything over it.
    if (map !== null && hasOverlay) showAll(map);
  }, [map, hasOverlay]);

  const lastFit = useRef(fitKey);
  useEffect(() => {
    if (map === null || lastFit.current === fitKey) return;
    lastFit.current = fitKey;
    showAll(map);
  }, [map, fitKey]);

  useEffect(() => {
    if (map !== null && aim !== undefined)
      map.setView(toLatLng(aim), aimZoom, { animate: false });
  }, [map, aim]);

  const showSelected = useEffectEvent((shown: Map) => {
    if (writtenAt !== undefined && hasSize(shown.getContainer())) {
      panInto(shown, writtenAt, overlay());
    }
  });
  useEffect(() => {
    // A point chosen beside the map is brought into view.
    if (map !== null && selectedId !== undefined) showSelected(map);
  }, [map, selectedId]);

  useEffect(() => {
    // Leaflet measures its element once: a map opened in a closed panel would stay grey.
    if (map === null || !('ResizeObserver' in window)) return;
    const container = map.getContainer();
    let hadSize = hasSize(container);
    const observer = new ResizeObserver(() => {
      map.invalidateSize({ animate: false });
      const isSized = hasSize(container);
      if (isSized && !hadSize) showAll(map);
      hadSize = isSized;
    });
    observer.observe(container);
    return () => observer.disconnect();
  }, [map]);
}
