import { expect, it, vi } from 'vitest';
import { gpsSegment } from '@/testing/gps-segment.ts';
import { photoPosition } from './photo-position.ts';

const photo = new Blob(['photo']);

it('is the place in the photo, to eleven centimetres', async () => {
  const read = () => Promise.resolve({ latitude: 48.45351234567, longitude: -2.0465 });
  expect(await photoPosition(photo, read)).toEqual({ lat: 48.453512, lon: -2.0465 });
});

it.each([
  ['says nothing', undefined],
  ['was taken by a camera that did not know where it was', { latitude: 0, longitude: 0 }],
  ['says what cannot be', { latitude: 123, longitude: 0 }],
])('is nowhere when the photo %s', async (_, found) => {
  expect(await photoPosition(photo, () => Promise.resolve(found))).toBeNull();
});

it('is nowhere when the file cannot be read', async () => {
  expect(
    await photoPosition(photo, vi.fn().mockRejectedValue(new Error('no'))),
  ).toBeNull();
});

it('is read by the library from the bytes of a JPEG', async () => {
  const jpeg = [new Uint8Array([0xff, 0xd8]), gpsSegment(), new Uint8Array([0xff, 0xd9])];
  expect(await photoPosition(new Blob(jpeg))).toEqual({ lat: 48.45, lon: -2.05 });
});
