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

/** What stands at one place of a view: one point, or several too near one another to be told apart. */
export type ClusterSpot = {
  /** Stays the same while the same points stand together. */
  key: string;
  position: MapPoint;
  /** The point, when it stands alone. */
  point: ClusterPoint | null;
  count: number;
  /** How close one must come to see them apart; beyond the closest zoom when they share one place. */
  apartZoom: number;
  /** The points that stand here. */
  points: () => ClusterPoint[];
};

/** West, south, east, north, in WGS84 degrees. */
export type ClusterBounds = [number, number, number, number];

export type ClusterIndex = (bounds: ClusterBounds, zoom: number) => ClusterSpot[];

/** In pixels: a disc and the room a thumb needs beside it. */
const radius = 56;

/** Groups points by what a view can tell apart (supercluster): built once, asked at each move. */
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
