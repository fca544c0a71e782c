import { beforeEach, expect, test, vi } from 'vitest';

const vibrate = vi.fn();
const start = vi.fn();

/** An audio context that counts its notes. */
class FakeAudio {
  currentTime = 0;
  destination = {};
  resume = () => Promise.resolve();
  createOscillator = () => ({
    type: '',
    frequency: { value: 0 },
    connect: (next: unknown) => next,
    start,
    stop: () => undefined,
  });
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, setTargetAtTime: () => undefined },
    connect: (next: unknown) => next,
  });
}

beforeEach(() => {
  vi.resetModules();
  vibrate.mockReset();
  start.mockReset();
  vi.stubGlobal('navigator', { vibrate });
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

test('a right answer has two notes and a short vibration, the end four', async () => {
  const { playSignal } = await import('./play-signal.ts');
  playSignal('juste');
  expect(start).toHaveBeenCalledTimes(2);
  expect(vibrate).toHaveBeenCalledExactlyOnceWith([40]);
  playSignal('arrivee');
  expect(start).toHaveBeenCalledTimes(6);
});

test('with less motion asked for the phone sounds and does not shake', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { playSignal } = await import('./play-signal.ts');
  playSignal('faux');
  expect(start).toHaveBeenCalledTimes(2);
  expect(vibrate).not.toHaveBeenCalled();
});

test('a device that refuses its sound goes on', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.stubGlobal('AudioContext', () => {
    throw new DOMException('no', 'NotSupportedError');
  });
  const { playSignal } = await import('./play-signal.ts');
  expect(() => playSignal('juste')).not.toThrow();
  expect(vibrate).toHaveBeenCalledTimes(1);
});

test('a device with neither sound nor vibration goes on in silence', async () => {
  vi.stubGlobal('navigator', {});
  // Absent, and not undefined: as in a browser without it.
  Reflect.deleteProperty(window, 'AudioContext');
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const { playSignal } = await import('./play-signal.ts');
  expect(() => playSignal('arrivee')).not.toThrow();
  expect([start, vibrate, warned].map(({ mock }) => mock.calls.length)).toEqual([
    0, 0, 0,
  ]);
});
