import { useEffect, useState } from 'react';
import { drawingNamed, loadDrawing, type Drawing } from '../icons/drawings.ts';
import { themeEmblemes, type EmblemeTheme } from './emblemes.ts';

/** The subject of the emblem. */
export type OfEmbleme = {
  /** Name of the author's chosen icon, as written; absent or empty without one. */
  embleme?: string | undefined;
  theme: EmblemeTheme;
};

/** The drawing of an emblem: of the icon that the author chose, else that of the theme. Undefined while it is loaded. */
export function useEmbleme({ embleme = '', theme }: OfEmbleme): Drawing | undefined {
  const [, drawAgain] = useState(0);
  const drawing = drawingNamed(embleme);
  const isMissing = drawing === undefined;

  // Drawings are loaded for all pages, outside React.
  useEffect(() => {
    if (!isMissing) return undefined;
    let isGone = false;
    void loadDrawing(embleme).then(() => {
      if (!isGone) drawAgain((count) => count + 1);
    });
    return () => {
      isGone = true;
    };
  }, [embleme, isMissing]);

  return drawing === null ? themeEmblemes[theme] : drawing;
}
