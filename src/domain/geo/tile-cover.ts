import { distanceMetres, type Position } from './position.ts';

/** A square of a web map (EPSG:3857, 256 px), as every map of tiles numbers it. */
export type Tile = { z: number; x: number; y: number };

export type TileCover = {
  /** From the widest zoom to the closest. */
  zooms: readonly number[];
  /** Most tiles; beyond, the closest zooms are left out whole. */
  maximum: number;
};

/** Map margin beside the line, for walkers who stray. */
const marginMetres = 200;

/** Up to this zoom a screen shows more than the line: the tiles around are stored as well. */
const lastWideZoom = 15;

/** No further apart than a quarter of a tile at zoom 17, so that a straight line leaves no hole. */
const stepMetres = 40;

/** Beyond, the projection has no place. */
const maximumLat = 85.05;

function tileAt({ lat, lon }: Position, z: number): Tile {
  const count = 2 ** z;
  const radians = (Math.max(-maximumLat, Math.min(maximumLat, lat)) * Math.PI) / 180;
  const x = Math.floor(((lon + 180) / 360) * count);
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * count);
  const last = count - 1;
  return { z, x: Math.max(0, Math.min(last, x)), y: Math.max(0, Math.min(last, y)) };
}

/** The positions of a line, and as many between two that are far apart as it takes. */
function densified(line: readonly Position[]): Position[] {
  return line.flatMap((to, index) => {
    const from = line[index - 1];
    if (from === undefined) return [to];
    const count = Math.max(1, Math.ceil(distanceMetres(from, to) / stepMetres));
    return Array.from({ length: count }, (_, step) => ({
      lat: from.lat + ((to.lat - from.lat) * (step + 1)) / count,
      lon: from.lon + ((to.lon - from.lon) * (step + 1)) / count,
    }));
  });
}

function tilesNear(positions: readonly Position[], z: number): Tile[] {
  const around = z <= lastWideZoom ? 1 : 0;
  const last = 2 ** z - 1;
  const byKey = new Map<string, Tile>();
  for (const { lat, lon } of positions) {
    const deltaLat = marginMetres / 111_320;
    const deltaLon = deltaLat / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
    const northWest = tileAt({ lat: lat + deltaLat, lon: lon - deltaLon }, z);
    const southEast = tileAt({ lat: lat - deltaLat, lon: lon + deltaLon }, z);
    for (let x = northWest.x - around; x <= southEast.x + around; x += 1) {
      for (let y = northWest.y - around; y <= southEast.y + around; y += 1) {
        if (x < 0 || y < 0 || x > last || y > last) continue;
        byKey.set(`${x}/${y}`, { z, x, y });
      }
    }
  }
  return [...byKey.values()].toSorted((a, b) => a.y - b.y || a.x - b.x);
}

/** The tiles of a map around a line or a few places, the widest zoom first; none for no place. */
export function tilesAround(
  line: readonly Position[],
  { zooms, maximum }: TileCover,
): Tile[] {
  const positions = densified(line);
  const tiles: Tile[] = [];
  for (const z of zooms) {
    const near = tilesNear(positions, z);
    if (tiles.length + near.length > maximum) break;
    tiles.push(...near);
  }
  return tiles;
}
