import type { Position } from './position.ts';

/**
 * The address that opens a place (WGS84 degrees) in the phone's own map application: `geo:` (RFC 5870) on Android,
 * Apple's on its devices, which do not know `geo:`, and OpenStreetMap's page elsewhere.
 */
export function mapAppUrl({ lat, lon }: Position, userAgent: string): string {
  const place = `${lat},${lon}`;
  if (/android/i.test(userAgent)) return `geo:${place}?q=${place}`;
  if (/iphone|ipad|ipod|macintosh/i.test(userAgent)) {
    return `https://maps.apple.com/?q=${place}`;
  }
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=18/${lat}/${lon}`;
}
