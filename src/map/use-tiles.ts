import { TileLayer, type Map } from 'leaflet';
import { useEffect, useReducer, useRef } from 'react';
import { maxTileZoom, tilesUrls, type MapGround } from './tile-source.ts';
import { initialTileState, reduceTileState, type TileState } from './tile-state.ts';

/** Longest wait for the first tile before the notice about the plain background. */
const slowTilesMs = 8_000;
/** Failed tiles are requested again after this long, then twice as long each time. */
const firstRetryMs = 15_000;
const longestRetryMs = 240_000;

/** Adds the tiles of a ground to the map, follows their state, and requests them again when the network is back. */
export function useTiles(map: Map | null, ground: MapGround): TileState['phase'] {
  const layer = useRef<TileLayer>(null);
  const [{ phase }, dispatch] = useReducer(reduceTileState, undefined, () =>
    initialTileState(navigator.onLine),
  );

  useEffect(() => {
    // Leaflet fetches and draws outside React. Another ground is another layer, with tiles and errors of its own.
    if (map === null) return;
    const tiles = new TileLayer(tilesUrls[ground], {
      className: 'map-tuiles',
      maxZoom: maxTileZoom,
    });
    tiles.on({
      loading: () => dispatch({ type: 'asked' }),
      tileload: () => dispatch({ type: 'loaded' }),
      tileerror: () => dispatch({ type: 'failed' }),
      load: () => dispatch({ type: 'settled', online: navigator.onLine }),
    });
    tiles.addTo(map);
    layer.current = tiles;
    return () => {
      tiles.off();
      tiles.remove();
    };
  }, [map, ground]);

  useEffect(() => {
    // Uses the browser's network events too: they precede any timer.
    const askAgain = () => layer.current?.redraw();
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, []);

  useEffect(() => {
    if (phase !== 'waiting') return;
    const timer = setTimeout(() => dispatch({ type: 'slow' }), slowTilesMs);
    return () => clearTimeout(timer);
  }, [phase]);

  useEffect(() => {
    // Leaflet never asks twice for a tile that failed, unless the view moves away and back.
    if (phase !== 'missing') return;
    let delay = firstRetryMs;
    let timer = setTimeout(retry, delay);
    function retry() {
      layer.current?.redraw();
      delay = Math.min(2 * delay, longestRetryMs);
      timer = setTimeout(retry, delay);
    }
    return () => clearTimeout(timer);
  }, [phase]);

  return phase;
}
