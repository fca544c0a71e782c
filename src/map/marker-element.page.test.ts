import { expect, test } from 'vitest';
import { markerElement, userElement, type MarkerLook } from './marker-element.ts';

const look: MarkerLook = {
  numero: 3,
  label: 'Étape 3 : le lavoir',
  etat: 'ordinaire',
  selected: false,
  selectable: true,
  draggable: false,
};

test('a point that can be chosen is a button with its own name', () => {
  const element = markerElement(look);
  expect(element.tagName).toBe('BUTTON');
  expect(element).toHaveAttribute('type', 'button');
  expect(element).toHaveAccessibleName('Étape 3 : le lavoir');
  expect(element).toHaveAttribute('aria-pressed', 'false');
  expect(element).toHaveTextContent('3');
});

test('a point that is only shown is a picture that the keyboard passes over', () => {
  const element = markerElement({ ...look, selectable: false });
  expect(element).toHaveAttribute('role', 'img');
  expect(element).toHaveAccessibleName('Étape 3 : le lavoir');
  expect(element).not.toHaveAttribute('tabindex');
  expect(element).not.toHaveAttribute('aria-pressed');
});

test('a name is text, never HTML', () => {
  const element = markerElement({ ...look, label: '<b onclick="x">lavoir</b>' });
  expect(element).toHaveAccessibleName('<b onclick="x">lavoir</b>');
  expect(element.querySelector('b')).toBe(null);
});

test('an updated element stays the same element, with the changes of Leaflet', () => {
  const element = markerElement(look);
  element.classList.add('leaflet-interactive');
  const updated = markerElement(
    { ...look, numero: 4, etat: 'fait', selected: true, label: 'Étape 4 : le moulin' },
    element,
  );
  expect(updated).toBe(element);
  expect(element).toHaveClass('leaflet-interactive');
  expect(element).toHaveAccessibleName('Étape 4 : le moulin');
  expect(element).toHaveAttribute('aria-pressed', 'true');
  expect(element).toHaveAttribute('data-etat', 'fait');
  expect(element).toHaveTextContent('4');
});

test('the person’s position is a picture with a name', () => {
  expect(userElement()).toHaveAttribute('role', 'img');
  expect(userElement()).toHaveAccessibleName('Votre position');
});
