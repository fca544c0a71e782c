import { useLayoutEffect } from 'react';
import type { Taille } from '@/data/partie/play-choices.ts';

/** All sizes of the site are relative to the root's, so that everything grows together. */
const sizes: Readonly<Record<Taille, string>> = {
  normale: '',
  grande: '120%',
  'tres-grande': '145%',
};

/** Sets the game's text to the size chosen on this device, while it is played. */
export function useTextSize(taille: Taille): void {
  // The root is the document's; before the first paint, so that nothing moves.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.fontSize = sizes[taille];
    return () => {
      style.fontSize = '';
    };
  }, [taille]);
}
