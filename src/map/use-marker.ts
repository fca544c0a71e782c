import { Browser, DomUtil, Marker, type DivIcon, type LatLng } from 'leaflet';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useMap } from './map-context.ts';
import { toMapPoint, type MapPoint } from './map-point.ts';
import { useLayer } from './use-layer.ts';

/**
 * Leaflet places each marker by `translate3d`, which gives each a layer of the graphics card: with sixty of them, every frame
 * of the page around took half as long again, typing included. A flat `translate` paints a marker with the map below; while it is
 * dragged, Leaflet gives it its own layer again.
 */
function flatten(marker: Marker): void {
  const icon = marker.getElement();
  // Without 3D, Leaflet places by `left` and `top`.
  if (icon === undefined || !Browser.any3d) return;
  const { x, y } = DomUtil.getPosition(icon);
  icon.style.transform = `translate(${String(x)}px, ${String(y)}px)`;
}

type MarkerOptions = {
  position: MapPoint;
  icon: DivIcon;
  draggable?: boolean | undefined;
  /** True, the default, if it receives clicks. Read when the marker is created. */
  interactive?: boolean | undefined;
  /** Name of its pane; Leaflet's own for markers when absent. Read when the marker is created. */
  pane?: string | undefined;
  zIndexOffset?: number | undefined;
  onClick?: (() => void) | undefined;
  /** While it is dragged. */
  onDrag?: ((at: LatLng) => void) | undefined;
  /** Released. The caller owns the position: the marker returns to it until the caller changes it. */
  onDragEnd?: ((position: MapPoint) => void) | undefined;
};

/** A marker of the map, without Leaflet's own keyboard and focus handling, which supports neither Space nor reduced motion. */
export function useMarker({
  position: { lat, lon },
  icon,
  draggable = false,
  interactive = true,
  pane = 'markerPane',
  zIndexOffset = 0,
  onClick,
  onDrag,
  onDragEnd,
}: MarkerOptions): Marker {
  const map = useMap();
  const marker = useLayer(
    () =>
      new Marker([lat, lon], {
        ...{ icon, draggable, interactive, pane, zIndexOffset },
        keyboard: false,
        autoPanOnFocus: false,
        autoPan: draggable,
        riseOnHover: interactive,
      }),
  );
  const isDragged = useRef(false);
  const show = useEffectEvent(() => {
    // A change of another author meanwhile: Leaflet would end the drag without an event. It is shown at the drop.
    if (isDragged.current) return;
    marker.setLatLng([lat, lon]);
    if (marker.options.icon !== icon) marker.setIcon(icon);
    flatten(marker);
  });
  useEffect(() => show(), [marker, lat, lon, icon]);
  const letGo = useEffectEvent(() => {
    if (!isDragged.current) return;
    marker.off();
    for (const type of ['mouseup', 'touchend']) document.dispatchEvent(new Event(type));
  });
  // Removed by another author while it is dragged: Leaflet would go on to pan the map, and throw once the marker is gone.
  useLayoutEffect(() => () => letGo(), [marker]);
  useEffect(() => {
    // Leaflet has already moved it when this listener runs: its own was there first.
    const follow = () => flatten(marker);
    map.on('zoom viewreset', follow);
    return () => {
      map.off('zoom viewreset', follow);
    };
  }, [map, marker]);
  useEffect(() => {
    marker.setZIndexOffset(zIndexOffset);
  }, [marker, zIndexOffset]);
  useEffect(() => {
    if (draggable) marker.dragging?.enable();
    else marker.dragging?.disable();
  }, [marker, draggable]);

  const click = useEffectEvent(() => onClick?.());
  const drag = useEffectEvent(() => onDrag?.(marker.getLatLng()));
  const drop = useEffectEvent(() => {
    const reached = toMapPoint(marker.getLatLng());
    isDragged.current = false;
    show();
    onDragEnd?.(reached);
  });
  useEffect(() => {
    const handlers = {
      click: () => click(),
      dragstart: () => {
        isDragged.current = true;
      },
      drag: () => drag(),
      dragend: () => drop(),
    };
    marker.on(handlers);
    return () => {
      marker.off(handlers);
    };
  }, [marker]);
  return marker;
}
