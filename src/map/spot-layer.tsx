import { DivIcon, type PanInsideOptions } from 'leaflet';
import {
  memo,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentType,
} from 'react';
import { createPortal } from 'react-dom';
import { BubbleLayer, type MapBubble } from './bubble-layer.tsx';
import { useMap } from './map-context.ts';
import type { MapPoint } from './map-point.ts';
import { useMarker } from './use-marker.ts';

/** A place that the map shows beside its own points: small, with its picture, and never moved. */
export type MapSpot = {
  id: string;
  position: MapPoint;
  /** Its name, shown by a mouse that rests on it. */
  label: string;
  Icon: ComponentType;
};

export type MapSpots = {
  list: readonly MapSpot[];
  chosenId: string | null;
  onChoose: (id: string) => void;
  /** Text at the chosen one. */
  bubble?: MapBubble | undefined;
};

const paneName = 'reperes';
/** Below this zoom the spots of a village touch each other: they are dots. */
const nearZoom = 16;
/** Zoom for a spot chosen from further away. */
const chosenZoom = 17;
/** Margin around a spot chosen outside the map, in pixels: its bubble above, the buttons of the map below. */
const padding = {
  paddingTopLeft: [64, 124],
  paddingBottomRight: [64, 108],
} satisfies PanInsideOptions;

/** A Leaflet icon with content drawn by React. */
class SpotIcon extends DivIcon {
  readonly #element: HTMLElement;

  constructor(element: HTMLElement) {
    super({});
    this.#element = element;
  }

  override createIcon(): HTMLElement {
    return this.#element;
  }
}

function createSpotElement(): HTMLElement {
  const element = document.createElement('span');
  element.className = 'map-repere leaflet-marker-icon';
  // The list beside the map is the equivalent for the keyboard and screen readers.
  element.setAttribute('aria-hidden', 'true');
  return element;
}

type SpotMarkerProps = {
  spot: MapSpot;
  isChosen: boolean;
  onChoose: MapSpots['onChoose'];
};

const SpotMarker = memo(function SpotMarker({
  spot: { id, position, label, Icon },
  isChosen,
  onChoose,
}: SpotMarkerProps) {
  const [element] = useState(createSpotElement);
  const icon = useMemo(() => new SpotIcon(element), [element]);
  useMarker({
    ...{ position, icon, pane: paneName },
    zIndexOffset: isChosen ? 1_000 : 0,
    onClick: () => onChoose(id),
  });
  return createPortal(
    <span
      title={label}
      data-choisi={isChosen ? '' : undefined}
      className="map-repere-rond"
    >
      <Icon />
    </span>,
    element,
  );
});

type SpotLayerProps = MapSpots & { animate: boolean };

/**
 * Small places below the numbered points: for a pointer. The caller shows a list of the same places beside the map, from which the keyboard
 * and screen readers choose.
 */
export function SpotLayer({ list, chosenId, onChoose, bubble, animate }: SpotLayerProps) {
  const map = useMap();
  const chosen = list.find(({ id }) => id === chosenId);
  const { lat, lon } = chosen?.position ?? {};

  // Before the markers, which effects add: they need its pane. It goes with the map.
  useLayoutEffect(() => {
    const pane = map.getPane(paneName) ?? map.createPane(paneName);
    pane.classList.add('map-reperes');
  }, [map]);

  // The view is Leaflet's: a spot chosen in the list may be outside it.
  useEffect(() => {
    if (lat === undefined || lon === undefined) return;
    const show = () => {
      if (map.getSize().x === 0) return;
      const isNear = map.getZoom() >= nearZoom;
      if (!isNear) map.setView([lat, lon], chosenZoom, { animate: false });
      map.panInside([lat, lon], { ...padding, animate: animate && isNear });
    };
    // A hidden map shows all its points when it gets its size: the chosen one follows.
    const showLater = () => queueMicrotask(show);
    show();
    map.on('resize', showLater);
    return () => {
      map.off('resize', showLater);
    };
  }, [map, lat, lon, animate]);

  // The zoom is Leaflet's; an attribute of the pane draws all spots at once.
  useEffect(() => {
    const follow = () =>
      map.getPane(paneName)?.toggleAttribute('data-loin', map.getZoom() < nearZoom);
    follow();
    map.on('zoomend', follow);
    return () => {
      map.off('zoomend', follow);
    };
  }, [map]);

  return (
    <>
      {list.map((spot) => (
        <SpotMarker
          key={spot.id}
          spot={spot}
          isChosen={spot.id === chosenId}
          onChoose={onChoose}
        />
      ))}
      {bubble !== undefined && <BubbleLayer {...bubble} />}
    </>
  );
}
