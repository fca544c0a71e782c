/** The part of TopoJSON that `build-france-outline.ts` uses; its types are packages of their own. */
declare module 'topojson-server' {
  import type { Topology } from 'topojson-simplify';

  type Polygons = GeoJSON.GeometryCollection<GeoJSON.Polygon | GeoJSON.MultiPolygon>;
  export function topology(objects: { shapes: Polygons }): Topology;
}

declare module 'topojson-simplify' {
  /** Points, each a longitude and a latitude. */
  export type Arc = number[][];
  type Geometry =
    | { type: 'Polygon'; arcs: number[][] }
    | { type: 'MultiPolygon'; arcs: number[][][] };
  export type Topology = {
    objects: { shapes: { geometries: Geometry[] } };
    arcs: Arc[];
  };

  export function presimplify(topology: Topology): Topology;
  export function simplify(topology: Topology, minimumArea: number): Topology;
}
