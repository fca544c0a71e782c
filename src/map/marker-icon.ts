import { t } from '@lingui/core/macro';
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

/** A Leaflet icon of the person's place. */
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

type RadiusLook = { label: string; metres: number; min: number; max: number };

/** A Leaflet icon that is the handle of a circle: a slider for the keyboard. */
export class RadiusIcon extends DivIcon {
  readonly #look: RadiusLook;

  constructor(look: RadiusLook) {
    super({});
    this.#look = look;
  }

  override createIcon(oldIcon?: HTMLElement): HTMLElement {
    const { label, metres, min, max } = this.#look;
    // The element stays while the circle changes, so that it keeps the focus.
    const element = oldIcon ?? document.createElement('span');
    element.className = 'map-rayon-poignee';
    element.tabIndex = 0;
    element.setAttribute('role', 'slider');
    element.setAttribute('aria-label', label);
    element.setAttribute('aria-valuemin', String(min));
    element.setAttribute('aria-valuemax', String(max));
    element.setAttribute('aria-valuenow', String(metres));
    element.setAttribute('aria-valuetext', t`${metres} mètres`);
    return element;
  }
}
