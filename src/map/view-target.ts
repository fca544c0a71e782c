import type { MapPoint } from './map-point.ts';

/** Target of a view: corners in WGS84 degrees, and its closest zoom. */
export type ViewTarget = {
  southWest: MapPoint;
  northEast: MapPoint;
  maxZoom: number;
};

/** Mainland France with Corsica: the default view. */
const france: ViewTarget = {
  southWest: { lat: 41.3, lon: -5.2 },
  northEast: { lat: 51.1, lon: 9.6 },
  maxZoom: 10,
};

/** Past this distance from the points, in degrees (about 3 km), showing the person would hide the points. */
const nearbyDegrees = 0.03;

/** A walk around a square would fill the screen with two houses at 19. */
const closestZoom = 17;
const centreZoom = 15;

function boundsOf(points: readonly MapPoint[]): Omit<ViewTarget, 'maxZoom'> {
  const lats = points.map(({ lat }) => lat);
  const lons = points.map(({ lon }) => lon);
  return {
    southWest: { lat: Math.min(...lats), lon: Math.min(...lons) },
    northEast: { lat: Math.max(...lats), lon: Math.max(...lons) },
  };
}

function isNear(target: Omit<ViewTarget, 'maxZoom'>, { lat, lon }: MapPoint): boolean {
  const { southWest, northEast } = target;
  return (
    lat > southWest.lat - nearbyDegrees &&
    lat < northEast.lat + nearbyDegrees &&
    lon > southWest.lon - nearbyDegrees &&
    lon < northEast.lon + nearbyDegrees
  );
}

/** The view of all `points`, with the person if near; without points the surroundings of `centre`, else France. */
export function viewTarget({
  points,
  centre,
  user,
}: {
  points: readonly MapPoint[];
  centre?: MapPoint | undefined;
  user?: MapPoint | undefined;
}): ViewTarget {
  if (points.length === 0) {
    return centre === undefined
      ? france
      : { southWest: centre, northEast: centre, maxZoom: centreZoom };
  }
  const target = boundsOf(points);
  const shown =
    user !== undefined && isNear(target, user) ? boundsOf([...points, user]) : target;
  return { ...shown, maxZoom: closestZoom };
}
