import { useEffect, useState } from 'react';
import { loadIcons } from './icon-loader.ts';
import { svgOf } from './icon-set.ts';

type RemoteIconProps = {
  /** `<set>:<icon>`, written in full: the build looks for these names and puts them beside the site. */
  name: `${string}:${string}`;
  className?: string;
};

/**
 * An icon for what is shown only once the page is awake: it comes from the icon endpoint and weighs nothing in the scripts.
 * Icons of the first screen are imported from `~icons/…`, and stand in the HTML. Its room is kept; words say the same.
 */
export function RemoteIcon({ name, className = 'size-5' }: RemoteIconProps) {
  const [svg, setSvg] = useState<string | null>(null);
  const [prefix = '', icon = ''] = name.split(':');

  // The icon comes from the network or the device.
  useEffect(() => {
    let isShown = true;
    void loadIcons(prefix, [icon]).then((set) => {
      if (isShown) setSvg(svgOf(set, icon));
    });
    return () => {
      isShown = false;
    };
  }, [prefix, icon]);

  // An image runs nothing, whoever sent it; as a mask it takes the colour of the words beside it.
  const mask =
    svg === null ? undefined : `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  return (
    <span
      aria-hidden="true"
      className={`inline-block shrink-0 bg-current mask-contain mask-center mask-no-repeat ${className}`}
      style={mask === undefined ? { visibility: 'hidden' } : { maskImage: mask }}
    />
  );
}
