/**
 * Plan IGN v2 of the Géoplateforme: WMTS, no key, 256 px, zoom 0–19 (facts/france.md §4).
 * `{z}`, `{x}` and `{y}` are filled in by Leaflet.
 */
const planIgnUrl =
  'https://data.geopf.fr/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0' +
  '&LAYER=GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2&STYLE=normal&FORMAT=image/png' +
  '&TILEMATRIXSET=PM&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}';

/** Where the tiles come from; `VITE_TILES_URL` puts a stand-in there for tests. */
export const tilesUrl =
  (import.meta.env['VITE_TILES_URL'] as string | undefined) ?? planIgnUrl;

export const maxTileZoom = 19;
