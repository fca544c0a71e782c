import { expect, test } from 'vitest';
import { photoTime } from './photo-time.ts';

/** The EXIF of a photo taken on 2 May 2026 at 10:30, as small as it may be. */
function exifSegment(): Uint8Array<ArrayBuffer> {
  const entry = (tag: number[], type: number, count: number, value: number) => [
    ...tag,
    ...[0, type],
    ...[0, 0, 0, count],
    ...[0, 0, 0, value],
  ];
  const tiff = [
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1, ...entry([0x87, 0x69], 4, 1, 26), 0, 0, 0, 0],
    ...[0, 1, ...entry([0x90, 0x03], 2, 20, 44), 0, 0, 0, 0],
    ...new TextEncoder().encode('2026:05:02 10:30:00\0'),
  ];
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const length = exif.length + 2;
  return new Uint8Array([0xff, 0xe1, length >> 8, length & 255, ...exif]);
}

const at = new Date(2026, 4, 2, 10, 30).getTime();

test('the time of a photo is read by the library from the bytes of a JPEG', async () => {
  const jpeg = [
    new Uint8Array([0xff, 0xd8]),
    exifSegment(),
    new Uint8Array([0xff, 0xd9]),
  ];
  expect(await photoTime(new Blob(jpeg))).toBe(at);
});

test.each([
  ['a text of Exif', '2026:05:02 10:30:00', at],
  ['a date', new Date(at), at],
  ['nothing', undefined, null],
  ['what cannot be', '0000:00:00 00:00:00', null],
])('%s is a time or null', async (_title, found, expected) => {
  expect(await photoTime(new Blob(['x']), () => Promise.resolve(found))).toBe(expected);
});
