import type { Position } from '@/domain/geo/position.ts';

/** The bytes of a JPEG or HEIC file in which cameras write the place. */
type ReadGps = (
  file: Blob,
) => Promise<{ latitude: number; longitude: number } | undefined>;

async function readGps(file: Blob) {
  const { gps } = await import('exifr/dist/lite.esm.mjs');
  return gps(file);
}

/** Place of a photo, from its file; null if the file has none, or an impossible one. */
export async function photoPosition(
  file: Blob,
  read: ReadGps = readGps,
): Promise<Position | null> {
  try {
    const found = await read(file);
    if (found === undefined) return null;
    const { latitude: lat, longitude: lon } = found;
    // A camera without a position writes zeros.
    const isNowhere = lat === 0 && lon === 0;
    return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && !isNowhere
      ? { lat: Number(lat.toFixed(6)), lon: Number(lon.toFixed(6)) }
      : null;
  } catch {
    // Not a photo, or one with unreadable metadata: there is no place to offer.
    return null;
  }
}
