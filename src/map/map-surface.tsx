import { msg, t } from '@lingui/core/macro';
import 'leaflet/dist/leaflet.css';
import './map.css';
import type { FitBoundsOptions, Map } from 'leaflet';
import { useId, useRef, useState, type ReactNode } from 'react';
import { fitRoom, type Overlay } from './fit-room.ts';
import { LineLayer } from './line-layer.tsx';
import { MapContext } from './map-context.ts';
import {
  Attribution,
  PlaceControl,
  ScaleBar,
  ShowAllControl,
  TouchControl,
  ZoomControls,
} from './map-controls.tsx';
import { toMapPoint, type MapPoint } from './map-point.ts';
import {
  MarkerLayer,
  UserLayer,
  type MapMarker,
  type UserPosition,
} from './marker-layer.tsx';
import { OutlineLayer } from './outline-layer.tsx';
import { maxTileZoom, type MapGround } from './tile-source.ts';
import { useLeafletMap } from './use-leaflet-map.ts';
import {
  useFingers,
  useMapClick,
  useMapKeys,
  useWheelForPage,
} from './use-map-gestures.ts';
import { showTarget, toBounds, useMapView } from './use-map-view.ts';
import { useMediaQuery } from './use-media-query.ts';
import { useTiles } from './use-tiles.ts';
import { viewTarget } from './view-target.ts';

/** Content of both maps. */
export type MapSurfaceProps = {
  markers: readonly MapMarker[];
  /** The line of the walk, in dashes. Keep the same array while unchanged. */
  line?: readonly MapPoint[] | undefined;
  /** Area shown whole, if it is not the points and the line themselves. */
  extent?: readonly MapPoint[] | undefined;
  /** A layer of its own, within Leaflet's map. */
  children?: ReactNode;
  selectedId?: string | undefined;
  /** Makes the points buttons. */
  onSelect?: ((id: string) => void) | undefined;
  userPosition?: UserPosition | undefined;
  /** A change makes the view show everything again; it never moves on its own otherwise. */
  fitKey?: string | number | undefined;
  /** Centre while there are no points; France when absent. */
  centre?: MapPoint | undefined;
  /** A Tailwind class for the height; 20rem when absent. */
  heightClass?: string | undefined;
  /** Accessible name of the map. */
  label: string;
  /**
   * `page` (by default): the map is in a page that scrolls, so one finger and the wheel alone move the page; « Déplacer la carte » or Ctrl
   * gives them to the map. `plein`: it has the screen.
   */
  gestes?: 'page' | 'plein' | undefined;
  /** A change moves the view there: the place of a search. */
  aim?: MapPoint | undefined;
  /** Background; the plan when absent. */
  ground?: MapGround | undefined;
};

/** Props added by the editor. */
export type MapEdition = {
  onPlace: (position: MapPoint) => void;
  onMove: (id: string, position: MapPoint) => void;
  /** The words of the button that places at the centre. */
  placeLabel: string;
};

const noLine: readonly MapPoint[] = [];

const keyHelp = msg`Flèches\u00A0: déplacer la carte. Majuscule et flèches\u00A0: un petit pas. Plus et moins\u00A0: agrandir et réduire.`;

const missingNotice = msg`Fond de carte indisponible pour le moment\u00A0: les étapes et le tracé restent lisibles.`;

/** Margins of the view while no control covers the map yet. */
const bareFit: FitBoundsOptions = fitRoom({ overlay: null, isOnePoint: true });

/**
 * The map itself: tiles over a bundled outline, line, points, controls. Read-only without `edition`. Uses Leaflet; nothing above `map/`
 * does.
 */
