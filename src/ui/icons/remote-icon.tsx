import { Icon, setCustomIconsLoader } from '@iconify/react';
import { loadIcons } from './icon-loader.ts';
import type { IconSet } from './icon-set.ts';
import { remoteSets } from './remote-sets.ts';

/** The library never retries a failed icon: without network the request waits for `online`. */
async function loadWhenOnline(names: string[], prefix: string): Promise<IconSet> {
  const set = await loadIcons(prefix, names);
  const isWhole = names.every((name) => Object.hasOwn(set.icons, name));
  if (isWhole || navigator.onLine) return set;
  await new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
  });
  return loadWhenOnline(names, prefix);
}

// The library asks our loader for icons of these sets, never its own hosts.
for (const prefix of remoteSets) setCustomIconsLoader(loadWhenOnline, prefix);

/** `<set>:<icon>`, written in full in a source: the build finds these names and puts them beside the site. */
export type RemoteIconName = `${(typeof remoteSets)[number]}:${string}`;

type RemoteIconProps = {
  name: RemoteIconName;
  className?: string;
};

/**
 * An icon for content shown only once the page is awake: from the icon endpoint, without weight in the scripts. Icons of the first screen
 * are imported from `~icons/…`, and are in the HTML. Its room is reserved; words say the same. As a mask it is an image, which runs no
 * script, whatever its source: Trusted Types refuse the library's other modes.
 */
export function RemoteIcon({ name, className = 'size-5' }: RemoteIconProps) {
  return (
    <span aria-hidden="true" className={`inline-flex shrink-0 ${className}`}>
      <Icon icon={name} mode="mask" width="100%" height="100%" />
    </span>
  );
}
