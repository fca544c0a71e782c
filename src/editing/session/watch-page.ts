type PageWatch = {
  /** The network is back. */
  onOnline: () => void;
  /** The page is hidden or has lost the focus: it may never be seen again. */
  onLeft: () => void;
  /** The last moment of the page: asynchronous work does not finish. */
  onParting: () => void;
  /** True if text is lost with the page, so that the browser asks before. */
  isAtRisk: () => boolean;
};

/** Watches the page of an author. @returns a stop function. */
export function watchPage({
  onOnline,
  onLeft,
  onParting,
  isAtRisk,
}: PageWatch): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  window.addEventListener('online', onOnline, { signal });
  window.addEventListener('blur', onLeft, { signal });
  window.addEventListener('pagehide', onParting, { signal });
  window.addEventListener(
    'beforeunload',
    (event) => {
      if (isAtRisk()) event.preventDefault();
    },
    { signal },
  );
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') onLeft();
    },
    { signal },
  );
  return () => watching.abort();
}
