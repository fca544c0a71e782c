import { expect, it } from 'vitest';
import { fitRoom } from './fit-room.ts';

const overlay = { rightPx: 120, bottomPx: 84 };

it('leaves several points clear of the buttons over the map', () => {
  expect(fitRoom({ overlay, isOnePoint: false })).toEqual({
    paddingTopLeft: [60, 48],
    paddingBottomRight: [152, 116],
  });
});

it('is the same on both sides of one point, and without controls over the map', () => {
  const even = { padding: [60, 48] };
  expect(fitRoom({ overlay, isOnePoint: true })).toEqual(even);
  expect(fitRoom({ overlay: null, isOnePoint: false })).toEqual(even);
});

it('is never less than the room of a disc', () => {
  expect(fitRoom({ overlay: { rightPx: 0, bottomPx: 0 }, isOnePoint: false })).toEqual({
    paddingTopLeft: [60, 48],
    paddingBottomRight: [60, 48],
  });
});
