import { withDeadline } from '../network/deadline.ts';

/** Request of a page to the service worker: store some pages, and answer on its port. */
export type PageRequest = { pages: readonly string[] };

/** Until there is a service worker, and it has stored a few pages. */
const deadlineMs = 30_000;

/** Stores pages of the site with all their files. False if nothing stores pages, or on failure. */
export async function askToKeepPages(pages: readonly string[]): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const asked = async () => {
    // Without a build there is none.
    if ((await navigator.serviceWorker.getRegistration()) === undefined) return false;
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<boolean>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    });
    active?.postMessage({ pages } satisfies PageRequest, [port2]);
    return answer;
  };
  return withDeadline(asked(), deadlineMs).catch(() => false);
}
