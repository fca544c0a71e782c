import { t } from '@lingui/core/macro';
/** Progress of the walk at a point. */
export type MarkerEtat = 'ordinaire' | 'courant' | 'fait';

export type MarkerLook = {
  /** Shown in the disc. */
  numero: number;
  /** Accessible name. */
  label: string;
  etat: MarkerEtat;
  selected: boolean;
  /** A button that can be reached and pressed, else a picture. */
  selectable: boolean;
  draggable: boolean;
};

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Built node by node: under Trusted Types no text may become HTML. */
function checkMark(): SVGSVGElement {
  const svg = document.createElementNS(svgNamespace, 'svg');
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('class', 'map-marker-coche');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svgNamespace, 'path');
  path.setAttribute('d', 'M3.5 8.5l3 3 6-7');
  svg.append(path);
  return svg;
}

function createMarkerElement(selectable: boolean): HTMLElement {
  const element = document.createElement(selectable ? 'button' : 'div');
  if (selectable) element.setAttribute('type', 'button');
  else element.setAttribute('role', 'img');
  element.className = 'map-marker leaflet-marker-icon';
  const disc = document.createElement('span');
  disc.className = 'map-marker-disque';
  disc.setAttribute('aria-hidden', 'true');
  element.append(disc, checkMark());
  return element;
}

/**
 * The element of a numbered point. `old`, if given, is updated and returned, so that it keeps the focus; it must have been made with the
 * same `selectable`.
 */
export function markerElement(look: MarkerLook, old?: HTMLElement): HTMLElement {
  const element = old ?? createMarkerElement(look.selectable);
  element.setAttribute('aria-label', look.label);
  element.dataset['etat'] = look.etat;
  element.toggleAttribute('data-choisi', look.selected);
  element.toggleAttribute('data-deplacable', look.draggable);
  if (look.selectable) element.setAttribute('aria-pressed', String(look.selected));
  const disc = element.querySelector('.map-marker-disque');
  if (disc !== null) disc.textContent = String(look.numero);
  return element;
}

/** The element of the person's own position: a picture, never a control. */
export function userElement(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'map-moi leaflet-marker-icon';
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', t`Votre position`);
  return element;
}
