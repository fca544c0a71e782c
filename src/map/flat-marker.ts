import { Browser, Marker, type Point } from 'leaflet';

/** What a marker of Leaflet 1.9 is moved by; plugins that turn markers stand on the same. */
type PlacedMarker = { _icon?: HTMLElement; _setPos: (point: Point) => void };

const { _setPos: place } = Marker.prototype as unknown as PlacedMarker;

/**
 * Leaflet places each marker by `translate3d`, which makes a layer of the graphics of each: with sixty of them, every frame of the
 * page around took half as long again, typing included. A flat `translate` paints them with the map that they lie on; the one that
 * is dragged has its layer while it is.
 */
export function flattenMarkers(): void {
  // Without 3D, Leaflet places by `left` and `top`.
  if (!Browser.any3d) return;
  Marker.include({
    _setPos(this: PlacedMarker, point: Point) {
      place.call(this, point);
      if (this._icon === undefined) return;
      this._icon.style.transform = `translate(${String(point.x)}px, ${String(point.y)}px)`;
    },
  });
}
