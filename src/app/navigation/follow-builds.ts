import { createPath, type DataRouter } from 'react-router';
import { watchNewerFormats } from '@/lib/errors/data-error.ts';
import { currentBuild, readLatestBuild, watchBuild } from './build-check.ts';
import { isLoadingAhead, setDestination, watchChunkFailures } from './chunk.ts';
import { isFirstReloadFor } from './reload-guard.ts';
import { reloadAt } from './reload.ts';

/**
 * Keeps the page and the site on the same build. Once there is a newer one, the next navigation to another page is a full load of its
 * destination; nothing happens while the visitor stays. Drafts are on the device within 400 ms and the editor writes the rest when its page
 * goes away, so nothing is lost on the way. Data of a later build that this one cannot read reloads at once: one reload for each announced
 * build.
 */
export function followBuilds(router: DataRouter): void {
  setDestination(() =>
    createPath(router.state.navigation.location ?? router.state.location),
  );
  const current = currentBuild();
  if (current === null) return;

  let isOutdated = false;
  let { pathname } = router.state.location;
  const become = () => {
    isOutdated = true;
  };
  watchBuild(current, become);
  watchChunkFailures(() => {
    // A navigation deals with its own page; a part of a page (a map) is missing for good once the build is gone.
    if (router.state.navigation.state !== 'idle') return;
    const isAhead = isLoadingAhead();
    void readLatestBuild(Date.now()).then((latest) => {
      if (latest === null || latest === current) return;
      become();
      if (!isAhead) reloadAt(createPath(router.state.location));
    });
  });
  let isLooking = false;
  watchNewerFormats(() => {
    if (isLooking) return;
    isLooking = true;
    void readLatestBuild(Date.now()).then((latest) => {
      isLooking = false;
      // Without a newer build, or if it changed nothing, the page says that it cannot read the data, with a button.
      if (latest === null || latest === current || !isFirstReloadFor(latest)) return;
      become();
      reloadAt(createPath(router.state.navigation.location ?? router.state.location));
    });
  });
  router.subscribe(({ location, navigation }) => {
    const next = navigation.location ?? location;
    if (next.pathname === pathname) return;
    if (!isOutdated) {
      ({ pathname } = location);
      return;
    }
    ({ pathname } = next);
    // The browser takes over: the router must not end this navigation on its own, under it.
    if (reloadAt(createPath(next))) router.dispose();
  });
}
