import { expect, test } from 'vitest';
import { mapKeyAction } from './map-keyboard.ts';

const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

test.each([
  ['ArrowLeft', { kind: 'pan', x: -80, y: 0 }],
  ['ArrowRight', { kind: 'pan', x: 80, y: 0 }],
  ['ArrowUp', { kind: 'pan', x: 0, y: -80 }],
  ['ArrowDown', { kind: 'pan', x: 0, y: 80 }],
  ['+', { kind: 'zoom', by: 1 }],
  ['-', { kind: 'zoom', by: -1 }],
  ['Enter', { kind: 'place' }],
])('the key %s asks for %o', (key, action) => {
  expect(mapKeyAction({ ...none, key })).toEqual(action);
});

test('Shift makes a small step, to aim', () => {
  expect(mapKeyAction({ ...none, key: 'ArrowUp', shiftKey: true })).toEqual({
    kind: 'pan',
    x: 0,
    y: -8,
  });
});

test.each(['ctrlKey', 'altKey', 'metaKey'])(
  'with %s the key is the browser’s',
  (modifier) => {
    expect(mapKeyAction({ ...none, [modifier]: true, key: '+' })).toBe(null);
  },
);

test('other keys are left alone', () => {
  expect(mapKeyAction({ ...none, key: 'Tab' })).toBe(null);
});
