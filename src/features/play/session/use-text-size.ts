import { useLayoutEffect } from 'react';
import type { Taille } from '@/data/partie/play-choices.ts';

/** Everything of the site is measured by the size of its root, so that all of it grows together. */
const sizes: Readonly<Record<Taille, string>> = {
  normale: '',
  grande: '120%',
  'tres-grande': '145%',
};

/** Writes the game as large as the device was asked to, for as long as it is played. */
export function useTextSize(taille: Taille): void {
  // The root belongs to the document; before the first paint, so that nothing moves.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.fontSize = sizes[taille];
    return () => {
      style.fontSize = '';
    };
  }, [taille]);
}
