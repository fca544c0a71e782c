import { NetworkBlockedError, OfflineError } from '@/lib/errors/data-error.ts';

/** Longest silence of a request, in milliseconds. */
export const silenceMs = 15_000;

/** Lifetime of a late answer, in milliseconds. */
const lateLifeMs = 60_000;

/** Requests that go on after a timeout, by address. */
const late = new Map<string, Promise<Response>>();

/** Status codes of a filter, and of a network that requires sign-in. */
const refusals: ReadonlySet<number> = new Set([403, 407, 451, 511]);

/** True if an intermediary answered in place of the site or the service, with a page of its own. */
async function isForeign(response: Response): Promise<boolean> {
  const isPage = response.headers.get('Content-Type')?.includes('text/html') === true;
  if (!refusals.has(response.status) && !(response.ok && isPage)) return false;
  const text = await response.clone().text();
  // Hosting answers an address that it does not have with a page of ours.
  return /^\s*<(?!\?xml)/.test(text) && !/ data-build=| id="root"/.test(text);
}

async function readWhole(
  url: string,
  init: RequestInit,
  heard: () => void,
): Promise<Response> {
  const response = await fetch(url, init);
  heard();
  // Reads a copy as it arrives: the returned response has its whole body.
  const reader = response.clone().body?.getReader();
  while (reader !== undefined && !(await reader.read()).done) heard();
  if (await isForeign(response)) {
    throw new NetworkBlockedError(`${url}: something else has answered.`);
  }
  return response;
}

/**
 * `fetch` with a timeout, for all reads. The answer has its whole body. Throws `OfflineError` after `patienceMs` without a byte; the
 * request goes on: a repeated call gets its answer, and the window gets `online` when it arrives. Throws `NetworkBlockedError` where a
 * filter or the page of a public network answers instead, else as `fetch` does.
 */
export function fetchInTime(
  url: string,
  init: RequestInit = {},
  patienceMs = silenceMs,
): Promise<Response> {
  const { method = 'GET', headers, body } = init;
  const key = JSON.stringify([
    method,
    url,
    headers,
    typeof body === 'string' ? body : '',
  ]);
  return new Promise((resolve, reject) => {
    let isLate = false;
    const giveUp = () => {
      isLate = true;
      late.set(key, own);
      reject(new OfflineError(`${url}: no byte for ${patienceMs} ms.`));
    };
    let timer = setTimeout(giveUp, patienceMs);
    const heard = () => {
      clearTimeout(timer);
      if (!isLate) timer = setTimeout(giveUp, patienceMs);
    };
    const end = () => {
      clearTimeout(timer);
      if (isLate) setTimeout(() => late.delete(key), lateLifeMs);
    };
    const earlier = late.get(key);
    const own = readWhole(url, init, heard);
    own.then(
      (response) => {
        end();
        resolve(isLate ? response.clone() : response);
        // The network is back, even if the browser does not know.
        if (isLate && typeof window !== 'undefined') {
          window.dispatchEvent(new Event('online'));
        }
      },
      () => {
        end();
        late.delete(key);
        resolve(own);
      },
    );
    earlier?.then(
      (response) => {
        clearTimeout(timer);
        isLate = false;
        resolve(response.clone());
      },
      () => undefined,
    );
  });
}
