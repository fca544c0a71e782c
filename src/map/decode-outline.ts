import { decodePolyline } from '@/domain/geo/polyline.ts';

/** Latitude and longitude in WGS84 degrees, as Leaflet wants them. */
type LatLngPair = [number, number];

/** The bundled drawing of France: `tools/yearly/build-france-outline.ts` writes it. */
export type EncodedOutline = {
  /** Decimals of a degree in `arcs`. */
  precision: number;
  /** Lines that polygons share, as encoded polylines. */
  arcs: string[];
  /** For each polygon its rings, each a list of arcs; `~i` is arc `i` the other way round. */
  polygons: number[][][];
};

export type Outline = {
  /** Land, as polygons of rings. */
  land: LatLngPair[][][];
  /** Lines between two départements. */
  inner: LatLngPair[][];
  /** Coasts and frontiers. */
  outer: LatLngPair[][];
};

/** Joins the arcs of a ring; the first point of each repeats the last of the one before. */
function joinRing(ring: readonly number[], arcs: readonly LatLngPair[][]): LatLngPair[] {
  return ring.flatMap((index, position) => {
    const forward = arcs[index < 0 ? ~index : index] ?? [];
    const arc = index < 0 ? [...forward].reverse() : forward;
    return position === 0 ? arc : arc.slice(1);
  });
}

/** The drawing of France from its compact form: an edge shared by two polygons is an inner line. */
export function decodeOutline({ precision, arcs, polygons }: EncodedOutline): Outline {
  const lines = arcs.map((arc) =>
    decodePolyline(arc, precision).map(({ lat, lon }): LatLngPair => [lat, lon]),
  );
  const useCounts = new Map<number, number>();
  for (const index of polygons.flat(2)) {
    const arc = index < 0 ? ~index : index;
    useCounts.set(arc, (useCounts.get(arc) ?? 0) + 1);
  }
  return {
    land: polygons.map((rings) => rings.map((ring) => joinRing(ring, lines))),
    inner: lines.filter((_line, index) => useCounts.get(index) === 2),
    outer: lines.filter((_line, index) => useCounts.get(index) === 1),
  };
}
