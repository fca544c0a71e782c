import type { DataRouter } from 'react-router';
import { fetchInTime } from '@/lib/network/fetch-in-time.ts';
import { payloadUrls } from '../navigation/payload-urls.ts';
import { checkBaked, type BakedData } from './baked-page.ts';
import { cachePageData } from './cached-data.ts';

/** The data of the page that is being opened, not yet compared with the back end. */
let unchecked: { path: string; baked: BakedData } | null = null;

/**
 * The build data of a page, if fetched ahead; once per fetch, so that a reopened page is read again. Null if there are none, and for a page
 * without back-end data: its loader does more than read.
 */
export async function takePayload(url: string): Promise<{ data: unknown } | null> {
  const { pathname: path, search } = new URL(url);
  const address = search === '' ? payloadUrls().get(path) : undefined;
  if (address === undefined) return null;
  payloadUrls().delete(path);
  try {
    const response = await fetchInTime(address);
    // Written by our own build, under a name that holds its hash.
    const baked = response.ok ? ((await response.json()) as BakedData) : null;
    if (baked === null || Object.keys(baked.documents).length === 0) return null;
    unchecked = { path, baked };
    cachePageData(path, baked.data, baked.builtAt);
    return { data: baked.data };
  } catch {
    // The page is read as without a prefetch.
    return null;
  }
}

/** Compares the build data of an opened page with the back end, as for the first page, and reads it again if it has changed. */
export function checkPayloads(router: DataRouter): void {
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || unchecked?.path !== location.pathname) return;
    const { path, baked } = unchecked;
    unchecked = null;
    void checkBaked(router, path, baked);
  });
}
