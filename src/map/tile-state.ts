/** State of the map's tiles. `waiting`: unknown yet; `shown`: tiles load; `missing`: the plain background replaces them, with a notice. */
export type TileState = {
  phase: 'waiting' | 'shown' | 'missing';
  /** Since the last request for tiles. */
  loadedCount: number;
  failedCount: number;
};

export type TileEvent =
  /** Leaflet begins to request tiles. */
  | { type: 'asked' }
  | { type: 'loaded' }
  | { type: 'failed' }
  /** Every requested tile has loaded or failed. */
  | { type: 'settled'; online: boolean }
  /** The first tiles are long in coming. */
  | { type: 'slow' };

/** A few tiles over the sea or abroad fail on the best network: only more than these, and no success, are a cut. */
const toleratedFailureCount = 2;

export function initialTileState(online: boolean): TileState {
  return { phase: online ? 'waiting' : 'missing', loadedCount: 0, failedCount: 0 };
}

function phaseWhenSettled(state: TileState, online: boolean): TileState['phase'] {
  if (state.loadedCount > 0 || state.failedCount === 0) return state.phase;
  if (state.phase !== 'shown' || !online) return 'missing';
  return state.failedCount > toleratedFailureCount ? 'missing' : 'shown';
}

/** The next state after an event; one loaded tile ends `missing`. */
export function reduceTileState(state: TileState, event: TileEvent): TileState {
  switch (event.type) {
    case 'asked':
      return { ...state, loadedCount: 0, failedCount: 0 };
    case 'loaded':
      return { ...state, phase: 'shown', loadedCount: state.loadedCount + 1 };
    case 'failed':
      return { ...state, failedCount: state.failedCount + 1 };
    case 'settled':
      return { ...state, phase: phaseWhenSettled(state, event.online) };
    case 'slow':
      return state.phase === 'waiting' ? { ...state, phase: 'missing' } : state;
  }
}
