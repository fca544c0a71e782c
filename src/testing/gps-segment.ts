/**
 * A phone's position in a JPEG, as small as possible: the APP1 segment that follows the first two bytes of the file. Here 48° 27′ north, 2°
 * 3′ west.
 */
export function gpsSegment(): Uint8Array<ArrayBuffer> {
  const rationals = (...values: number[]) =>
    values.flatMap((value) => [0, 0, 0, value, 0, 0, 0, 1]);
  const entry = (tag: number, type: number, count: number, value: number[]) => [
    ...[0, tag, 0, type],
    ...[0, 0, 0, count],
    ...value,
  ];
  const tiff = [
    // Big-endian, its first directory at 8: one entry, which leads to the places at 26.
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1, 0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 26, 0, 0, 0, 0],
    ...[0, 4],
    ...entry(1, 2, 2, [0x4e, 0, 0, 0]),
    ...entry(2, 5, 3, [0, 0, 0, 80]),
    ...entry(3, 2, 2, [0x57, 0, 0, 0]),
    ...entry(4, 5, 3, [0, 0, 0, 104]),
    ...[0, 0, 0, 0],
    ...rationals(48, 27, 0),
    ...rationals(2, 3, 0),
  ];
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const length = exif.length + 2;
  return new Uint8Array([0xff, 0xe1, length >> 8, length & 255, ...exif]);
}
