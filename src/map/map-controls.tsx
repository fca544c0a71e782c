import { t } from '@lingui/core/macro';
import type { Map } from 'leaflet';
import { useSyncExternalStore, type ReactNode } from 'react';
import IconCrosshair from '~icons/lucide/crosshair';
import IconHand from '~icons/lucide/hand';
import IconMinus from '~icons/lucide/minus';
import IconPlus from '~icons/lucide/plus';
import IconScan from '~icons/lucide/scan';
import { metresPerPixel, scaleBar } from './map-scale.ts';

/** A button that floats over the map; at least 44 px each way. */
function MapButton({
  children,
  disabled = false,
  onClick,
  pressed,
  className = '',
}: {
  children: ReactNode;
  /** Announces that it has no effect, and keeps the focus. */
  disabled?: boolean;
  onClick: () => void;
  pressed?: boolean | undefined;
  className?: string;
}) {
  return (
    <button
      type="button"
      aria-disabled={disabled || undefined}
      aria-pressed={pressed}
      onClick={() => {
        if (!disabled) onClick();
      }}
      className={`pointer-events-auto inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-pilule border border-trait-fort bg-fond-carte px-3 text-base font-bold text-texte shadow-flottant hover:bg-fond-creux aria-disabled:cursor-default aria-disabled:text-texte-doux aria-disabled:opacity-60 aria-pressed:border-primaire aria-pressed:text-primaire-fort ${className}`}
    >
      {children}
    </button>
  );
}

function useMapValue<Value extends number>(map: Map, read: () => Value): Value {
  return useSyncExternalStore((onChange) => {
    map.on('zoomend moveend', onChange);
    return () => {
      map.off('zoomend moveend', onChange);
    };
  }, read);
}

/** « Agrandir » and « Réduire », as + and −. */
export function ZoomControls({ map, animate }: { map: Map; animate: boolean }) {
  const zoom = useMapValue(map, () => map.getZoom());
  return (
    <div className="flex flex-col items-end gap-2">
      <MapButton
        disabled={zoom >= map.getMaxZoom()}
        onClick={() => map.zoomIn(1, { animate })}
      >
        <IconPlus />
        <span className="sr-only">{t`Agrandir`}</span>
      </MapButton>
      <MapButton
        disabled={zoom <= map.getMinZoom()}
        onClick={() => map.zoomOut(1, { animate })}
      >
        <IconMinus />
        <span className="sr-only">{t`Réduire`}</span>
      </MapButton>
    </div>
  );
}

/** Brings the view back to all the points. */
export function ShowAllControl({ onShowAll }: { onShowAll: () => void }) {
  return (
    <MapButton onClick={onShowAll}>
      <IconScan />
      {t`Tout voir`}
    </MapButton>
  );
}

/** Puts the chosen point under the cross in the middle. */
export function PlaceControl({ label, onPlace }: { label: string; onPlace: () => void }) {
  return (
    // With a mouse, one presses the map itself and drags points: this is for the keyboard.
    <MapButton onClick={onPlace} className="map-poser pointer-fine:not-focus:sr-only">
      <IconCrosshair />
      {label}
    </MapButton>
  );
}

/** On a touch screen, in a page that scrolls: one finger moves the page until this is pressed. */
export function TouchControl({
  active,
  onChange,
}: {
  active: boolean;
  onChange: (active: boolean) => void;
}) {
  return (
    <MapButton pressed={active} onClick={() => onChange(!active)}>
      <IconHand />
      {t`Déplacer la carte`}
    </MapButton>
  );
}

const longestScalePx = 96;

/** Length of 200 m: the only measure left without tiles. */
export function ScaleBar({ map }: { map: Map }) {
  const zoom = useMapValue(map, () => map.getZoom());
  const lat = useMapValue(map, () => map.getCenter().lat);
  const { widthPx, label } = scaleBar(metresPerPixel(lat, zoom), longestScalePx);
  return (
    <p className="rounded-carte bg-fond-carte/85 px-2 text-base leading-6 text-texte">
      <span className="sr-only">{t`Échelle\u00A0: le trait vaut`}</span>
      {label}
      <span
        aria-hidden="true"
        className="block h-1.5 border-x-2 border-b-2 border-texte"
        // The length is a measure, known only here: no class can give it.
        style={{ inlineSize: `${widthPx}px` }}
      />
    </p>
  );
}

/** Always in sight, as the licence of the tiles asks. */
export function Attribution() {
  return (
    <p className="pointer-events-auto rounded-carte bg-fond-carte/85 px-2 text-base leading-6 text-texte">
      {'© IGN – '}
      <a href="https://cartes.gouv.fr" target="_blank" rel="noreferrer">
        Géoplateforme
        <span className="sr-only"> {t`(nouvelle fenêtre)`}</span>
      </a>
    </p>
  );
}
