import { expect, test } from 'vitest';
import { isDeviceFull, notKeptText } from './device-full.ts';

const full = new DOMException('Full.', 'QuotaExceededError');
const lost = new DOMException('The connection is closing.', 'InvalidStateError');

test('a device is full when it says so, itself or as the cause of another error', () => {
  expect(isDeviceFull(full)).toBe(true);
  expect(isDeviceFull(new Error('Not kept.', { cause: full }))).toBe(true);
});

test.each([lost, new Error('Not kept.', { cause: lost }), 'full', null, undefined])(
  'a device that says %s is not full',
  (error) => {
    expect(isDeviceFull(error)).toBe(false);
  },
);

test('room is asked for only where there is none', () => {
  expect(notKeptText(full, 'cette image')).toContain('n’a pas la place');
  expect(notKeptText(lost, 'cette image')).not.toContain('place');
});
