import type { LeafletEventHandlerFnMap, TileLayer } from 'leaflet';
import { useEffect, useMemo, useReducer, type RefObject } from 'react';
import { initialTileState, reduceTileState, type TileState } from './tile-state.ts';

/** How long the first tile may take before the notice says that the plain background stands in. */
const slowTilesMs = 8_000;
/** Tiles that failed are asked for again after this long, then twice as long each time. */
const firstRetryMs = 15_000;
const longestRetryMs = 240_000;

/**
 * Follows whether a layer's tiles can be had, and asks for them again when the network is back.
 * `handlers` go to the layer.
 */
export function useTileState(layer: RefObject<TileLayer | null>): {
  phase: TileState['phase'];
  handlers: LeafletEventHandlerFnMap;
} {
  const [{ phase }, dispatch] = useReducer(reduceTileState, undefined, () =>
    initialTileState(navigator.onLine),
  );

  const handlers = useMemo<LeafletEventHandlerFnMap>(
    () => ({
      loading: () => dispatch({ type: 'asked' }),
      tileload: () => dispatch({ type: 'loaded' }),
      tileerror: () => dispatch({ type: 'failed' }),
      load: () => dispatch({ type: 'settled', online: navigator.onLine }),
    }),
    [],
  );

  useEffect(() => {
    // Joins the browser's own word on the network: it knows of its return before any timer.
    const askAgain = () => layer.current?.redraw();
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, [layer]);

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
  }, [phase, layer]);

  return { phase, handlers };
}
