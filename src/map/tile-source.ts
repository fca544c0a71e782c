/** What the map is drawn on: the plan of the IGN, or its photographs from the air. */
export type MapGround = 'plan' | 'photo';

/** WMTS of the Géoplateforme: no key, 256 px, zoom 0–19. `{z}`, `{x}`, `{y}`: filled by Leaflet. */
function geoplateformeUrl(layer: string, format: string): string {
  return (
    'https://data.geopf.fr/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0' +
    `&LAYER=${layer}&STYLE=normal&FORMAT=${format}` +
    '&TILEMATRIXSET=PM&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}'
  );
}

/** `VITE_TILES_URL` puts a stand-in in the place of all tiles for tests. */
const standIn = import.meta.env['VITE_TILES_URL'] as string | undefined;

/** Where the tiles of each ground come from. */
export const tilesUrls: Readonly<Record<MapGround, string>> = {
  plan: standIn ?? geoplateformeUrl('GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2', 'image/png'),
  photo: standIn ?? geoplateformeUrl('ORTHOIMAGERY.ORTHOPHOTOS', 'image/jpeg'),
};

/** Where a tile of the plan is: what the map asks for, letter by letter. */
export function planTileUrl({ z, x, y }: { z: number; x: number; y: number }): string {
  return tilesUrls.plan
    .replace('{z}', String(z))
    .replace('{x}', String(x))
    .replace('{y}', String(y));
}

export const maxTileZoom = 19;
