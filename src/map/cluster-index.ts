import Supercluster from 'supercluster';
import type { MapPoint } from './map-point.ts';
import { maxTileZoom } from './tile-source.ts';

/** A place among many. */
export type ClusterPoint = {
  id: string;
  position: MapPoint;
  /** Accessible name. */
  label: string;
};

/** The marker at one place of a view: one point, or several too near to be told apart. */
export type ClusterSpot = {
  /** Stable while it groups the same points. */
  key: string;
  position: MapPoint;
  /** The point, if alone. */
  point: ClusterPoint | null;
  count: number;
  /** Zoom that tells them apart; beyond the closest zoom if they share one place. */
  apartZoom: number;
  /** The points of this marker. */
  points: () => ClusterPoint[];
};

/** West, south, east, north, in WGS84 degrees. */
export type ClusterBounds = [number, number, number, number];

export type ClusterIndex = (bounds: ClusterBounds, zoom: number) => ClusterSpot[];

/** In pixels: a disc and the room a thumb needs beside it. */
const radius = 56;

/** Groups points that a view cannot tell apart (supercluster): built once, queried at each move. */
export function createClusterIndex(points: readonly ClusterPoint[]): ClusterIndex {
  const index = new Supercluster<{ point: ClusterPoint }>({
    radius,
    maxZoom: maxTileZoom,
  });
  index.load(
    points.map((point) => ({
      type: 'Feature',
      properties: { point },
      geometry: {
        type: 'Point',
        coordinates: [point.position.lon, point.position.lat],
      },
    })),
  );
  return (bounds, zoom) =>
    index.getClusters(bounds, zoom).map((feature) => {
      const [lon = 0, lat = 0] = feature.geometry.coordinates;
      const { properties } = feature;
      if ('cluster_id' in properties) {
        const id = properties.cluster_id;
        const leaves = () =>
          index.getLeaves(id, Infinity).map((leaf) => leaf.properties.point);
        return {
          key: `groupe-${id}`,
          position: { lat, lon },
          point: null,
          count: properties.point_count,
          apartZoom: index.getClusterExpansionZoom(id),
          points: leaves,
        };
      }
      const { point } = properties;
      return {
        key: point.id,
        position: point.position,
        point,
        count: 1,
        apartZoom: zoom,
        points: () => [point],
      };
    });
}
