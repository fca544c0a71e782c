import { expect, it, vi } from 'vitest';
import { photoPosition } from './photo-position.ts';

const photo = new Blob(['photo']);

it('is where the photo says it was taken, to eleven centimetres', async () => {
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

/** The smallest JPEG that says a place: 48° 27′ north, 2° 3′ west. */
function jpegTakenNearDinan(): Blob {
  const rational = (...values: number[]) =>
    values.flatMap((value) => [0, 0, 0, value, 0, 0, 0, 1]);
  const entry = (tag: number, type: number, count: number, value: number[]) => [
    0,
    tag,
    0,
    type,
    0,
    0,
    0,
    count,
    ...value,
  ];
  const tiff = [
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1, 0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 26, 0, 0, 0, 0],
    ...[0, 4],
    ...entry(1, 2, 2, [0x4e, 0, 0, 0]),
    ...entry(2, 5, 3, [0, 0, 0, 80]),
    ...entry(3, 2, 2, [0x57, 0, 0, 0]),
    ...entry(4, 5, 3, [0, 0, 0, 104]),
    ...[0, 0, 0, 0],
    ...rational(48, 27, 0),
    ...rational(2, 3, 0),
  ];
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const length = exif.length + 2;
  return new Blob([
    new Uint8Array([
      ...[0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 255],
      ...exif,
      ...[0xff, 0xda, 0, 2, 0xff, 0xd9],
    ]),
  ]);
}

it('is read by the library from the bytes of a JPEG', async () => {
  expect(await photoPosition(jpegTakenNearDinan())).toEqual({ lat: 48.45, lon: -2.05 });
});
