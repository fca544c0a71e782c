import { msg } from '@lingui/core/macro';

/**
 * Drawings that stand in the middle of a tampon, in a square of 48 units, drawn by strokes of 2.6 units with round ends: the
 * text of one SVG path each, so that a page and a canvas draw the same.
 */
export const emblemes = {
  bateau: 'M7 33h34l-5 9H12zM24 33V6M24 8l13 19H24M21 13L11 27h10',
  chouette:
    'M11 10c4 2 8 3 13 3s9-1 13-3v18c0 8-5 14-13 14S11 36 11 28zM18 17.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M30 17.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M18 21.5v1M30 21.5v1M24 26l-2 3.5h4zM19 42v4M29 42v4',
  coquillage:
    'M24 41C12 36 6 27 7 19c1-7 8-11 17-11s16 4 17 11c1 8-5 17-17 22zM24 41V9M24 41L14 11M24 41L34 11M24 41L8 22M24 41l16-19M18 41h12',
  tour: 'M13 42V17h-3V7h6v4h5V7h6v4h5V7h6v10h-3v25zM13 17h22M20 42v-8c0-5 8-5 8 0v8M24 22v4',
  eglise:
    'M16 42V20l8-10l8 10v22M24 10V3M21 5.5h6M16 26L6 34v8h36v-8l-10-8M21 42v-7c0-4 6-4 6 0v7M24 22v5',
  arbre:
    'M24 45V22M24 31l6-6M24 28l-5-5M24 4c7 0 10 4 10 8c5 1 7 5 6 9c-1 6-6 8-10 7H18c-4 1-9-1-10-7c-1-4 1-8 6-9c0-4 3-8 10-8z',
  soleil:
    'M24 15a9 9 0 1 0 0 18a9 9 0 1 0 0-18M24 4v6M24 38v6M4 24h6M38 24h6M10 10l4 4M34 34l4 4M10 38l4-4M34 14l4-4',
  etoile: 'M24 4l6 13.5l14 1.5l-10.5 9.5L36.5 43L24 35.5L11.5 43l3-14.5L4 19l14-1.5z',
  vague:
    'M4 16c4-6 9-6 13 0s9 6 13 0s9-6 14 0M4 27c4-6 9-6 13 0s9 6 13 0s9-6 14 0M4 38c4-6 9-6 13 0s9 6 13 0s9-6 14 0',
  raisin:
    'M24 14V5M24 9c4-6 10-5 12-2c-3 4-8 5-12 2M16 13.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M32 13.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M24 15.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M20 23.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M28 23.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M24 32.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9',
  cle: 'M15 14a9 9 0 1 0 0 18a9 9 0 1 0 0-18M15 20.5v5M24 23h20v8M37 23v6',
} as const;

/** Name of an emblem. */
export type EmblemeName = keyof typeof emblemes;

/** Side of the square that an emblem is drawn in, and how wide its strokes are. */
export const emblemeSize = { side: 48, stroke: 2.6 } as const;

/** What is written at the bottom of a tampon, and what it attests in a sentence, by the genre of the quête. */
export const mentions = {
  quete: { ring: msg`QUÊTE ACHEVÉE`, said: msg`quête achevée` },
  visite: { ring: msg`VISITE ACHEVÉE`, said: msg`visite achevée` },
  aventure: { ring: msg`AVENTURE VÉCUE`, said: msg`aventure vécue` },
} as const;

/** A genre of quête, as far as a tampon goes. */
export type MentionName = keyof typeof mentions;
