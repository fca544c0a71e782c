import type { IconifyIcon } from '@iconify/react';
import { parseIconSet as resolveIcons } from '@iconify/utils/lib/icon-set/parse';
import { quicklyValidateIconSet } from '@iconify/utils/lib/icon-set/validate-basic';
import { iconToSVG } from '@iconify/utils/lib/svg/build';

/** Icons of one set, each whole: aliases are resolved, and turns or mirrors are in its `body`. */
export type IconSet = {
  prefix: string;
  icons: Record<string, IconifyIcon>;
};

/** `<Icon mode="mask">` draws the body of an icon unchanged, without `rotate`, `hFlip` and `vFlip`. */
function drawn(icon: IconifyIcon): IconifyIcon {
  const {
    body,
    viewBox: [left, top, width, height],
  } = iconToSVG(icon);
  return { body, left, top, width, height };
}

/**
 * Reads a set in the format of Iconify, from a service or the device; null for other data. A dangling alias makes the set invalid; one that
 * leads to itself is left out.
 */
export function parseIconSet(json: unknown, prefix: string): IconSet | null {
  try {
    const set = quicklyValidateIconSet(json);
    if (set?.prefix !== prefix) return null;
    const icons: [name: string, icon: IconifyIcon][] = [];
    resolveIcons(set, (name, icon) => {
      if (icon !== null) icons.push([name, drawn(icon)]);
    });
    return { prefix, icons: Object.fromEntries(icons) };
  } catch {
    // The check reads the properties of each icon, whatever an icon is.
    return null;
  }
}
