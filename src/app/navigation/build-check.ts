import { fetchInTime } from '@/lib/network/fetch-in-time.ts';

/** Interval of checks for a newer build (behaviours.md, New build). */
export const buildCheckIntervalMs = 60 * 60 * 1000;

/** The id in `{id, timestamp}`, checked by hand: the schema library is too heavy for every page. */
function idOf(json: unknown): string | null {
  if (typeof json !== 'object' || json === null || !('id' in json)) return null;
  return typeof json.id === 'string' ? json.id : null;
}

/** The id of the newest build; null if the site has none. Throws as `fetchInTime` does. */
export async function askLatestBuild(now: number): Promise<string | null> {
  const response = await fetchInTime(`/builds/latest.json?${now}`, { cache: 'no-store' });
  return response.ok ? idOf(await response.json()) : null;
}

/** The same; also null if it cannot be known now. */
export async function readLatestBuild(now: number): Promise<string | null> {
  try {
    return await askLatestBuild(now);
  } catch {
    // No network: it will be requested again.
    return null;
  }
}

/** The build of this page; null without one (`npm start`). */
export function currentBuild(): string | null {
  return document.documentElement.dataset['build'] ?? null;
}

/**
 * Requests the newest build now, every hour, and when the tab is visible again after more than an hour. Calls back once, if it differs from
 * `current`.
 * @returns a stop function.
 */
export function watchBuild(current: string, onOutdated: () => void): () => void {
  let checkedAt = Date.now();
  const check = async () => {
    checkedAt = Date.now();
    const latest = await readLatestBuild(checkedAt);
    if (latest === null || latest === current) return;
    stop();
    onOutdated();
  };
  const checkWhenSeen = () => {
    const isDue = Date.now() - checkedAt > buildCheckIntervalMs;
    if (document.visibilityState === 'visible' && isDue) void check();
  };
  const timer = setInterval(() => void check(), buildCheckIntervalMs);
  const stop = () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', checkWhenSeen);
  };
  document.addEventListener('visibilitychange', checkWhenSeen);
  void check();
  return stop;
}
