import type { Drawing } from '../icons/drawings.ts';

/** A theme of quêtes, as used by a tampon. */
export type EmblemeTheme = 'nature' | 'pierre' | 'eau';

function drawn(d: string): Drawing {
  return { d, side: 48, stroke: 2.6 };
}

/** The emblem of each theme: a tree, a tower, waves. They are in the scripts: nothing to load. */
export const themeEmblemes: Readonly<Record<EmblemeTheme, Drawing>> = {
  nature: drawn(
    'M24 45V22M24 31l6-6M24 28l-5-5M24 4c7 0 10 4 10 8c5 1 7 5 6 9c-1 6-6 8-10 7H18c-4 1-9-1-10-7c-1-4 1-8 6-9c0-4 3-8 10-8z',
  ),
  pierre: drawn(
    'M13 42V17h-3V7h6v4h5V7h6v4h5V7h6v10h-3v25zM13 17h22M20 42v-8c0-5 8-5 8 0v8M24 22v4',
  ),
  eau: drawn(
    'M4 16c4-6 9-6 13 0s9 6 13 0s9-6 14 0M4 27c4-6 9-6 13 0s9 6 13 0s9-6 14 0M4 38c4-6 9-6 13 0s9 6 13 0s9-6 14 0',
  ),
};
