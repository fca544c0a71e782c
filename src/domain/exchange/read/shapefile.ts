import { FileRefusedError } from './found.ts';

/** The files of a layer, by extension; `shp` has its shapes. */
type Layer = { shp: Uint8Array } & Partial<Record<'dbf' | 'prj' | 'cpg', Uint8Array>>;

/** The layers of an archive: files with the same name and their own extensions. */
export function layersIn(
  entries: ReadonlyMap<string, Uint8Array>,
): ReadonlyMap<string, Layer> {
  const byName = new Map(
    [...entries].map(([name, bytes]) => [name.toLowerCase(), bytes]),
  );
  const layers = [...entries].flatMap(([name, shp]): [string, Layer][] => {
    if (!/\.shp$/i.test(name) || /(?:^|\/)(?:__MACOSX|\.)/.test(name)) return [];
    const beside = (['dbf', 'prj', 'cpg'] as const).flatMap((ending) => {
      const bytes = byName.get(name.toLowerCase().replace(/shp$/, ending));
      return bytes === undefined ? [] : [[ending, bytes] as const];
    });
    return [[name, { ...Object.fromEntries(beside), shp }]];
  });
  return new Map(layers);
}

/** A layer as GeoJSON in WGS84, by its `.prj`. Throws `FileRefusedError` if broken. */
export async function geoJsonOfLayer({ shp, dbf, prj, cpg }: Layer): Promise<unknown> {
  const { combine, parseDbf, parseShp } = await import('shpjs');
  try {
    const shapes = parseShp(shp, prj);
    const texts = dbf === undefined ? undefined : parseDbf(dbf, cpg ?? utf8IfNeeded(dbf));
    return combine([shapes, texts]);
  } catch {
    throw new FileRefusedError('illisible');
  }
}

/** Texts without a declared encoding are Windows's, unless valid UTF-8. */
function utf8IfNeeded(dbf: Uint8Array): Uint8Array {
  const encode = (name: string) => new TextEncoder().encode(name);
  try {
    // The bytes before the rows are not text.
    const rows = dbf[8] === undefined ? 0 : dbf[8] + 256 * (dbf[9] ?? 0);
    new TextDecoder('utf-8', { fatal: true }).decode(dbf.subarray(rows));
    return encode('utf-8');
  } catch {
    return encode('windows-1252');
  }
}