export function MapSurface({
  markers,
  line = noLine,
  extent,
  children,
  selectedId,
  onSelect,
  userPosition,
  fitKey,
  centre,
  heightClass = 'h-80',
  label,
  gestes = 'page',
  ground = 'plan',
  aim,
  edition,
}: MapSurfaceProps & { edition?: MapEdition | undefined }) {
  const [placed, setPlaced] = useState('');
  const help = t(keyHelp);
  const frame = useRef<HTMLDivElement>(null);
  const zoomButtons = useRef<HTMLDivElement>(null);
  const lowButtons = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const animate = !useMediaQuery('(prefers-reduced-motion: reduce)');
  const touch = useMediaQuery('(pointer: coarse)');
  const shared = gestes === 'page';

  const target = viewTarget({
    points: extent ?? [...markers.map(({ position }) => position), ...line],
    centre,
    user: userPosition?.position,
  });
  const [map, attachMap] = useLeafletMap(
    {
      minZoom: 2,
      maxZoom: maxTileZoom,
      worldCopyJump: true,
      attributionControl: false,
      zoomControl: false,
      keyboard: false,
      // A double click would place twice.
      doubleClickZoom: edition === undefined,
      zoomAnimation: animate,
      fadeAnimation: animate,
      markerZoomAnimation: animate,
      inertia: animate,
    },
    { bounds: toBounds(target), fit: { ...bareFit, maxZoom: target.maxZoom } },
  );
  const areTilesMissing = useTiles(map, ground) === 'missing';

  /** Measured on demand: its buttons appear, disappear and wrap. */
  const overlay = (): Overlay | null =>
    shared || zoomButtons.current === null || lowButtons.current === null
      ? null
      : {
          rightPx: zoomButtons.current.offsetWidth,
          bottomPx: lowButtons.current.offsetHeight,
        };
  const written = edition && markers.find(({ id }) => id === selectedId);
  useMapView(map, {
    ...{ target, overlay, fitKey, aim, selectedId },
    hasOverlay: !shared,
    writtenAt: written?.position,
  });

  const placeAtCentre = (shown: Map) => {
    edition?.onPlace(toMapPoint(shown.getCenter()));
    // The same words would not be announced twice.
    setPlaced((before) =>
      before === t`Point placé.` ? t`Point placé ici.` : t`Point placé.`,
    );
  };
  useMapKeys(map, {
    ...{ helpId, animate },
    onPlaceAtCentre:
      map === null || edition === undefined ? undefined : () => placeAtCentre(map),
  });
  useMapClick(map, (position) => edition?.onPlace(position));
  useWheelForPage(frame, shared);
  const [touchActive, setTouchActive] = useFingers(map, frame, shared && touch);

  const tools = map !== null && (
    <>
      {edition !== undefined && (
        <PlaceControl
          label={edition.placeLabel}
          onPlace={() => edition.onPlace(toMapPoint(map.getCenter()))}
        />
      )}
      <ShowAllControl onShowAll={() => showTarget(map, target, overlay(), animate)} />
      {shared && touch && <TouchControl active={touchActive} onChange={setTouchActive} />}
    </>
  );

  return (
    <section aria-label={label} className={shared ? undefined : heightClass}>
      <div
        ref={frame}
        className={`map-cadre relative isolate overflow-hidden ${shared ? `rounded-carte border border-trait ${heightClass}` : 'h-full'}`}
      >
        <div ref={attachMap} className="map-fond" />
        {map !== null && (
          <MapContext value={map}>
            <OutlineLayer />
            {line.length > 1 && <LineLayer line={line} />}
            {userPosition !== undefined && <UserLayer {...userPosition} />}
            <MarkerLayer
              markers={markers}
              selectedId={selectedId}
              animate={animate}
              onSelect={onSelect}
              onMove={edition?.onMove}
            />
            {children}
          </MapContext>
        )}
        <p id={helpId} className="sr-only">
          {edition === undefined
            ? help
            : t`${help} Entrée\u00A0: placer le point au centre.`}
        </p>
        {edition !== undefined && <Aim />}
        {map !== null && (
          <div className="pointer-events-none absolute inset-0 z-10 flex flex-col justify-between gap-2 p-2">
            <div ref={zoomButtons} className="self-end">
              <ZoomControls map={map} animate={animate} />
            </div>
            <div ref={lowButtons} className="flex flex-col items-start gap-2">
              {!shared && (
                <>
                  <div className="flex flex-wrap gap-2">{tools}</div>
                  <TilesNotice missing={areTilesMissing} floating />
                </>
              )}
              <div className="flex items-end justify-between gap-2 self-stretch">
                <ScaleBar map={map} />
                <Attribution />
              </div>
            </div>
          </div>
        )}
      </div>
      {/* Its height is reserved while Leaflet loads, so that nothing below moves. */}
      {shared && <div className="mt-2 flex min-h-11 flex-wrap gap-2">{tools}</div>}
      {shared && <TilesNotice missing={areTilesMissing} />}
      <p role="status" className="sr-only">
        {placed}
      </p>
    </section>
  );
}

/**
 * Notice that the plain background replaces the tiles. Under the map, where it hides no point; over it only when the map has the screen.
 */
function TilesNotice({
  missing,
  floating = false,
}: {
  missing: boolean;
  floating?: boolean;
}) {
  return (
    <p
      role="status"
      className={
        floating
          ? 'rounded-carte bg-fond-carte/90 px-2 text-base leading-6 text-texte'
          : 'text-base text-texte'
      }
    >
      {missing && (
        <span className={floating ? undefined : 'mt-2 block'}>{t(missingNotice)}</span>
      )}
    </p>
  );
}

/** The middle of the map: place of a point set by « Placer ici » or Enter. */
function Aim() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-24 -24 48 48"
      className="map-viseur pointer-events-none absolute top-1/2 left-1/2 z-10 size-12 -translate-1/2"
    >
      <path d="M0-20V-5M0 5V20M-20 0H-5M5 0H20" />
      <circle r="1.5" />
    </svg>
  );
}
