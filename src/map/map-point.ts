/** A place on Earth in WGS84 degrees, as the map's callers hold it. */
export type MapPoint = { lat: number; lon: number };

/** Limit of Web Mercator; Leaflet allows clicks a little beyond. */
const latitudeLimit = 85.051_128;

/** Six decimals of a degree are 11 cm: finer than any finger, and short to read. */
function roundDegrees(degrees: number): number {
  // Adding 0 turns −0 into 0.
  return Math.round(degrees * 1e6) / 1e6 + 0;
}

/** A place of the world in the callers' form: longitude from −180 (included) to 180, six decimals. */
export function toMapPoint({ lat, lng }: { lat: number; lng: number }): MapPoint {
  const turned = roundDegrees(((((lng + 180) % 360) + 360) % 360) - 180);
  return {
    lat: roundDegrees(Math.max(-latitudeLimit, Math.min(latitudeLimit, lat))),
    lon: turned === 180 ? -180 : turned,
  };
}

/** The form Leaflet wants: latitude, then longitude. */
export function toLatLng({ lat, lon }: MapPoint): [number, number] {
  return [lat, lon];
}
