import type { Drawing } from '@/ui/icons/drawings.ts';
import { drawingOf } from '@/ui/icons/fetch-drawing.ts';
import { parseIconSet } from '@/ui/icons/icon-set.ts';
import { remoteSets } from '@/ui/icons/remote-sets.ts';
import { readIconSet } from './icons.ts';

/** The drawings of all icons of the sets that the site serves, by name: whatever emblem a quête has is in its page. */
export function emblemeDrawings(): [name: string, drawing: Drawing][] {
  return remoteSets.flatMap((prefix) => {
    const icons = parseIconSet(readIconSet(prefix), prefix)?.icons ?? {};
    return Object.entries(icons).flatMap(([name, icon]) => {
      const drawing = drawingOf(icon);
      return drawing === null
        ? []
        : [[`${prefix}:${name}`, drawing] satisfies [string, Drawing]];
    });
  });
}
