import { expect, it } from 'vitest';
import { middleCrop } from './crop-dialog.tsx';

it('selects the whole of a picture that needs no shape, or has it already', () => {
  const whole = { unit: '%', x: 0, y: 0, width: 100, height: 100 };
  expect(middleCrop(undefined, { width: 3, height: 4 })).toEqual(whole);
  expect(middleCrop(1.5, { width: 300, height: 200 })).toEqual(whole);
});

it('leaves equal margins on both sides', () => {
  expect(middleCrop(1, { width: 400, height: 200 })).toMatchObject({
    x: 25,
    width: 50,
    height: 100,
  });
  expect(middleCrop(1, { width: 200, height: 400 })).toMatchObject({
    y: 25,
    width: 100,
    height: 50,
  });
});
