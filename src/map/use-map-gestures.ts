import { t } from '@lingui/core/macro';
import type { LeafletMouseEvent, Map } from 'leaflet';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { mapKeyAction } from './map-keyboard.ts';
import { toMapPoint, type MapPoint } from './map-point.ts';

type MapKeysOptions = {
  /** Id of the text that lists the keys. */
  helpId: string;
  animate: boolean;
  /** Enter puts the point at the centre; absent if nothing can be placed. */
  onPlaceAtCentre: (() => void) | undefined;
};

/** Makes Leaflet's element operable by keyboard, with a role, a name and keys. */
export function useMapKeys(
  map: Map | null,
  { helpId, animate, onPlaceAtCentre }: MapKeysOptions,
): void {
  const handleKey = useEffectEvent((shown: Map, event: KeyboardEvent) => {
    const action = mapKeyAction(event);
    if (action === null) return;
    switch (action.kind) {
      case 'pan':
        shown.panBy([action.x, action.y], { animate });
        break;
      case 'zoom':
        shown.setZoom(shown.getZoom() + action.by, { animate });
        break;
      case 'place':
        // Enter on a point is that point's own.
        if (event.target !== shown.getContainer() || onPlaceAtCentre === undefined)
          return;
        onPlaceAtCentre();
        break;
    }
    event.preventDefault();
  });

  useEffect(() => {
    // The element is made by Leaflet's container: its role, name and keys are set on it here.
    if (map === null) return;
    const container = map.getContainer();
    container.tabIndex = 0;
    container.setAttribute('role', 'application');
    container.setAttribute('aria-label', t`Carte`);
    container.setAttribute('aria-describedby', helpId);
    const listen = (event: KeyboardEvent) => handleKey(map, event);
    container.addEventListener('keydown', listen);
    return () => container.removeEventListener('keydown', listen);
  }, [map, helpId]);
}

/** Reports each click on the ground of the map. */
export function useMapClick(
  map: Map | null,
  onClick: (position: MapPoint) => void,
): void {
  const handleClick = useEffectEvent(({ latlng }: LeafletMouseEvent) =>
    onClick(toMapPoint(latlng)),
  );
  useEffect(() => {
    if (map === null) return;
    const listen = (event: LeafletMouseEvent) => handleClick(event);
    map.on('click', listen);
    return () => {
      map.off('click', listen);
    };
  }, [map]);
}

/** If the page scrolls under the map, the wheel is the page's except with Ctrl, before Leaflet receives it. */
export function useWheelForPage(
  frame: RefObject<HTMLDivElement | null>,
  isShared: boolean,
): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null || !isShared) return;
    const keepForPage = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
    };
    element.addEventListener('wheel', keepForPage, { capture: true, passive: true });
    return () => element.removeEventListener('wheel', keepForPage, { capture: true });
  }, [frame, isShared]);
}

/**
 * Gives touches to the map if they are not the page's (`isTouchShared`), and on request; a touch outside the map returns them to the page.
 * @returns the map's hold on touches, and the function that changes it.
 */
export function useFingers(
  map: Map | null,
  frame: RefObject<HTMLDivElement | null>,
  isTouchShared: boolean,
) {
  const [isGiven, setIsGiven] = useState(false);
  const moveMap = !isTouchShared || isGiven;
  useEffect(() => {
    if (map === null) return;
    if (moveMap) {
      map.dragging.enable();
      map.touchZoom.enable();
    } else {
      map.dragging.disable();
      map.touchZoom.disable();
    }
  }, [map, moveMap]);

  useEffect(() => {
    if (!isGiven) return;
    const release = ({ target: touched }: PointerEvent) => {
      if (touched instanceof Node && frame.current?.contains(touched) === true) return;
      setIsGiven(false);
    };
    document.addEventListener('pointerdown', release);
    return () => document.removeEventListener('pointerdown', release);
  }, [frame, isGiven]);

  return [isGiven, setIsGiven] as const;
}
