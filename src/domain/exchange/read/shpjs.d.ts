/** The used parts of shpjs: it has no types of its own. */
declare module 'shpjs' {
  /** Geometries of GeoJSON; `prj`: the projection that they are converted from. */
  export function parseShp(shp: Uint8Array, prj?: Uint8Array): unknown[];
  export function parseDbf(dbf: Uint8Array, cpg?: Uint8Array): unknown[];
  export function combine(
    parts: [shapes: unknown[], texts: unknown[] | undefined],
  ): unknown;
}
