import { DivIcon } from 'leaflet';
import { markerElement, userElement, type MarkerLook } from './marker-element.ts';

/** A Leaflet icon that is a numbered disc; Leaflet's own icons are images or HTML in a string. */
export class NumberedIcon extends DivIcon {
  readonly #look: MarkerLook;

  constructor(look: MarkerLook) {
    super({});
    this.#look = look;
  }

  override createIcon(oldIcon?: HTMLElement): HTMLElement {
    return markerElement(this.#look, oldIcon);
  }
}

/** A Leaflet icon that shows where the person is. */
export class UserIcon extends DivIcon {
  override createIcon(oldIcon?: HTMLElement): HTMLElement {
    return oldIcon ?? userElement();
  }
}

/** A Leaflet icon that is a small square: a point of a line. */
export class VertexIcon extends DivIcon {
  override createIcon(oldIcon?: HTMLElement): HTMLElement {
    const element = oldIcon ?? document.createElement('span');
    element.className = 'map-sommet';
    element.setAttribute('aria-hidden', 'true');
    return element;
  }
}
