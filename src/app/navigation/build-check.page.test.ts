import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildCheckIntervalMs, watchBuild } from './build-check.ts';

let latest: unknown;
const asked: string[] = [];

beforeEach(() => {
  // Only its own clock: hours pass here, and an animation that an earlier file of this worker left would draw each frame of them.
  vi.useFakeTimers({ now: 1_000, toFake: ['Date', 'setInterval', 'clearInterval'] });
  latest = { id: 'a', timestamp: 1 };
  asked.length = 0;
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    if (latest === null) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(JSON.stringify(latest)));
  });
});

afterEach(() => {
  vi.useRealTimers();
});

const hour = buildCheckIntervalMs;

async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

describe('the check for a newer build', () => {
  test('asks at once and every hour, with the time in the address', async () => {
    expect(hour).toBe(3_600_000);
    const stop = watchBuild('a', vi.fn());
    await pass(2 * hour);
    stop();
    expect(asked).toEqual([
      '/builds/latest.json?1000',
      `/builds/latest.json?${1_000 + hour}`,
      `/builds/latest.json?${1_000 + 2 * hour}`,
    ]);
  });

  test('tells once of another build, and asks no more', async () => {
    const onOutdated = vi.fn();
    watchBuild('a', onOutdated);
    await pass(0);
    expect(onOutdated).not.toHaveBeenCalled();
    latest = { id: 'b', timestamp: 2 };
    await pass(3 * hour);
    expect(onOutdated).toHaveBeenCalledTimes(1);
    expect(asked).toHaveLength(2);
  });

  test.each([null, 'une page', { id: 7 }])(
    'takes %j for no news, and asks again later',
    async (answer) => {
      const onOutdated = vi.fn();
      latest = answer;
      const stop = watchBuild('a', onOutdated);
      await pass(hour);
      stop();
      expect(asked).toHaveLength(2);
      expect(onOutdated).not.toHaveBeenCalled();
    },
  );

  test('asks when the tab is seen again after more than an hour, not before', async () => {
    const stop = watchBuild('a', vi.fn());
    await pass(0);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked).toHaveLength(1);
    // A tab that sleeps has no timers.
    vi.setSystemTime(2_000 + hour);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked).toHaveLength(2);
    stop();
  });
});
