import type { DataRouter } from 'react-router';
import type { ReadDocuments } from '@/data/freshness/freshness-repository.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { withDeadline } from '@/lib/network/deadline.ts';
import { silenceMs } from '@/lib/network/fetch-in-time.ts';
import { markKept } from './cached-data.ts';

/** The build's data in a prerendered page, beside its HTML (tools/build/prerender/). */
export type BakedData = {
  /** Result of its loader. */
  data?: unknown;
  /** The public documents behind the data. */
  documents: ReadDocuments;
  /** Epoch milliseconds. */
  builtAt: number;
};

/** Content that depends on the day (an article that becomes due) is valid for a day: the site is built again every night. */
export const trustMs = 24 * 60 * 60 * 1000;

/**
 * Whether a prerendered page says what the back end says now: one read a document, without its content and without what
 * checks it. Gives the error where the network does not answer.
 */
export async function isStillTrue({
  documents,
  builtAt,
}: Pick<BakedData, 'documents' | 'builtAt'>): Promise<boolean | OfflineError> {
  if (Object.keys(documents).length === 0) return true;
  const couldBeRead = Object.values(documents).every((updateTime) => updateTime !== '');
  if (!couldBeRead || Date.now() - builtAt > trustMs) return false;
  try {
    const { areStillTrue } = await import('@/data/freshness/freshness-repository.ts');
    return await areStillTrue(documents);
  } catch (error) {
    return error instanceof OfflineError ? error : false;
  }
}

/** Compares the page at a path with the back end, and reads it again if it has changed. If that is impossible, the page shows its date. */
export async function checkBaked(
  router: DataRouter,
  path: string,
  baked: BakedData,
): Promise<void> {
  const isTrue = await isStillTrue(baked);
  if (isTrue instanceof OfflineError)
    markKept(path, { error: isTrue, at: baked.builtAt });
  else if (!isTrue && router.state.location.pathname === path) await router.revalidate();
}

/** Marks on `#root` that the inline loader leaves to the application (loader.js). */
type BakedRoot = HTMLElement & {
  /** The data the HTML was rendered from, already on its way. */
  bakedData?: Promise<Response>;
  /** The visitor's action before the page was awake. */
  earlyAction?: { type: 'click' | 'submit'; target: HTMLElement };
};

/** True if the HTML in `#root` is for another address: the same file answers `?article=…` and unknown paths. */
export function isOtherPage(root: HTMLElement): boolean {
  return root.dataset['page'] === undefined || 'autre' in root.dataset;
}

/** The data of a prerendered page; null when they cannot be had, or when the page was not prerendered. */
export async function readBakedData(root: BakedRoot): Promise<BakedData | null> {
  if (isOtherPage(root)) return null;
  if (root.bakedData === undefined) return { documents: {}, builtAt: 0 };
  try {
    const response = await withDeadline(root.bakedData, silenceMs);
    // Written by our own build, under a name that holds its hash.
    return response.ok ? ((await response.json()) as BakedData) : null;
  } catch (error) {
    console.warn('The data of this page could not be read.', error);
    return null;
  }
}

/** Longest wait of the page for its whole stylesheet, in milliseconds. */
const styleMs = 4_000;

/** Waits until the whole stylesheet is applied beside the inline part, or cannot be loaded in time. */
export async function whenStyled(): Promise<void> {
  const pending = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
  ].filter(({ sheet }) => sheet === null);
  const settled = Promise.all(
    pending.map(
      (link) =>
        new Promise<void>((resolve) => {
          link.addEventListener('load', () => resolve(), { once: true });
          link.addEventListener('error', () => resolve(), { once: true });
        }),
    ),
  );
  await withDeadline(settled, styleMs).catch(() => undefined);
}

/** Repeats the visitor's action on a button or a form from before React. */
export function replayEarlyAction(root: BakedRoot): void {
  const { earlyAction } = root;
  delete root.earlyAction;
  if (earlyAction?.target.isConnected !== true) return;
  const { type, target } = earlyAction;
  if (type === 'click') target.click();
  else if (target instanceof HTMLFormElement) target.requestSubmit();
}

/** Pause between tries of a form that React does not handle yet, and their number. */
const retryMs = 50;
const maxTries = 200;

/**
 * A form in a part of the page that React has not reached yet is sent again a moment later: the browser itself would reload the page, and
 * send the input, even a password, to the host, which must not get it.
 */
export function keepFormsInPage(): void {
  const tries = new WeakMap<HTMLFormElement, number>();
  window.addEventListener('submit', (event) => {
    const { target: form, submitter, defaultPrevented } = event;
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
    const count = defaultPrevented ? 0 : (tries.get(form) ?? 0) + 1;
    tries.set(form, count);
    if (defaultPrevented) return;
    event.preventDefault();
    if (count > maxTries) return;
    setTimeout(() => {
      if (form.isConnected) form.requestSubmit(submitter ?? undefined);
    }, retryMs);
  });
}
