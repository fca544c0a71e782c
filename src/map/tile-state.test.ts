import { expect, test } from 'vitest';
import {
  initialTileState,
  reduceTileState,
  type TileEvent,
  type TileState,
} from './tile-state.ts';

const asked: TileEvent = { type: 'asked' };
const loaded: TileEvent = { type: 'loaded' };
const failed: TileEvent = { type: 'failed' };
const settled: TileEvent = { type: 'settled', online: true };
const settledOffline: TileEvent = { type: 'settled', online: false };

function phaseAfter(events: TileEvent[], online = true): TileState['phase'] {
  return events.reduce(reduceTileState, initialTileState(online)).phase;
}

test('a map opened without network has no tiles from the start', () => {
  expect(phaseAfter([], false)).toBe('missing');
});

test('tiles stored on the device show without network', () => {
  expect(phaseAfter([asked, loaded, settledOffline], false)).toBe('shown');
});

test('there is no notice before the first tiles have all loaded or failed', () => {
  expect(phaseAfter([asked, failed, failed])).toBe('waiting');
});

test('when every first tile fails, they are missing', () => {
  expect(phaseAfter([asked, failed, failed, settled])).toBe('missing');
});

test('one loaded tile is enough, despite failures around it', () => {
  expect(phaseAfter([asked, failed, failed, failed, loaded, settled])).toBe('shown');
});

test('slow first tiles are missing until one loads', () => {
  expect(phaseAfter([asked, { type: 'slow' }])).toBe('missing');
  expect(phaseAfter([asked, { type: 'slow' }, loaded])).toBe('shown');
});

test('slowness is ignored once tiles have loaded', () => {
  expect(phaseAfter([asked, loaded, { type: 'slow' }])).toBe('shown');
});

test('two tiles that fail at the edge of the country are not a cut', () => {
  expect(phaseAfter([asked, loaded, settled, asked, failed, failed, settled])).toBe(
    'shown',
  );
});

test('three tiles that fail with no success are a cut, and one alone is when offline', () => {
  const before = [asked, loaded, settled, asked];
  expect(phaseAfter([...before, failed, failed, failed, settled])).toBe('missing');
  expect(phaseAfter([...before, failed, settledOffline])).toBe('missing');
});

test('failures are counted from zero at each request for tiles', () => {
  const twoFail = [asked, failed, failed, settled];
  expect(phaseAfter([asked, loaded, settled, ...twoFail, ...twoFail])).toBe('shown');
});

test('a view with all its tiles loaded changes nothing', () => {
  expect(phaseAfter([asked, failed, settled, asked, settled])).toBe('missing');
  expect(phaseAfter([asked, loaded, settled, asked, settled])).toBe('shown');
});
