/** Background of the map: the plan of the IGN, or its aerial photographs. */
export type MapGround = 'plan' | 'photo';

/** WMTS of the Géoplateforme: no key, 256 px, zoom 0–19. `{z}`, `{x}`, `{y}`: filled by Leaflet. */
function geoplateformeUrl(layer: string, format: string): string {
  return (
    'https://data.geopf.fr/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0' +
    `&LAYER=${layer}&STYLE=normal&FORMAT=${format}` +
    '&TILEMATRIXSET=PM&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}'
  );
}

/** `VITE_TILES_URL` replaces all tiles for tests. */
const standIn = import.meta.env['VITE_TILES_URL'] as string | undefined;

/** Addresses of the tiles of each ground. */
export const tilesUrls: Readonly<Record<MapGround, string>> = {
  plan: standIn ?? geoplateformeUrl('GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2', 'image/png'),
  photo: standIn ?? geoplateformeUrl('ORTHOIMAGERY.ORTHOPHOTOS', 'image/jpeg'),
};

/** Address of a tile of the plan: the map's request, letter by letter. */
export function planTileUrl({ z, x, y }: { z: number; x: number; y: number }): string {
  return tilesUrls.plan
    .replace('{z}', String(z))
    .replace('{x}', String(x))
    .replace('{y}', String(y));
}

export const maxTileZoom = 19;
